/*
 * Tables Check: the rules, for a teacher who wants to know what the children do.
 *
 * This is the multiplication tables check that children in England take at the end of Year 4, and it works in the same way.
 * Three warm-up questions do not count. They are followed by 25 of the 121 products from 2 × 2 to 12 × 12, one mark each. Each
 * question has 6 seconds, and there are 3 seconds before the next one. Children type up to five digits and can delete them;
 * Enter submits the answer, and does nothing while the field is empty. Whatever is typed when the time ends is the answer.
 * Nothing says right or wrong before the end. The check stops after 30 minutes.
 *
 * The limits for each set of questions are those of the assessment framework (Standards and Testing Agency, 2018). Each table,
 * which is the first number, has a minimum and a maximum number of questions; each second number stays within one of the same
 * limits. The 2, 5 and 10 times tables together have 3 to 7 questions, with at least one from the fives. No question is asked
 * twice, and none the other way round.
 *
 * The seven access arrangements are also those of the check: a sound when 2 seconds are left, five colour schemes, six type
 * sizes, somebody else who types, a Next button between questions, questions read aloud, and no number pad on the screen.
 * When questions are read aloud, the clock starts after the reading, or at the first key.
 *
 * Anything beyond the check is ours, and such results are kept separate from the standard score:
 * - More time doubles the 6 seconds and the 30 minutes; no clock removes both. The 3 seconds stay.
 * - With a screen reader the clock starts at the first key, or once there was time to hear the question.
 * - With a single switch, scanning takes no thinking time: a question has 6 seconds plus the longest time that the scan needs.
 * - Spoken answers have 2 extra seconds, in which the device recognises what was said.
 * - A pause stops all clocks, and the result says that the check was taken with pauses.
 */

import { applyTimeSetting, type TimeSetting } from '../core/time-setting';
import { plainText } from '../core/typed-text';

export const RULES = {
  questions: 25,
  warmUp: 3,
  questionSeconds: 6,
  gapMs: 3000,
  checkMinutes: 30,
  maxDigits: 5,
  alertSeconds: 2,
  /** When a clock waits for speech, it starts after this many milliseconds at the latest. */
  wordsMs: 5000,
  speechSeconds: 2,
  /** The minimum and maximum number of questions for each table, which is the first number. */
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
  /** How far second numbers can go beyond the same limits, in both directions. */
  secondWithin: 1,
  /** The tables that are learnt first, and how many questions they can have together. */
  early: { tables: [2, 5, 10], limits: [3, 7] },
} as const;

export type Table = keyof typeof RULES.tables;
export const TABLES: readonly Table[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The rows of the number pad, in the order in which a single switch scans them. */
export const PAD_ROWS = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '0'],
  ['delete', 'enter'],
] as const;
export type PadKeyName = (typeof PAD_ROWS)[number][number];

type Switched = 'off' | 'on';

export interface Settings {
  readonly alert: Switched;
  readonly colours: 'own' | 'black-white' | 'yellow-black' | 'black-blue' | 'black-peach' | 'blue-cream';
  readonly letters: 'regular' | 'very-small' | 'small' | 'large' | 'very-large' | 'largest';
  readonly helper: Switched;
  readonly next: Switched;
  readonly aloud: Switched;
  readonly pad: 'on' | 'off';
  readonly reader: Switched;
  /** How many seconds the scan stays on each row and key. */
  readonly scan: 'off' | '1' | '2' | '3' | '5';
  readonly speech: Switched;
  readonly time: TimeSetting;
}

/** The seven arrangements of the check, and our own beyond it. A result says which of them were used. */
export const ARRANGEMENTS = ['alert', 'colours', 'letters', 'helper', 'next', 'aloud', 'pad'] as const;
export const BEYOND_CHECK = ['reader', 'scan', 'speech', 'time'] as const;
/** Anything that was special about how a check was taken. */
export type CheckCondition = (typeof ARRANGEMENTS)[number] | (typeof BEYOND_CHECK)[number] | 'pauses';

const USUAL: Pick<Settings, (typeof ARRANGEMENTS)[number]> = {
  alert: 'off',
  colours: 'own',
  letters: 'regular',
  helper: 'off',
  next: 'off',
  aloud: 'off',
  pad: 'on',
};
const USUAL_BEYOND: Pick<Settings, (typeof BEYOND_CHECK)[number]> = {
  reader: 'off',
  scan: 'off',
  speech: 'off',
  time: 'normal',
};

/** Everything that differs from the standard way of taking the check. */
export function checkConditionsOf(settings: Settings, pauses: number): readonly CheckCondition[] {
  const arranged = ARRANGEMENTS.filter((name) => settings[name] !== USUAL[name]);
  const beyond = BEYOND_CHECK.filter((name) => settings[name] !== USUAL_BEYOND[name]);
  return [...arranged, ...beyond, ...(pauses > 0 ? (['pauses'] as const) : [])];
}

/** Whether such a check has a standard score: it used only arrangements of the official check, or none. */
export const isStandard = (manners: readonly string[]): boolean =>
  manners.every((manner) => ARRANGEMENTS.some((one) => one === manner));

/** The most steps a scan needs for three digits and Enter: for each key its row, and then its position in the row. */
const SCAN_STEPS = 3 * (PAD_ROWS.length + PAD_ROWS[0].length) + PAD_ROWS.length + PAD_ROWS[2].length;

/** The seconds of a question; null without a limit. */
export function questionSeconds({ time, scan, speech }: Pick<Settings, 'time' | 'scan' | 'speech'>): number | null {
  const toThink = applyTimeSetting(RULES.questionSeconds, time);
  if (toThink === null) return null;
  const toScan = scan === 'off' ? 0 : SCAN_STEPS * Number(scan);
  return toThink + toScan + (speech === 'on' ? RULES.speechSeconds : 0);
}

/** When the check stops, in milliseconds; null for never. Scanning alone can take longer than 30 minutes. */
export function checkMs({ time, scan }: Pick<Settings, 'time' | 'scan'>): number | null {
  const minutes = scan === 'off' ? applyTimeSetting(RULES.checkMinutes, time) : null;
  return minutes === null ? null : minutes * 60_000;
}

/** Whether the clock of a question waits until it has been read out, or for the first key. */
export const waitsForSpeech = ({ aloud, reader }: Pick<Settings, 'aloud' | 'reader'>): boolean =>
  aloud === 'on' || reader === 'on';

/**
 * Whether the time of an answer shows how long the player thought: not if the question was read out or somebody else
 * types.
 */
export const measuresThinking = (settings: Pick<Settings, 'aloud' | 'reader' | 'helper'>): boolean =>
  !waitsForSpeech(settings) && settings.helper === 'off';

/** Keeps the first five digits of a text, including digits of other scripts and widths. */
export const digitsIn = (text: string): string => plainText(text).replaceAll(/\D/g, '').slice(0, RULES.maxDigits);
