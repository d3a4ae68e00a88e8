/*
 * Finds the difficulty that suits a child while it plays. The first round of a game begins with gentle questions, climbs
 * after right answers and comes down after a wrong one, so it finds the right difficulty without asking for an age. A
 * round at the difficulty that was found this way only comes down and back, and so does an easy round, so that it gets
 * easier at once if that is too hard.
 */

/** The rungs of a round, counted from the easiest: where it begins, and the hardest. */
export interface Ladder {
  readonly from: number;
  readonly top: number;
  /** How many of the rungs are gentle questions of the easiest difficulty. The others are a difficulty each. */
  readonly gentle: number;
}

export const LADDER = {
  /** This many right answers in a row lead up. */
  up: 3,
  /** Wrong answers in a row that lead down, and from a difficulty that was found. */
  down: 1,
  downFromFound: 2,
  /** A difficulty suits a child who gets `ratio` of its questions right, after at least `answers` answers. */
  suits: { answers: 2, ratio: 0.75 },
} as const;

/** The rung of each question after these answers. It begins with the one of the first question. */
export function climb({ from, top, gentle }: Ladder, answers: readonly boolean[]): readonly number[] {
  const rungs = [from];
  let [rung, right, wrong] = [from, 0, 0];
  for (const isCorrect of answers) {
    right = isCorrect ? right + 1 : 0;
    wrong = isCorrect ? 0 : wrong + 1;
    const isTooHard = wrong >= (rung === from && from > gentle ? LADDER.downFromFound : LADDER.down);
    const step = right >= LADDER.up && rung < top ? 1 : isTooHard && rung > 0 ? -1 : 0;
    if (step !== 0) [right, wrong] = [0, 0];
    rung += step;
    rungs.push(rung);
  }
  return rungs;
}

/** Whether a round looks for the right difficulty, or makes sure that the one that was found is not too hard. */
export const isSearching = ({ top, gentle }: Ladder): boolean => top > gentle;

/** The difficulty of a rung, counted from the easiest. */
const difficultyOf = ({ gentle }: Ladder, rung: number): number => Math.max(0, rung - gentle);

/** Whether a round has asked questions of another difficulty than the one that it began with. */
export const hasLeftDifficulty = (ladder: Ladder, answers: readonly boolean[]): boolean =>
  climb(ladder, answers.slice(0, -1)).some((rung) => difficultyOf(ladder, rung) !== difficultyOf(ladder, ladder.from));

/** The difficulty of the hardest questions that went well, or else of the last ones. It counts from the easiest. */
export function findDifficulty(ladder: Ladder, answers: readonly boolean[]): number {
  const rungs = climb(ladder, answers);
  const isSuitable = (rung: number): boolean => {
    const there = answers.filter((_, index) => rungs[index] === rung);
    return there.length >= LADDER.suits.answers && there.filter(Boolean).length >= LADDER.suits.ratio * there.length;
  };
  const hardestFirst = Array.from({ length: ladder.top + 1 }, (_, index) => ladder.top - index);
  return difficultyOf(ladder, hardestFirst.find(isSuitable) ?? rungs.at(-1) ?? ladder.from);
}
