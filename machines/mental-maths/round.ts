import type { Equation } from '../core/arithmetic';
import { broken, extended, NO_STREAK, type Streak } from '../core/streak';
import { cheerAt, type Question, questionAt } from './questions';
import { RULES } from './rules';

/** What became of a question: a choice that is right or wrong, or no choice in time. */
export type Given =
  | { readonly verdict: 'right' | 'wrong'; readonly choice: number }
  | { readonly verdict: 'timeout'; readonly choice: null };

/** One line of the list at the end. */
export interface Logged {
  readonly question: Question;
  readonly given: Given;
}

/** Something that the last event made happen, for the player to see and hear. */
export type Happening =
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'solved'; readonly question: Question; readonly cheer: number }
  | { readonly kind: 'mistaken'; readonly question: Question; readonly choice: number | null }
  | { readonly kind: 'completed'; readonly score: number; readonly isNewBest: boolean };

/** A round as it stands. */
export interface Round {
  readonly question: Question;
  /** What was given to this question; null while it is open. */
  readonly given: Given | null;
  /** How many answers are right. */
  readonly score: number;
  readonly streak: Streak;
  /** The line of congratulation that is shown now; null where there is none. */
  readonly cheer: number | null;
  /** What was answered, in order. */
  readonly log: readonly Logged[];
  /** What the last event made happen: the same list until the next one. */
  readonly happened: readonly Happening[];
}

const asking = (question: Question): Pick<Round, 'question' | 'given' | 'happened'> => ({
  question,
  given: null,
  happened: [{ kind: 'asked', question }],
});

/** A round at its first question. */
export const newRound = (seed: number): Round => ({
  ...asking(questionAt(seed, 0)),
  score: 0,
  streak: NO_STREAK,
  cheer: null,
  log: [],
});

/** The round at its next question; a congratulation stays beside it. */
export const withNextQuestion = (round: Round, seed: number): Round => ({
  ...round,
  ...asking(questionAt(seed, round.question.number + 1)),
});

/** Whether the question at hand is the last of the round. */
export const isAtLast = ({ question }: Round): boolean => question.number === RULES.questions - 1;

/** What a choice is worth: null is no choice in time. */
export function judge({ equation }: Question, choice: number | null): Given {
  if (choice === null) return { verdict: 'timeout', choice };
  return { verdict: choice === equation.answer ? 'right' : 'wrong', choice };
}

/** The round after a choice, or after none in time. */
export function answered(round: Round, choice: number | null, seed: number): Round {
  const { question, score, streak, log } = round;
  const given = judge(question, choice);
  const logged = { ...round, given, log: [...log, { question, given }] };
  if (given.verdict === 'right') {
    const cheer = cheerAt(seed, score);
    const happened = [{ kind: 'solved', question, cheer }] as const;
    return { ...logged, score: score + 1, streak: extended(streak), cheer, happened };
  }
  const happened = [{ kind: 'mistaken', question, choice: given.choice }] as const;
  return { ...logged, streak: broken(streak), cheer: null, happened };
}

/** The sums that went wrong, in order. */
export const mistakesIn = (log: readonly Logged[]): readonly Equation[] =>
  log.filter(({ given }) => given.verdict !== 'right').map(({ question }) => question.equation);
