import type { FileError } from '../../progress/file';
import type { Plan } from '../../progress/loading';
import { numberText } from '../../ui/format';

/** Why a file was not loaded, and what to do about it. */
export const TROUBLES: Readonly<Record<FileError, string>> = {
  empty: 'This file is empty. Nothing was changed. Please choose another one.',
  tooBig: 'This file is too big to be saved progress. Nothing was changed. Please choose another one.',
  foreign:
    'This is not a file of saved progress. Nothing was changed. Look for one whose name begins with “numeria-progress”.',
  damaged: 'This file is damaged: a part of it is missing or wrong. Nothing was changed. Is there another copy of it?',
  newer: 'This file was made by a newer Numeria. Reload this page first, then try again. Nothing was changed.',
  unreadable: 'This file could not be opened. Nothing was changed. Please choose it once more.',
};

/** Where a change is kept: on the device, or, where that has no room or does not allow it, only in the open page. */
export type StoredWhere = 'device' | 'page';

/** What is said where the device keeps nothing. */
const UNTIL_CLOSED = 'This device keeps nothing now, so that holds only until you close the page.';

/** What is said of a file that was loaded. */
export const loadedText = (where: StoredWhere): string =>
  where === 'device'
    ? 'Done. What was in the file is on this device now.'
    : `Done. What was in the file counts here now. ${UNTIL_CLOSED}`;

/** What is said once everything was cleared, but what a newer version of the site has written. */
export function clearedText(newer: readonly string[], where: StoredWhere): string {
  const cleared =
    newer.length === 0
      ? 'Everything was cleared.'
      : `Everything was cleared but ${listText(newer)}, which a newer Numeria has written. Reload this page to clear that too.`;
  const undoable = `${cleared} Until you leave this page, you can still undo it.`;
  return where === 'device' ? undoable : `${undoable} ${UNTIL_CLOSED}`;
}

/** What is said once a change was taken back, but in the parts with these titles. */
export const undoneText = (changedSince: readonly string[]): string =>
  changedSince.length === 0
    ? 'Undone. Everything is as it was before.'
    : `Undone, but for ${listText(changedSince)}: something new was reached there meanwhile, and that stays.`;

/** What is said of a file or a link that holds things which the site does not know, or figures that nobody reaches. */
export const leftOutText = (count: number, of: 'file' | 'link' = 'file'): string =>
  count === 1
    ? `1 thing in this ${of} was not known and is left out.`
    : `${numberText(count)} things in this ${of} were not known and are left out.`;

/** "Videos", "Videos and Your choices", and with a comma before the last two of more. */
export const listText = (titles: readonly string[]): string =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1) ?? ''}`;

/** "Saved on 22 November 2026." */
export const savedOn = (moment: Date): string =>
  `Saved on ${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}.`;

/** What of a part will be another: "best score 420 (now 200), best streak 12" */
export function changeText({ part, facts }: Plan['changes'][number]): string {
  if (part === 'choices') return 'sound, time or colours, where you have not chosen here yet';
  if (part === 'passport' && facts.length === 0) return 'the hat of your hero';
  if (part === 'voyage' && facts.length === 0) return 'the islands where you have been';
  if (facts.length === 0) return part === 'videos' ? 'what you opened last' : 'records of other kinds of rounds';
  return facts
    .map(({ label, before, after }) => {
      const now = before === null ? '' : ` (now ${before})`;
      return `${label.toLowerCase()} ${after}${now}`;
    })
    .join(', ');
}
