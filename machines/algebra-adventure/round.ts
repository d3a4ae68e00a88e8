import { type Correct, createRoundUpdate, type LevelUp, type QuestionAsked, type RoundUpdate } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { type Question, questionAt } from './questions';
import { calculateScore, getCombo, isLevelUp, RULES, type Settings } from './rules';

export type GivenAnswer =
  | { readonly verdict: 'right' | 'wrong'; readonly choice: number }
  | { readonly verdict: 'timeout'; readonly choice: null };

export type RoundEvent =
  | QuestionAsked<Question>
  | (Correct & { readonly question: Question; readonly points: number })
  | { readonly type: 'incorrect'; readonly question: Question; readonly answer: number; readonly lives: number }
  | { readonly type: 'timedOut'; readonly question: Question; readonly lives: number }
  | { readonly type: 'streak'; readonly combo: number }
  | (LevelUp & { readonly combo: number });

export interface Round {
  readonly question: Question;
  /** The answer to this question; null while it is open. */
  readonly given: GivenAnswer | null;
  readonly score: number;
  readonly lives: number;
  readonly streak: Streak;
  readonly level: number;
  readonly solved: number;
  /** Each missed question once, in order. */
  readonly mistakes: readonly Question[];
}

const askQuestion = (round: Omit<Round, 'question' | 'given'>, question: Question): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, question, given: null }, { type: 'asked', question });

const FIRST = {
  score: 0,
  lives: RULES.lives,
  streak: NO_STREAK,
  level: RULES.levels.first,
  solved: 0,
  mistakes: [],
} as const;

export const newRound = (seed: number, settings: Settings): RoundUpdate<Round, RoundEvent> =>
  askQuestion(FIRST, questionAt(seed, settings, 0));

/** Swaps in the question from another round. */
export const withMissedQuestion = (round: Round, { question }: Round): RoundUpdate<Round, RoundEvent> =>
  askQuestion(round, question);

export const withNextQuestion = (round: Round, seed: number, settings: Settings): RoundUpdate<Round, RoundEvent> =>
  askQuestion(round, questionAt(seed, settings, round.question.number + 1));

/** The verdict on a choice. A choice of null means that time ran out. */
export function judge({ answer }: Question, choice: number | null): GivenAnswer {
  if (choice === null) return { verdict: 'timeout', choice };
  return { verdict: choice === answer ? 'right' : 'wrong', choice };
}

/**
 * The round after a choice. A choice of null means that time ran out. `secondsLeft` is the number on the clock, null without a
 * limit.
 */
export function applyAnswer(
  round: Round,
  choice: number | null,
  { difficulty }: Settings,
  secondsLeft: number | null,
): RoundUpdate<Round, RoundEvent> {
  const given = judge(round.question, choice);
  return given.verdict === 'right' ? solved(round, given, difficulty, secondsLeft) : withMistake(round, given);
}

function solved(
  round: Round,
  given: GivenAnswer,
  difficulty: Settings['difficulty'],
  secondsLeft: number | null,
): RoundUpdate<Round, RoundEvent> {
  const { question, score } = round;
  const points = calculateScore({ difficulty, streak: round.streak.now, secondsLeft });
  const streak = extendStreak(round.streak);
  const combo = getCombo(streak.now);
  const rises = isLevelUp(streak.now);
  const level = round.level + (rises ? 1 : 0);
  const events: RoundEvent[] = [{ type: 'correct', question, points, streak: streak.now }];
  if (combo > getCombo(round.streak.now)) events.push({ type: 'streak', combo });
  if (rises) events.push({ type: 'levelUp', level, combo });
  return { round: { ...round, given, score: score + points, streak, level, solved: round.solved + 1 }, events };
}

function withMistake(round: Round, given: GivenAnswer): RoundUpdate<Round, RoundEvent> {
  const { question } = round;
  const lives = round.lives - 1;
  return createRoundUpdate(
    { ...round, given, lives, streak: breakStreak(round.streak), mistakes: [...round.mistakes, question] },
    given.choice === null
      ? { type: 'timedOut', question, lives }
      : { type: 'incorrect', question, answer: given.choice, lives },
  );
}
