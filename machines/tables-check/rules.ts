/*
 * Tables Check: the rules, for a teacher who wants to know what the children do.
 *
 * This is the multiplication tables check that children in England take at the end of Year 4, and it works in the same
 * way. Three warm-up questions do not count. They are followed by 25 of the 121 products from 2 × 2 to 12 × 12, one
 * mark each. Each question has 6 seconds, and there are 3 seconds before the next one. Children type up to five digits
 * and can delete them; Enter submits the answer, and does nothing while the field is empty. When the time ends,
 * whatever has been typed is the answer. Right and wrong answers are only shown at the end. The check stops after 30
 * minutes.
 *
 * The limits for each set of questions are those of the assessment framework (Standards and Testing Agency, 2018). Each
 * table, which is the first number, has a minimum and a maximum number of questions; second numbers have the same
 * limits, give or take one question. The 2, 5 and 10 times tables together have 3 to 7 questions, with at least one
 * from the fives. A question is never repeated, not even the other way round.
 *
 * The seven access arrangements are those of the official check: a sound when 2 seconds are left, five colour schemes,
 * six text sizes, a helper who types, a Next button between questions, questions read aloud, and no number pad on the
 * screen. When questions are read aloud, the clock starts after the reading or at the first key.
 *
 * All other settings are our own, and results with them are kept separate from the standard score:
 * - More time doubles the 6 seconds and the 30 minutes; no clock removes both. The gap of 3 seconds does not change.
 * - With a screen reader, the clock starts at the first key, or after enough time to hear the question.
 * - With a single switch there is no clock, so that scanning does not use up thinking time.
 * - Answers can be chosen from nine candidates instead of typed. A press submits one at once.
 * - Spoken answers have 2 extra seconds, while the device recognises what was said.
 * - A pause stops all clocks, and the result says that the check was paused.
 */

import { applyTimeSetting, type TimeSetting } from '../core/time-setting';
import { normaliseTypedText } from '../core/typed-text';

export const RULES = {
  questions: 25,
  warmUp: 3,
  questionSeconds: 6,
  gapMs: 3000,
  checkMinutes: 30,
  maxDigits: 5,
  alertSeconds: 2,
  /** A clock that waits for speech starts after at most this many milliseconds. */
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
  /** For second numbers, the same limits are widened by this much in both directions. */
  secondWithin: 1,
  /** The tables that children learn first, and how many questions they can have together. */
  early: { tables: [2, 5, 10], limits: [3, 7] },
} as const;

export type Table = keyof typeof RULES.tables;
export const TABLES: readonly Table[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

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
  /** Whether the check is taken with a single switch. The site decides this, not the menu. */
  readonly scan: Switched;
  readonly speech: Switched;
  readonly time: TimeSetting;
  /** Set if answers are chosen from nine candidates. */
  readonly answers?: 'choice' | undefined;
}

/** The seven arrangements of the official check. A result lists the ones that were used. */
export const ARRANGEMENTS = ['alert', 'colours', 'letters', 'helper', 'next', 'aloud', 'pad'] as const;
export const OTHER_CONDITIONS = ['reader', 'scan', 'speech', 'time', 'answers'] as const;
/** Anything special about how a check was taken. */
export type CheckCondition = (typeof ARRANGEMENTS)[number] | (typeof OTHER_CONDITIONS)[number] | 'pauses';

const USUAL: Pick<Settings, (typeof ARRANGEMENTS)[number]> = {
  alert: 'off',
  colours: 'own',
  letters: 'regular',
  helper: 'off',
  next: 'off',
  aloud: 'off',
  pad: 'on',
};
const USUAL_BEYOND: Pick<Settings, (typeof OTHER_CONDITIONS)[number]> = {
  reader: 'off',
  scan: 'off',
  speech: 'off',
  time: 'normal',
  answers: undefined,
};

/** Everything that differs from the standard way of taking the check. */
export function getCheckConditions(settings: Settings, pauses: number): readonly CheckCondition[] {
  const arranged = ARRANGEMENTS.filter((name) => settings[name] !== USUAL[name]);
  const beyond = OTHER_CONDITIONS.filter((name) => settings[name] !== USUAL_BEYOND[name]);
  return [...arranged, ...beyond, ...(pauses > 0 ? (['pauses'] as const) : [])];
}

/** Whether a check taken like this has a standard score: it used only arrangements of the official check, or none. */
export const isStandardCheck = (manners: readonly string[]): boolean =>
  manners.every((manner) => ARRANGEMENTS.some((one) => one === manner));

/** The time limit for a question, in seconds; null without a limit. */
export function questionSeconds({ time, speech }: Pick<Settings, 'time' | 'speech'>): number | null {
  const toThink = applyTimeSetting(RULES.questionSeconds, time);
  if (toThink === null) return null;
  return toThink + (speech === 'on' ? RULES.speechSeconds : 0);
}

/** When the check stops, in milliseconds; null for never. */
export function checkMs(time: TimeSetting): number | null {
  const minutes = applyTimeSetting(RULES.checkMinutes, time);
  return minutes === null ? null : minutes * 60_000;
}

/** Whether a question's clock waits until the question has been read out, or until the first key. */
export const waitsForSpeech = ({ aloud, reader }: Pick<Settings, 'aloud' | 'reader'>): boolean =>
  aloud === 'on' || reader === 'on';

/**
 * Whether an answer's time shows how long the player thought. It does not if the question was read out or a helper
 * types.
 */
export const canMeasureThinking = (settings: Pick<Settings, 'aloud' | 'reader' | 'helper'>): boolean =>
  !waitsForSpeech(settings) && settings.helper === 'off';

/** The first five digits in the text, including digits of other scripts and widths. */
export const extractDigits = (text: string): string =>
  normaliseTypedText(text).replaceAll(/\D/g, '').slice(0, RULES.maxDigits);
