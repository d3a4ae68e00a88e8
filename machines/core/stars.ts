/*
 * How many stars a round brings: one for taking part with a right answer, two from 70 percent on, three from 90. A round
 * that was left early, or that has no end of its own, is measured by ten questions at least, so that one right answer is
 * not all of it. A game whose specification has a rating keeps that one.
 */

/** Every number of the rule. */
export const STARS = { max: 3, more: [0.7, 0.9], minQuestions: 10, forHat: 2 } as const;

/** How the questions of a round were answered. */
export interface Tally {
  readonly right: number;
  readonly answers: number;
}

/** What a round begins with. */
export const NO_ANSWERS: Tally = { right: 0, answers: 0 };

/** How much of a round was right, 0 to 1; it has so many questions at least. */
export const ratioOf = ({ right, answers }: Tally, minQuestions: number = STARS.minQuestions): number =>
  right / Math.max(answers, minQuestions);

/** The stars for so much of a round. */
export const starsOf = (ratio: number): number =>
  ratio > 0 ? 1 + STARS.more.filter((from) => ratio >= from).length : 0;
