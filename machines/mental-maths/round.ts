import type { Equation } from '../core/arithmetic';
import { type Correct, createRoundUpdate, type QuestionAsked, type RoundUpdate } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { cheerIndexAt, type Question, questionAt } from './questions';
import { RULES } from './rules';

export type GivenAnswer =
  | { readonly verdict: 'right' | 'wrong'; readonly choice: number }
  | { readonly verdict: 'timeout'; readonly choice: null };

/** One line of the list in the result. */
export interface LogEntry {
  readonly question: Question;
  readonly given: GivenAnswer;
}

export type RoundEvent =
  | QuestionAsked<Question>
  | (Correct & { readonly question: Question; readonly cheer: number })
  | { readonly type: 'incorrect'; readonly question: Question; readonly answer: number }
  | { readonly type: 'timedOut'; readonly question: Question };

export interface Round {
  readonly question: Question;
  /** The answer to this question; null while it is open. */
  readonly given: GivenAnswer | null;
  /** The number of correct answers. */
  readonly score: number;
  readonly streak: Streak;
  /** The cheer on screen; null for none. */
  readonly cheer: number | null;
  /** The questions answered so far, in order. */
  readonly log: readonly LogEntry[];
}

const askQuestion = (round: Omit<Round, 'question' | 'given'>, question: Question): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, question, given: null }, { type: 'asked', question });

export const newRound = (seed: number): RoundUpdate<Round, RoundEvent> =>
  askQuestion({ score: 0, streak: NO_STREAK, cheer: null, log: [] }, questionAt(seed, 0));

/** Swaps in the question from another round. */
export const withMissedQuestion = (round: Round, { question }: Round): RoundUpdate<Round, RoundEvent> =>
  askQuestion(round, question);

/** The round at its next question. A cheer stays on screen. */
export const withNextQuestion = (round: Round, seed: number): RoundUpdate<Round, RoundEvent> =>
  askQuestion(round, questionAt(seed, round.question.number + 1));

export const isLastQuestion = ({ question }: Round): boolean => question.number === RULES.questions - 1;

/** The verdict on a choice; null means that time ran out. */
export function judge({ equation }: Question, choice: number | null): GivenAnswer {
  if (choice === null) return { verdict: 'timeout', choice };
  return { verdict: choice === equation.answer ? 'right' : 'wrong', choice };
}

/** The round after a choice. A choice of null means that time ran out. */
export function applyAnswer(round: Round, choice: number | null, seed: number): RoundUpdate<Round, RoundEvent> {
  const { question, score, log } = round;
  const given = judge(question, choice);
  const logged = { ...round, given, log: [...log, { question, given }] };
  if (given.verdict === 'right') {
    const cheer = cheerIndexAt(seed, score);
    const streak = extendStreak(round.streak);
    return createRoundUpdate(
      { ...logged, score: score + 1, streak, cheer },
      { type: 'correct', question, cheer, streak: streak.now },
    );
  }
  return createRoundUpdate(
    { ...logged, streak: breakStreak(round.streak), cheer: null },
    given.choice === null ? { type: 'timedOut', question } : { type: 'incorrect', question, answer: given.choice },
  );
}

/** The sums that were not answered correctly, in order. */
export const getMistakes = (log: readonly LogEntry[]): readonly Equation[] =>
  log.filter(({ given }) => given.verdict !== 'right').map(({ question }) => question.equation);
