import type { Operation } from '../../../machines/core/arithmetic';
import type { KnowledgeLevel } from '../../../machines/learning/memory';
import type { PracticeReason } from './next-facts';

/** How the map describes each state to the child. */
export const STATE_SENTENCES: Readonly<Record<KnowledgeLevel, string>> = {
  new: 'You have not tried this one yet.',
  learning: 'You are learning this one.',
  right: 'You get this one right.',
  quick: 'You are quick at this one!',
};

export const RUSTY_SENTENCE = 'It is a bit rusty. Play it again to make it shine.';

export const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  '×': 'Times',
  '÷': 'Divide',
  '+': 'Add',
  '−': 'Take away',
};

export const text = {
  title: 'What you know',
  lead: 'Each tile is a sum or a skill. Play to fill your mosaic.',
  tables: 'Times tables',
  sums: 'Sums to 20',
  whichMap: (title: string): string => `Which map: ${title}`,
  map: (title: string, operation: string): string => `${title}: ${operation}`,
  numbers: 'Numbers',
  tile: (sum: string, state: string): string => `${sum}, ${state}`,
  legend: 'What the tiles mean',
  next: 'What to practise next',
  countOf: (count: number, of: number): string => `${count} of ${of}`,
  undo: 'Undo',

  learntTables: {
    title: 'Which times tables have you learnt?',
    how: 'Tap the ones you have done at school, so the games know where to start.',
    table: (table: number): string => `The ${table} times table`,
  },

  typing: {
    title: 'How fast do you type?',
    about: 'Copy twelve numbers, so that the map can count your thinking and not your typing. It takes 20 seconds.',
    begin: 'Copy the numbers',
    again: 'Again',
    done: 'Thank you! Now the map knows how fast you type.',
    copy: (number: string): string => `Copy ${number}`,
    ok: 'OK',
    stop: 'Stop',
  },
} as const;

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
  /** How a skill is called that is known well, which is not about being quick. */
  sure: 'sure',
  sureButRusty: 'sure, a bit rusty',
  gold: 'A golden tile means that you are sure. A green one was right.',
  practise: 'Practise',
  practiseSkill: (skill: string): string => `Practise: ${skill}`,
  /** For screen readers, after the name of a skill. */
  state: (state: string): string => `: ${state}`,
} as const;

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
  showOwn: 'Show my own map',
  add: 'Add it to my map',
  newer: 'Your map was saved by a newer version of Numeria. Reload this page, then open the link again.',
  undone: 'Undone. Your map is back to how it was.',
  changedSince: 'Your map has changed since then, so this can no longer be undone.',
} as const;

export const PRINTED_SHEET_TEXT = {
  title: 'What I know',
  name: 'Name:',
  signs: {
    new: 'not asked yet',
    learning: 'learning',
    right: 'right',
    quick: 'right and quick',
    rusty: 'a bit rusty: not asked for a while, or missed recently',
  },
  next: 'What to practise next',
  nextOf: (operation: string): string => `${operation}:`,
  nothing: 'all known',
  skillsTitle: 'What I can do',
  skillSigns: {
    new: 'not asked yet',
    learning: 'learning',
    right: 'right',
    quick: 'right and sure',
    rusty: 'a bit rusty',
  },
  foot: 'Made by Numeria from the answers given in its games on this device only. Progress is never taken away. 7 × 8 and 8 × 7 count as one fact. For division, the row is the number to divide by. For subtraction, it is the number to take away.',
} as const;
