/* A player who hears the questions but cannot see them. */

import { spokenText } from '../../src/play/feedback/aloud/spoken-text';

export interface HeardQuestion {
  readonly spoken: string;
  /** The correct answer, in the format that `Listener.answer` returns. */
  readonly answer: string;
}

export interface Listener {
  /** The instructions for each combination of settings. */
  readonly starts: readonly string[];
  /** One question for each mode and difficulty. */
  readonly questions: (seed: number) => readonly HeardQuestion[];
  /** Works out the answer from the spoken question; null if that is impossible. */
  readonly answer: (spoken: string) => string | null;
  /** The longest a question can be, in words, if it needs more than usual. */
  readonly maxLength?: number;
}

/** Creates a question with its symbols spelled out, as it is announced. */
export const heardQuestion = (asked: string, answer: string | number): HeardQuestion => ({
  spoken: spokenText(asked),
  answer: String(answer),
});

const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  'divided by': (one, other) => one / other,
};

const numberFrom = (spoken: string): number => Number(spoken.replace(/^minus /, '-'));

/** The value of "7 times 8" or "minus 3 plus 5"; null if there is no sum. */
export function valueOf(spoken: string): number | null {
  const parts = /((?:minus )?\d+) (plus|minus|times|divided by) ((?:minus )?\d+)/.exec(spoken);
  const [, first = '', operation = '', second = ''] = parts ?? [];
  return OPERATIONS[operation]?.(numberFrom(first), numberFrom(second)) ?? null;
}

/** The choices that were read out, in order. */
export const choicesIn = (spoken: string): readonly string[] =>
  /Choices(?: from key \d+)?: (.*)\.$/.exec(spoken)?.[1]?.split(', ') ?? [];

/** The answer if it was among the choices that were read out; otherwise null. */
export function amongChoices(spoken: string, answer: number | string | null): string | null {
  const found = choicesIn(spoken).find((choice) => choice === String(answer).replace(/^-/, 'minus '));
  return found === undefined ? null : String(answer);
}

const PARTS: readonly string[] =
  'half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** Parses a fraction such as "3 quarters" into its top and bottom numbers; null if it is not one. */
export function fractionFrom(spoken: string): readonly [top: number, bottom: number] | null {
  const [, top, part] = /^(\d+) ([a-z]+)$/.exec(spoken) ?? [];
  const bottom = 2 + PARTS.indexOf(part?.replace(/halves$/, 'half').replace(/s$/, '') ?? '');
  return bottom < 2 ? null : [Number(top), bottom];
}

export function reducedText(top: number, bottom: number): string {
  const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));
  const divisor = divisorOf(top, bottom);
  return `${top / divisor}/${bottom / divisor}`;
}

/** The answer to a question about fractions: "Simplify 6 eighths." or "1 half plus 1 third". */
export function answerToFractions(spoken: string): string | null {
  const [, simplified] = /^Simplify (.*)\.$/.exec(spoken) ?? [];
  const one = fractionFrom(simplified ?? '');
  if (one !== null) return reducedText(...one);
  const [, first = '', operation, second = ''] =
    /^(.*) (plus|minus|times) (\d+ [a-z]+)(?: equals what)?\?$/.exec(spoken) ?? [];
  const [left, right] = [fractionFrom(first), fractionFrom(second)];
  if (left === null || right === null) return null;
  if (operation === 'times') return reducedText(left[0] * right[0], left[1] * right[1]);
  const sign = operation === 'plus' ? 1 : -1;
  return reducedText(left[0] * right[1] + sign * right[0] * left[1], left[1] * right[1]);
}
