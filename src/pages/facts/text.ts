import type { Operation } from '../../../machines/core/arithmetic';
import { type Known, MEMORY } from '../../../machines/learning/memory';
import type { Reason } from './next';

/** What a child is told of each state. */
export const STATE_SENTENCES: Readonly<Record<Known, string>> = {
  new: 'You have not met this one yet.',
  learning: 'You are learning this one.',
  right: 'You get this one right.',
  quick: 'You are quick with this one!',
};

export const RUSTY_SENTENCE = 'It is a bit rusty. Play it again to make it shine.';

/** What a map is of, and what is counted on it. */
export const OPERATION_NAMES: Readonly<Record<Operation, { readonly short: string; readonly facts: string }>> = {
  '×': { short: 'Times', facts: 'times tables facts' },
  '÷': { short: 'Divide', facts: 'dividing facts' },
  '+': { short: 'Add', facts: 'adding facts' },
  '−': { short: 'Take away', facts: 'taking away facts' },
};

/** "You know 43 of 78." */
export const countText = ({ known, of }: { readonly known: number; readonly of: number }): string =>
  known === of ? `You know all ${of}!` : `You know ${known} of ${of}.`;

const seconds = (ms: number): string => String(ms / 1000);

/** What the states mean, for grown-ups; the figures are those of the memory. */
export const MEANINGS: readonly { readonly known: Known; readonly text: string }[] = [
  { known: 'new', text: 'It has not come up in any game on this device yet.' },
  { known: 'learning', text: 'It has come up, and is not yet right time after time.' },
  {
    known: 'right',
    text: 'It was right, and not by luck: without thinking long, or at least twice in a row.',
  },
  {
    known: 'quick',
    text:
      `It is right again and again, mostly within ${seconds(MEMORY.quickMs)} to ${seconds(MEMORY.goodMs)} seconds of ` +
      'thinking: the time for typing is taken off. Where no time is taken, being right on several days is enough.',
  },
];

export const RUSTY_MEANING =
  'It was reached, and has been missed since or not been met for weeks. What was reached once is never taken away.';

/** Why a fact is worth practising. */
export const REASONS: Readonly<Record<Reason, string>> = {
  missed: 'it went wrong last time',
  rusty: 'a bit rusty',
  learning: 'you are learning it',
  new: 'new',
};

export const ALL_KNOWN = 'You know them all. Well done!';

/** Where the map of somebody else is open. */
export const SHARED = {
  open: 'This map came with a link. It belongs to somebody else.',
  damaged: 'This link is damaged, so its map cannot be shown. Ask for the link once more. Your own map is below.',
  added: 'Done. It is part of your own map now.',
  addedToPage:
    'Done. It is part of your own map until you close the page: this device is out of space or blocks saving.',
  same: 'Everything on that map is on yours already.',
  newer: 'A newer Numeria has written your map. Reload this page, then open the link again.',
  undone: 'Undone. Your map is as it was before.',
  changedSince: 'Your map has changed since then, so it stays as it is.',
} as const;

/** The sheet that is printed for grown-ups. */
export const SHEET = {
  title: 'What I know',
  name: 'Name:',
  signs: [
    { state: 'new', sign: '', text: 'not met yet' },
    { state: 'learning', sign: '/', text: 'learning' },
    { state: 'right', sign: '42', text: 'right' },
    { state: 'quick', sign: '42', text: 'right and quick' },
    { state: 'rusty', sign: '~42', text: 'a bit rusty: not met for long, or missed since' },
  ],
  next: 'What to practise next',
  nothing: 'all known',
  foot: 'Made by Numeria from the answers in its games, on this device alone. What was reached is never taken away. 7 × 8 and 8 × 7 are one fact. For dividing, the row is the number to divide by; for taking away, the number to take.',
} as const;
