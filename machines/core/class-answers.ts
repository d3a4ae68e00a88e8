/*
 * Which answers of a round were right, as one number: one bit for each answer. A round of 25 answers fits whole. From a
 * longer one, the number holds the score and the first 16 answers.
 */
import type { Tally } from './stars';

export const CARRIED_ANSWERS = { whole: 25, first: 16 } as const;

/** The largest number of answers in a code. The score of a longer round is scaled down. */
export const MAX_QUESTIONS = 63;

/** What a number says about a round. */
export interface PackedAnswers {
  readonly right: number;
  readonly of: number;
  /** Whether each answer was right, in order; the first ones of a long round. */
  readonly answers: readonly boolean[];
}

const { whole, first } = CARRIED_ANSWERS;

/** All sequences of up to `count` answers, the shorter ones first. */
const countSequences = (count: number): number => 2 ** (count + 1) - 1;
const LONG_FROM = countSequences(whole);
const FIRST_MASKS = 2 ** first;

/** The index of a score among all scores of this many questions or fewer. */
export const indexOfScore = ({ right, of }: Pick<PackedAnswers, 'right' | 'of'>): number => (of * (of + 1)) / 2 + right;

export function scoreAtIndex(index: number): Pick<PackedAnswers, 'right' | 'of'> {
  const of = Math.floor((Math.sqrt(8 * index + 1) - 1) / 2);
  return { right: index - (of * (of + 1)) / 2, of };
}

/** The first score of a round that is too long to fit whole. */
const FIRST_LONG_SCORE = indexOfScore({ right: 0, of: whole + 1 });
const SCORES = indexOfScore({ right: 0, of: MAX_QUESTIONS + 1 });

/** Scales down the score of a round with more questions than a code can hold. */
export function scaleDown({ right, answers }: Tally): Pick<PackedAnswers, 'right' | 'of'> {
  if (answers <= MAX_QUESTIONS) return { right, of: answers };
  return { right: Math.round((right * MAX_QUESTIONS) / answers), of: MAX_QUESTIONS };
}

/** A bit for each answer, set if it was wrong, the first answer lowest. */
const maskOf = (answers: readonly boolean[]): number =>
  answers.reduce((mask, isRight, index) => mask + (isRight ? 0 : 2 ** index), 0);

const answersOf = (mask: number, count: number): readonly boolean[] =>
  Array.from({ length: count }, (_, index) => Math.floor(mask / 2 ** index) % 2 === 0);

export function packAnswers(answers: readonly boolean[], tally: Tally): number {
  if (answers.length <= whole) return countSequences(answers.length - 1) + maskOf(answers);
  const score = indexOfScore(scaleDown(tally)) - FIRST_LONG_SCORE;
  return LONG_FROM + score * FIRST_MASKS + maskOf(answers.slice(0, first));
}

/** Null if no round has this number. */
export function unpackAnswers(number: number): PackedAnswers | null {
  if (number < LONG_FROM) {
    const count = Math.floor(Math.log2(number + 1));
    const answers = answersOf(number - countSequences(count - 1), count);
    return { right: answers.filter(Boolean).length, of: count, answers };
  }
  const index = FIRST_LONG_SCORE + Math.floor((number - LONG_FROM) / FIRST_MASKS);
  if (index >= SCORES) return null;
  return { ...scoreAtIndex(index), answers: answersOf((number - LONG_FROM) % FIRST_MASKS, first) };
}
