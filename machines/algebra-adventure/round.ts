import { type Asked, type Correct, type LevelUp, type Turn, turn } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { type Question, questionAt } from './questions';
import { comboFor, isLevelUp, RULES, type Settings, scoreFor } from './rules';

export type Given =
  | { readonly verdict: 'right' | 'wrong'; readonly choice: number }
  | { readonly verdict: 'timeout'; readonly choice: null };

export type RoundEvent =
  | Asked<Question>
  | (Correct & { readonly question: Question; readonly points: number })
  | { readonly type: 'incorrect'; readonly question: Question; readonly answer: number; readonly lives: number }
  | { readonly type: 'timedOut'; readonly question: Question; readonly lives: number }
  | { readonly type: 'streak'; readonly combo: number }
  | (LevelUp & { readonly combo: number });

export interface Round {
  readonly question: Question;
  /** The answer to this question; null while it is open. */
  readonly given: Given | null;
  readonly score: number;
  readonly lives: number;
  readonly streak: Streak;
  readonly level: number;
  readonly solved: number;
  /** Each missed question once, in order. */
  readonly mistakes: readonly Question[];
}

const asking = (round: Omit<Round, 'question' | 'given'>, question: Question): Turn<Round, RoundEvent> =>
  turn({ ...round, question, given: null }, { type: 'asked', question });

const FIRST = {
  score: 0,
  lives: RULES.lives,
  streak: NO_STREAK,
  level: RULES.levels.first,
  solved: 0,
  mistakes: [],
} as const;

export const newRound = (seed: number, settings: Settings): Turn<Round, RoundEvent> =>
  asking(FIRST, questionAt(seed, settings, 0));

/** Swaps in the question of another round. */
export const withQuestionOf = (round: Round, { question }: Round): Turn<Round, RoundEvent> => asking(round, question);

export const withNextQuestion = (round: Round, seed: number, settings: Settings): Turn<Round, RoundEvent> =>
  asking(round, questionAt(seed, settings, round.question.number + 1));

/** The verdict on a choice; null means that time ran out. */
export function judge({ answer }: Question, choice: number | null): Given {
  if (choice === null) return { verdict: 'timeout', choice };
  return { verdict: choice === answer ? 'right' : 'wrong', choice };
}

/**
 * The round after a choice; null means that time ran out. `secondsLeft` is the number on the clock, null without a
 * limit.
 */
export function answered(
  round: Round,
  choice: number | null,
  { difficulty }: Settings,
  secondsLeft: number | null,
): Turn<Round, RoundEvent> {
  const given = judge(round.question, choice);
  return given.verdict === 'right' ? solved(round, given, difficulty, secondsLeft) : mistaken(round, given);
}

function solved(
  round: Round,
  given: Given,
  difficulty: Settings['difficulty'],
  secondsLeft: number | null,
): Turn<Round, RoundEvent> {
  const { question, score } = round;
  const points = scoreFor({ difficulty, streak: round.streak.now, secondsLeft });
  const streak = extendStreak(round.streak);
  const combo = comboFor(streak.now);
  const rises = isLevelUp(streak.now);
  const level = round.level + (rises ? 1 : 0);
  const events: RoundEvent[] = [{ type: 'correct', question, points, streak: streak.now }];
  if (combo > comboFor(round.streak.now)) events.push({ type: 'streak', combo });
  if (rises) events.push({ type: 'levelUp', level, combo });
  return { round: { ...round, given, score: score + points, streak, level, solved: round.solved + 1 }, events };
}

function mistaken(round: Round, given: Given): Turn<Round, RoundEvent> {
  const { question } = round;
  const lives = round.lives - 1;
  return turn(
    { ...round, given, lives, streak: breakStreak(round.streak), mistakes: [...round.mistakes, question] },
    given.choice === null
      ? { type: 'timedOut', question, lives }
      : { type: 'incorrect', question, answer: given.choice, lives },
  );
}
