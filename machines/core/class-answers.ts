/*
 * Which answers of a round were right, as one number: one bit for each answer. From a round of more than 25 answers, the
 * number holds the score and the first 25.
 */
import type { Tally } from './stars';

export const CARRIED_ANSWERS = 25;

/** The largest number of answers in a code. The score of a longer round is scaled down. */
export const MAX_QUESTIONS = 63;

/** What a number says about a round. */
export interface PackedAnswers {
  readonly right: number;
  readonly of: number;
  /** Whether each answer was right, in order; the first ones of a long round. */
  readonly answers: readonly boolean[];
}

/** All sequences of up to `count` answers, the shorter ones first. */
const countSequences = (count: number): number => 2 ** (count + 1) - 1;
const LONG_FROM = countSequences(CARRIED_ANSWERS);
const MASKS = 2 ** CARRIED_ANSWERS;

/** The index of a score among all scores of this many questions or fewer. */
export const indexOfScore = ({ right, of }: Pick<PackedAnswers, 'right' | 'of'>): number => (of * (of + 1)) / 2 + right;

export function scoreAtIndex(index: number): Pick<PackedAnswers, 'right' | 'of'> {
  const of = Math.floor((Math.sqrt(8 * index + 1) - 1) / 2);
  return { right: index - (of * (of + 1)) / 2, of };
}

/** The first score of a round that is too long for all of its answers. */
const FIRST_LONG_SCORE = indexOfScore({ right: 0, of: CARRIED_ANSWERS + 1 });
const SCORES = indexOfScore({ right: 0, of: MAX_QUESTIONS + 1 });

/** Scales down the score of a round with more questions than a code can hold. */
export function scaleDown({ right, answers }: Tally): Pick<PackedAnswers, 'right' | 'of'> {
  if (answers <= MAX_QUESTIONS) return { right, of: answers };
  return { right: Math.round((right * MAX_QUESTIONS) / answers), of: MAX_QUESTIONS };
}

/** A bit for each answer, set if it was wrong, the first answer lowest. */
const maskOf = (answers: readonly boolean[]): number =>
  answers.reduce((mask, isCorrect, index) => mask + (isCorrect ? 0 : 2 ** index), 0);

const answersOf = (mask: number, count: number): readonly boolean[] =>
  Array.from({ length: count }, (_, index) => Math.floor(mask / 2 ** index) % 2 === 0);

export function packAnswers(answers: readonly boolean[], tally: Tally): number {
  if (answers.length <= CARRIED_ANSWERS) return countSequences(answers.length - 1) + maskOf(answers);
  const score = indexOfScore(scaleDown(tally)) - FIRST_LONG_SCORE;
  return LONG_FROM + score * MASKS + maskOf(answers.slice(0, CARRIED_ANSWERS));
}

/** Null if no round has this number. */
export function unpackAnswers(number: number): PackedAnswers | null {
  if (number < LONG_FROM) {
    const count = Math.floor(Math.log2(number + 1));
    const answers = answersOf(number - countSequences(count - 1), count);
    return { right: answers.filter(Boolean).length, of: count, answers };
  }
  const index = FIRST_LONG_SCORE + Math.floor((number - LONG_FROM) / MASKS);
  if (index >= SCORES) return null;
  return { ...scoreAtIndex(index), answers: answersOf((number - LONG_FROM) % MASKS, CARRIED_ANSWERS) };
}
