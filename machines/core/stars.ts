/*
 * The stars for a round: one for at least one correct answer, two from 70 percent, three from 90. A round that ended
 * early, or that has no fixed end, counts as at least ten questions, so that a single correct answer is not 100
 * percent. A game whose specification defines its own rating uses that instead.
 */

export const STARS = { max: 3, more: [0.7, 0.9], minQuestions: 10, forHat: 2 } as const;

/** The answers in a round, and how many of them were correct. */
export interface Tally {
  readonly right: number;
  readonly answers: number;
}

export const NO_ANSWERS: Tally = { right: 0, answers: 0 };

/** The proportion of correct answers, from 0 to 1, out of at least `minQuestions`. */
export const correctRatio = ({ right, answers }: Tally, minQuestions: number = STARS.minQuestions): number =>
  right / Math.max(answers, minQuestions);

/** The stars for a proportion of correct answers. */
export const toStars = (ratio: number): number =>
  ratio > 0 ? 1 + STARS.more.filter((from) => ratio >= from).length : 0;
