import type { LoadPreviewData } from '../../progress/load-file';
import type { FileError } from '../../progress/progress-file';
import { formatNumber } from '../../ui/format';

/** Why a file was not loaded, and what to do. */
export const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  empty: 'This file is empty. Choose another one. Nothing has changed.',
  tooBig: 'This file is too big to be saved progress. Choose another one. Nothing has changed.',
  foreign:
    'This is not a saved progress file. Look for a file whose name begins with “numeria-progress”. Nothing has changed.',
  damaged:
    'This file is damaged: part of it is missing or wrong. If you have another copy, try that. Nothing has changed.',
  newer: 'This file was saved by a newer version of Numeria. Reload this page, then try again. Nothing has changed.',
  unreadable: 'We could not open this file. Choose it again. Nothing has changed.',
};

/** Where a change is stored: on the device, or only in the open page if the device is full or blocks saving. */
export type StorageLocation = 'device' | 'page';

const UNTIL_CLOSED = 'This device cannot save, so this will be lost when you close the page.';

export const loadedText = (where: StorageLocation): string =>
  where === 'device'
    ? 'Done. Everything in the file is now on this device.'
    : `Done. Everything in the file has been added. ${UNTIL_CLOSED}`;

/** Shown after starting over. Parts saved by a newer version of the site are not cleared. */
export function clearedText(newer: readonly string[], where: StorageLocation): string {
  const cleared =
    newer.length === 0
      ? 'Everything was cleared.'
      : `Everything was cleared except ${listText(newer)}, saved by a newer version of Numeria. Reload this page to clear that too.`;
  const undoable = `${cleared} You can undo this until you leave the page.`;
  return where === 'device' ? undoable : `${undoable} ${UNTIL_CLOSED}`;
}

/** Shown after an undo. The parts with these titles have changed since then and were left alone. */
export const undoneText = (changedSince: readonly string[]): string =>
  changedSince.length === 0
    ? 'Undone. Everything is back to how it was.'
    : `Undone, except ${listText(changedSince)}, because there has been new progress since then.`;

/** Shown when a file or link contains items that the site does not know, or impossible numbers. */
export const omittedText = (count: number, of: 'file' | 'link' = 'file'): string =>
  count === 1
    ? `We left out 1 item in this ${of} that we did not recognise.`
    : `We left out ${formatNumber(count)} items in this ${of} that we did not recognise.`;

/** Joins titles: "Videos", "Videos and Your choices"; three or more have a comma before "and". */
export const listText = (titles: readonly string[]): string =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1) ?? ''}`;

/** "Saved on 22 November 2026." */
export const savedOnText = (moment: Date): string =>
  `Saved on ${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}.`;

/** The changes in a part, in words: "best score 420 (now 200), best streak 12" */
export function changeText({ part, facts }: LoadPreviewData['changes'][number]): string {
  if (part === 'choices') return 'sound, time or colours, if you have not chosen them here yet';
  if (part === 'passport' && facts.length === 0) return "your hero's hat";
  if (part === 'island' && facts.length === 0) return 'where your things are';
  if (part === 'dayVoyage' && facts.length === 0) return 'your week at sea';
  if (part === 'weeks' && facts.length === 0) return 'the weeks whose links you have opened';
  if (part === 'markedSheets') return 'which sheets have been marked';
  if (part === 'lastRounds') return 'rounds to play beside yourself';
  if (part === 'voyage' && facts.length === 0) return 'the islands you have visited';
  if (facts.length === 0) return part === 'videos' ? 'what you opened last' : 'records for other kinds of round';
  return facts
    .map(({ label, before, after }) => {
      const now = before === null ? '' : ` (now ${before})`;
      return `${label.toLowerCase()} ${after}${now}`;
    })
    .join(', ');
}
