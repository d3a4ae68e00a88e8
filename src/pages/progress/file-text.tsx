import type { ReactNode } from 'react';
import type { ChildLook } from '../../../machines/core/child-look';
import { joinList, plural } from '../../locale/grammar';
import type { FileError } from '../../progress/progress-file';
import { formatDate } from '../../ui/dates';
import { formatNumber } from '../../ui/format';
import { childName } from '../children/names-text';

export const text = {
  grownUps: 'For grown-ups',
  about:
    'All of this stays in the browser on this device. It is never sent to us or to anyone else, and other devices cannot see it.',
  onlyFor: (child: ChildLook): string => `Everything below is for the ${childName(child)} only.`,
  undo: 'Undo',

  save: {
    title: 'Save to a file',
    lead: 'Saves everything in one small file. Keep the file, or take it to another device and load it there. Ask a grown-up to help you.',
    button: 'Save my progress',
    done: (name: ReactNode) => <>Saved as {name}. You will find it in your downloads.</>,
  },

  load: {
    title: 'Load from a file',
    lead: 'Adds progress that you saved before, on this or another device. Your best scores are always kept, and nothing here is lost.',
    choose: 'Choose a file',
    drop: 'Or drop it anywhere on this page.',
    nothingNew: 'There is nothing new in this file',
    willBeAdded: 'This will be added',
    alreadyHere: 'Everything in it is already on this device.',
    damaged: (titles: readonly string[]): string =>
      `Part of the file is damaged and was left out: ${joinList(titles)}.`,
    newer: (titles: readonly string[]): string =>
      `Saved by a newer version of Numeria: ${joinList(titles)}. Reload this page, then load the file again.`,
    add: 'Add to this device',
    notNow: 'Not now',
    ok: 'OK',
    savedOn: (day: Date): string => `Saved on ${formatDate(day, { day: 'numeric', month: 'long', year: 'numeric' })}.`,
    done: 'Done. Everything in the file is now on this device.',
    /** In the open page only, because the device cannot save. */
    doneOnPage: 'Done. Everything in the file has been added.',
  },

  startOver: {
    title: 'Start over',
    lead: 'Every game starts again from the beginning. If someone else wants to play too, add a child instead.',
    button: 'Start over...',
    question: 'Start over?',
    forEveryone: 'This clears the following on this device, for everyone who plays here:',
    forChild: (child: ChildLook): string =>
      `This clears the following for the ${childName(child)}. The other children keep theirs:`,
    whatIsCleared: (gameWithLevels: string): readonly string[] => [
      'the best scores, streaks and times in all games',
      `the levels, achievements and outfits in ${gameWithLevels}`,
      'the map of what you know',
      'your stars on the islands, your stamps, your hats and your boat',
      'everything on My island and in your harbour',
      'which videos you have ticked as watched',
    ],
    notCleared:
      'It does not change your account, your favourites, the minutes of play or your choices for sound, time and colours.',
    keep: 'Keep everything',
    saveFirst: 'Save to a file first',
    saved: (name: string): string => `Saved as ${name}.`,
    clear: 'Clear everything',
    cleared: 'Everything was cleared.',
    /** The parts with these titles were saved by a newer version of the site and are not cleared. */
    clearedExcept: (titles: readonly string[]): string =>
      `Everything was cleared except ${joinList(titles)}, saved by a newer version of Numeria. Reload this page to clear that too.`,
    undoable: 'You can undo this until you leave the page.',
  },

  untilClosed: 'This device cannot save, so this will be lost when you close the page.',
  undone: 'Undone. Everything is back to how it was.',
  /** The parts with these titles have changed since then and were left alone. */
  undoneExcept: (titles: readonly string[]): string =>
    `Undone, except ${joinList(titles)}, because there has been new progress since then.`,
} as const;

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

/** Shown when a file or link contains items that the site does not know, or impossible numbers. */
export const omittedText = {
  file: (count: number): string =>
    plural(
      count,
      'We left out 1 item in this file that we did not recognise.',
      `We left out ${formatNumber(count)} items in this file that we did not recognise.`,
    ),
  link: (count: number): string =>
    plural(
      count,
      'We left out 1 item in this link that we did not recognise.',
      `We left out ${formatNumber(count)} items in this link that we did not recognise.`,
    ),
} as const;

/** What a file changes, by part, where no number changes. */
export const CHANGES: Readonly<Record<string, string>> = {
  choices: 'sound, time or colours, if you have not chosen them here yet',
  passport: "your hero's hat",
  island: 'where your things are',
  dayVoyage: 'your week at sea',
  weeks: 'the weeks whose links you have opened',
  markedSheets: 'which sheets have been marked',
  lastRounds: 'rounds to play beside yourself',
  voyage: 'the islands you have visited',
  videos: 'what you opened last',
};

/** What a file changes in any other part. */
export const otherRecords = 'records for other kinds of round';

export const titleOfChange = (title: string): string => `${title}:`;

interface ChangedFact {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/** "best score 420 (now 200), best streak 12" */
export const changedFacts = (facts: readonly ChangedFact[]): string =>
  facts
    .map(({ label, before, after }) => `${label.toLowerCase()} ${after}${before === null ? '' : ` (now ${before})`}`)
    .join(', ');
