/* What several games say in the same words. */
import { numberText } from '../ui/format';

/** How hard a round is. */
export const DIFFICULTY_NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** How a round went, in figures. */
interface Reached {
  /** Right answers. */
  readonly right: number;
  /** The most of them in a row. */
  readonly streak: number;
  /** All answers, where none at all is told apart. */
  readonly answers?: number;
  /** What is said of the right answers. */
  readonly found?: string;
}

const foundText = (right: number): string =>
  `You found the answer ${right === 1 ? 'once' : `${numberText(right)} times`}.`;

/** From how many right answers in a row on they are what went well. */
const STREAK = 3;

/** What went well in a round, in one sentence. */
export function wentWell({ right, streak, answers = 1, found = foundText(right) }: Reached): string {
  if (streak >= STREAK) return `${numberText(streak)} right in a row!`;
  if (right > 0) return found;
  return answers > 0 ? 'You were brave and tried.' : 'You came to look around.';
}

/** What is said of a round without an end; to practise what went wrong a tip helps. */
export const openRoundText = <Mistake>(
  scene: string,
  { score, streak, answers }: OpenRound,
  missed: Mistake | null,
  tip: (missed: Mistake) => string,
) => ({
  title: openRoundTitle(scene, score, answers),
  praise: openRoundPraise(scene, score, answers),
  wentWell: wentWell({ right: score, streak: streak.longest, answers }),
  practiceNext:
    missed === null ? (answers === 0 ? 'Start with one question.' : 'Try for a longer streak.') : tip(missed),
});
interface OpenRound {
  readonly score: number;
  readonly streak: { readonly longest: number };
  readonly answers: number;
}

/** The cup is for those who got at least half right. */
function openRoundTitle(scene: string, right: number, answers: number): string {
  if (answers === 0) return `The ${scene} waits for you`;
  if (right === 0) return 'Good try!';
  return right * 2 < answers ? 'Good effort!' : '🏆 Well done!';
}

/** What was done, in one sentence; what went wrong is not counted. */
function openRoundPraise(scene: string, right: number, answers: number): string {
  if (answers === 0) return `Come back to the ${scene} any time!`;
  if (right === 0) return `You answered ${answers === 1 ? 'one question' : `${numberText(answers)} questions`}.`;
  return `You got ${numberText(right)} out of ${numberText(answers)} right!`;
}

/** How much was solved, for those who solved it. */
export const solvedText = (right: number): string =>
  right === 0 ? 'Good effort!' : `You solved ${right === 1 ? 'one' : numberText(right)}!`;

/** What is said to an entry that is not a whole number: `notANumber`, or how to write one where there are digits in it. */
export const refusedNumber = (notANumber: string) => (typed: string) =>
  /\p{N}/u.test(typed) ? 'Type one whole number, like this: 1234' : notANumber;
