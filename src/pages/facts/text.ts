import type { Operation } from '../../../machines/core/arithmetic';
import { type KnowledgeLevel, MEMORY } from '../../../machines/learning/memory';
import type { PracticeReason } from './next-facts';

/** How the map describes each state to the child. */
export const STATE_SENTENCES: Readonly<Record<KnowledgeLevel, string>> = {
  new: 'You have not tried this one yet.',
  learning: 'You are learning this one.',
  right: 'You get this one right.',
  quick: 'You are quick at this one!',
};

export const RUSTY_SENTENCE = 'It is a bit rusty. Play it again to make it shine.';

/** Short names for the tabs, and longer ones for the counts. */
export const OPERATION_NAMES: Readonly<Record<Operation, { readonly short: string; readonly facts: string }>> = {
  '×': { short: 'Times', facts: 'times-table facts' },
  '÷': { short: 'Divide', facts: 'division facts' },
  '+': { short: 'Add', facts: 'addition facts' },
  '−': { short: 'Take away', facts: 'subtraction facts' },
};

/** "You know 43 of 78." */
export const countText = ({ known, of }: { readonly known: number; readonly of: number }): string =>
  known === of ? `You know all ${of}!` : `You know ${known} of ${of}.`;

/** "You can do 12 of 64." */
export const skillCountText = ({ known, of }: { readonly known: number; readonly of: number }): string =>
  known === of ? `You can do all ${of}!` : `You can do ${known} of ${of}.`;

/** The map of what is neither a table nor a sum. */
export const SKILL_MAP_TEXT = {
  title: 'More skills',
  which: 'Which skills',
  sure: 'sure',
  gold: 'A golden tile means that you are sure. A green one was right.',
  practise: 'Practise',
} as const;

const seconds = (ms: number): string => String(ms / 1000);

/** What the states mean, for adults. The numbers are taken from the constants of the memory. */
export const STATE_MEANINGS: readonly { readonly known: KnowledgeLevel; readonly text: string }[] = [
  { known: 'new', text: 'It has not come up in any game on this device yet.' },
  { known: 'learning', text: 'It has been asked, but is not reliably right yet.' },
  {
    known: 'right',
    text: 'It was right without thinking for long, or at least twice in a row.',
  },
  {
    known: 'quick',
    text:
      `It is reliably right, mostly within ${seconds(MEMORY.quickMs)} to ${seconds(MEMORY.goodMs)} seconds of ` +
      'thinking, not counting the time for typing. Without a timer, and in what is not a sum, being right on several ' +
      'days is enough.',
  },
];

export const RUSTY_MEANING =
  'It was known, but has been missed since or has not come up for weeks. Progress is never taken away.';

/** For adults: where the skills are in the curriculum. */
export const CURRICULUM_TEXT = {
  title: 'What the child can do, and where it is in England’s curriculum',
  source:
    "The statements are from England's national curriculum of 2014, which will be replaced from 2028. Contains public sector " +
    'information licensed under the Open Government Licence v3.0. Which skill is part of which statement is our own judgement.',
} as const;

/** ", asked 12 times" */
export const timesAskedText = (times: number): string => {
  if (times === 0) return '';
  return times >= MEMORY.max.seen ? ', asked many times' : `, asked ${times === 1 ? 'once' : `${times} times`}`;
};

/** What a QR code leaves out if it has no room for it. */
export const QR_WITHOUT_SKILLS =
  'The QR code only has the tables and sums, because there is no room for more. The link has everything.';

export const REASON_TEXT: Readonly<Record<PracticeReason, string>> = {
  missed: 'not right last time',
  rusty: 'a bit rusty',
  learning: 'you are learning it',
  new: 'new',
};

export const ALL_KNOWN = 'You know them all. Well done!';

/** Messages about someone else's map. */
export const SHARED_MAP_TEXT = {
  open: 'This map came from a link. It belongs to someone else.',
  damaged: 'This link is damaged, so we cannot show its map. Ask for the link again. Your own map is below.',
  added: 'Done. It is part of your own map now.',
  addedToPage:
    'Done. It is part of your own map until you close the page: this device is out of space or blocks saving.',
  same: 'Everything on that map is already on yours.',
  newer: 'Your map was saved by a newer version of Numeria. Reload this page, then open the link again.',
  undone: 'Undone. Your map is back to how it was.',
  changedSince: 'Your map has changed since then, so this can no longer be undone.',
} as const;

export const PRINTED_SHEET_TEXT = {
  title: 'What I know',
  name: 'Name:',
  signs: [
    { state: 'new', sign: '', text: 'not asked yet' },
    { state: 'learning', sign: '/', text: 'learning' },
    { state: 'right', sign: '42', text: 'right' },
    { state: 'quick', sign: '42', text: 'right and quick' },
    { state: 'rusty', sign: '~42', text: 'a bit rusty: not asked for a while, or missed recently' },
  ],
  next: 'What to practise next',
  nothing: 'all known',
  skillsTitle: 'What I can do',
  skillSigns: [
    { state: 'new', sign: '', text: 'not asked yet' },
    { state: 'learning', sign: '/', text: 'learning' },
    { state: 'right', sign: '✓', text: 'right' },
    { state: 'quick', sign: '✓', text: 'right and sure' },
    { state: 'rusty', sign: '~', text: 'a bit rusty' },
  ],
  foot: 'Made by Numeria from the answers given in its games on this device only. Progress is never taken away. 7 × 8 and 8 × 7 count as one fact. For division, the row is the number to divide by. For subtraction, it is the number to take away.',
} as const;
