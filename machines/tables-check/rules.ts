/*
 * Tables Check: the rules, for a teacher who wants to know what the children do.
 *
 * It is the multiplication tables check that children in England take at the end of Year 4, as it is taken there. Three
 * questions to warm up count for nothing. Then come 25 of the 121 products from 2 × 2 to 12 × 12, one mark each. There are
 * 6 seconds for each question, and 3 seconds before the next one. Digits are typed, five at the most, and can be taken
 * back; Enter gives the answer, and with nothing typed it does nothing. What is typed when the time ends is the answer.
 * Nothing says right or wrong before the end. After 30 minutes the check stops.
 *
 * The limits of a form are those of the assessment framework (Standards and Testing Agency, 2018): so many questions from
 * each table, which is the first number; each second number within one of the same limits; 3 to 7 questions from the 2, 5
 * and 10 times tables together, one from the fives at least; no question twice, and none the other way round.
 *
 * The seven access arrangements are those of the check as well: a sound when 2 seconds are left, five schemes of colours,
 * six sizes of type, somebody else who types, a Next button between questions, questions read aloud, no pad on the screen.
 * Where questions are read aloud, the clock begins after the words, or at the first key.
 *
 * What goes beyond the check is ours, and such a result is kept apart from the standard score:
 * - More time doubles the 6 seconds and the 30 minutes; no clock takes both away. The 3 seconds stay.
 * - With a screen reader the clock begins at the first key, or once there was time to hear the question.
 * - With one switch the scanning costs no time to think: a question has 6 seconds, and what the scan needs at the most.
 * - Answers that are spoken have 2 more seconds, in which the device works out what was said.
 * - A pause stops all clocks, and makes a check one that was taken with pauses.
 */

import { stretched, type TimeSetting } from '../core/time-setting';
import { plainText } from '../core/typed-text';

/** Every number of the game. */
export const RULES = {
  questions: 25,
  warmUp: 3,
  questionSeconds: 6,
  gapMs: 3000,
  checkMinutes: 30,
  maxDigits: 5,
  alertSeconds: 2,
  /** Where the clock waits for words it begins after so long at the latest. */
  wordsMs: 5000,
  speechSeconds: 2,
  /** How many questions each table may have, which is the first number. */
  tables: {
    2: [0, 2],
    3: [1, 3],
    4: [1, 3],
    5: [1, 3],
    6: [2, 4],
    7: [2, 4],
    8: [2, 4],
    9: [2, 4],
    10: [0, 2],
    11: [1, 3],
    12: [2, 4],
  },
  /** How much further the limits of second numbers reach, on both sides. */
  secondWithin: 1,
  /** The tables that are learned first, and how many questions they may have together. */
  early: { tables: [2, 5, 10], limits: [3, 7] },
} as const;

/** A times table of the check. */
export type Table = keyof typeof RULES.tables;
/** Its tables, from 2 to 12. */
export const TABLES: readonly Table[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The rows of the pad, as one switch scans them. */
export const PAD_ROWS = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '0'],
  ['delete', 'enter'],
] as const;
/** A key of the pad. */
export type PadKeyName = (typeof PAD_ROWS)[number][number];

type Switched = 'off' | 'on';

/** What a check can be set to. */
export interface Settings {
  readonly alert: Switched;
  readonly colours: 'own' | 'black-white' | 'yellow-black' | 'black-blue' | 'black-peach' | 'blue-cream';
  readonly letters: 'regular' | 'very-small' | 'small' | 'large' | 'very-large' | 'largest';
  readonly helper: Switched;
  readonly next: Switched;
  readonly aloud: Switched;
  readonly pad: 'on' | 'off';
  readonly reader: Switched;
  /** How many seconds the scan stays at each row and key. */
  readonly scan: 'off' | '1' | '2' | '3' | '5';
  readonly speech: Switched;
  readonly time: TimeSetting;
}

/** The seven arrangements of the check, and what goes beyond it: a result says which of them it was taken with. */
export const ARRANGEMENTS = ['alert', 'colours', 'letters', 'helper', 'next', 'aloud', 'pad'] as const;
export const BEYOND = ['reader', 'scan', 'speech', 'time'] as const;
/** What a check was taken with. */
export type Manner = (typeof ARRANGEMENTS)[number] | (typeof BEYOND)[number] | 'pauses';

const USUAL: Pick<Settings, (typeof ARRANGEMENTS)[number]> = {
  alert: 'off',
  colours: 'own',
  letters: 'regular',
  helper: 'off',
  next: 'off',
  aloud: 'off',
  pad: 'on',
};
const USUAL_BEYOND: Pick<Settings, (typeof BEYOND)[number]> = {
  reader: 'off',
  scan: 'off',
  speech: 'off',
  time: 'normal',
};

/** With what a check was taken that is not so by itself. */
export function mannersOf(settings: Settings, pauses: number): readonly Manner[] {
  const arranged = ARRANGEMENTS.filter((name) => settings[name] !== USUAL[name]);
  const beyond = BEYOND.filter((name) => settings[name] !== USUAL_BEYOND[name]);
  return [...arranged, ...beyond, ...(pauses > 0 ? (['pauses'] as const) : [])];
}

/** Whether a check that was taken like this has a standard score: with nothing, or with arrangements of the check alone. */
export const isStandard = (manners: readonly string[]): boolean =>
  manners.every((manner) => ARRANGEMENTS.some((one) => one === manner));

/** What a scan needs at the most until three digits and Enter are pressed: for each key its row, and then its place there. */
const SCAN_STEPS = 3 * (PAD_ROWS.length + PAD_ROWS[0].length) + PAD_ROWS.length + PAD_ROWS[2].length;

/** The seconds of a question; null without a limit. */
export function questionSeconds({ time, scan, speech }: Pick<Settings, 'time' | 'scan' | 'speech'>): number | null {
  const toThink = stretched(RULES.questionSeconds, time);
  if (toThink === null) return null;
  const toScan = scan === 'off' ? 0 : SCAN_STEPS * Number(scan);
  return toThink + toScan + (speech === 'on' ? RULES.speechSeconds : 0);
}

/** After how many milliseconds the check stops; null where it never does. A scan alone may need longer than 30 minutes. */
export function checkMs({ time, scan }: Pick<Settings, 'time' | 'scan'>): number | null {
  const minutes = scan === 'off' ? stretched(RULES.checkMinutes, time) : null;
  return minutes === null ? null : minutes * 60_000;
}

/** Whether the clock of a question waits for its words, or for the first key. */
export const waitsForSpeech = ({ aloud, reader }: Pick<Settings, 'aloud' | 'reader'>): boolean =>
  aloud === 'on' || reader === 'on';

/** Whether the time of an answer is that of its player's thinking: not where words came before, or somebody else types. */
export const saysThinking = (settings: Pick<Settings, 'aloud' | 'reader' | 'helper'>): boolean =>
  !waitsForSpeech(settings) && settings.helper === 'off';

/** What of a text stays in the field: its first five digits, those of other scripts and widths included. */
export const digitsIn = (text: string): string => plainText(text).replaceAll(/\D/g, '').slice(0, RULES.maxDigits);
