import { plural } from '../../locale/grammar';
import { formatNumber } from '../../ui/format';

export const DIFFICULTY_NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** How a player who listens answers from nine candidates. */
export const chooseCandidateText = (): string => 'Choose one of nine answers with keys 1 to 9.';

interface Reached {
  readonly right: number;
  readonly streak: number;
  /** Number of answers, for rounds that have separate text if there are none. */
  readonly answers?: number;
  /** Sentence about the right answers. */
  readonly found?: string;
}

const foundText = (right: number): string =>
  plural(right, 'You got one right.', `You got ${formatNumber(right)} right.`);

/** A streak of at least this length is mentioned as a success. */
const STREAK = 3;

/** One sentence about a success in a round. */
export function wentWellText({ right, streak, answers = 1, found = foundText(right) }: Reached): string {
  if (streak >= STREAK) return `${formatNumber(streak)} right in a row!`;
  if (right > 0) return found;
  return answers > 0 ? 'Brave try!' : 'You had a look around.';
}

/** Text for a round without an end. `tip` suggests how to practise after a mistake. */
export const endlessRoundText = <Mistake>(
  scene: string,
  { score, streak, answers }: OpenRound,
  missed: Mistake | null,
  tip: (missed: Mistake) => string,
) => ({
  title: openRoundTitle(scene, score, answers),
  praise: openRoundPraise(scene, score, answers),
  wentWell: wentWellText({ right: score, streak: streak.longest, answers }),
  practiceNext:
    missed === null ? (answers === 0 ? 'Try one question first.' : 'Try for a longer streak.') : tip(missed),
});
interface OpenRound {
  readonly score: number;
  readonly streak: { readonly longest: number };
  readonly answers: number;
}

/** Right answers from which a round is worth a cup. */
export const CUP_FROM = 3;

/** Players who got at least half right win the cup. */
function openRoundTitle(scene: string, right: number, answers: number): string {
  if (answers === 0) return `The ${scene} is waiting for you!`;
  if (right === 0) return 'Good try!';
  if (right * 2 < answers) return 'Good effort!';
  return right < CUP_FROM ? 'Good start!' : '🏆 Well done!';
}

/** One sentence about the answers. Mistakes are not counted. */
function openRoundPraise(scene: string, right: number, answers: number): string {
  if (answers === 0) return `Come back to the ${scene} any time!`;
  if (right === 0)
    return plural(answers, 'You answered one question.', `You answered ${formatNumber(answers)} questions.`);
  return `You got ${formatNumber(right)} out of ${formatNumber(answers)} right!`;
}

export const correctAnswersText = (right: number): string =>
  right === 0 ? 'Good effort!' : plural(right, 'You got one right!', `You got ${formatNumber(right)} right!`);

/** Error for an entry that is not a whole number: `notANumber`, or how to write one if the entry has digits. */
export const notANumberMessage = (notANumber: string) => (typed: string) =>
  /\p{N}/u.test(typed) ? 'Type one whole number, like this: 1234' : notANumber;

/** A level that has just been reached. */
export const levelReachedText = ({ level }: { readonly level: number }): string => `Level ${level}!`;

/** After this many questions whose time ran out, a result suggests a round without a clock. */
const HURRIED_FROM = 2;

interface Answered {
  readonly given: { readonly verdict: 'right' | 'wrong' | 'timeout' };
}

/** What a result suggests if the clock was too fast; null if it was not. */
export const clockTip = (entries: readonly Answered[]): string | null =>
  entries.filter(({ given }) => given.verdict === 'timeout').length >= HURRIED_FROM
    ? 'Was the clock too fast? Choose the hammock in the menu to play without one.'
    : null;
