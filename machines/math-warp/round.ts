/* A round as an immutable value: each change returns the next round and its events. */
import { type Correct, createRoundUpdate, type LevelUp, type QuestionAsked, type RoundUpdate } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { judge, type Question, questionAt } from './questions';
import { calculateScore, isWarpStreak, levelAfterAnswers, RULES } from './rules';

/** A question that was answered wrong, and its wrong choices, in order. */
export interface Mistake {
  readonly question: Question;
  readonly chosen: readonly number[];
}

export type RoundEvent =
  /** The portal starts to open, either with a new question or again with one that was answered wrong. */
  | { readonly type: 'opening'; readonly isAgain: boolean }
  | QuestionAsked<Question>
  /** `rightBefore` counts the correct answers before this one; the motivational line depends on it. */
  | (Correct & { readonly question: Question; readonly points: number; readonly rightBefore: number })
  | { readonly type: 'incorrect'; readonly question: Question; readonly answer: number; readonly lives: number }
  | { readonly type: 'warpOn' }
  | { readonly type: 'warpOff' }
  | LevelUp;

export interface Round {
  readonly score: number;
  readonly streak: Streak;
  readonly lives: number;
  /** The number of answers given, and how many of them were correct. */
  readonly answers: number;
  readonly right: number;
  readonly question: Question;
  /** The verdict on the last answer to this question; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' } | null;
  /** The wrong choices for this question, in order. They stay visible but cannot be chosen again. */
  readonly tried: readonly number[];
  /** Each missed question once, in order. */
  readonly mistakes: readonly Mistake[];
}

/** A new round with this seed, before its portal opens. */
export const newRound = (seed: number): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate(
    {
      score: 0,
      streak: NO_STREAK,
      lives: RULES.lives,
      answers: 0,
      right: 0,
      question: questionAt(seed, 0, 0),
      given: null,
      tried: [],
      mistakes: [],
    },
    { type: 'opening', isAgain: false },
  );

export const getLevel = ({ answers }: Pick<Round, 'answers'>): number => levelAfterAnswers(answers);

/** Whether a number can be chosen: it is one of the four and has not been tried. */
export const canChoose = ({ question, tried }: Pick<Round, 'question' | 'tried'>, chosen: number): boolean =>
  question.choices.includes(chosen) && !tried.includes(chosen);

export const isLost = ({ lives }: Pick<Round, 'lives'>): boolean => lives === 0;

const levelUp = (before: number, after: number): readonly LevelUp[] =>
  levelAfterAnswers(after) > levelAfterAnswers(before) ? [{ type: 'levelUp', level: levelAfterAnswers(after) }] : [];

export const applyAnswer = (round: Round, chosen: number): RoundUpdate<Round, RoundEvent> =>
  judge(round.question, chosen) === 'right' ? afterRight(round) : afterWrong(round, chosen);

function afterRight(round: Round): RoundUpdate<Round, RoundEvent> {
  const streak = extendStreak(round.streak);
  const answers = round.answers + 1;
  const points = calculateScore(streak.now, answers);
  const startsWarp = isWarpStreak(streak.now) && !isWarpStreak(round.streak.now);
  return createRoundUpdate<Round, RoundEvent>(
    {
      ...round,
      given: { verdict: 'right' },
      streak,
      answers,
      right: round.right + 1,
      score: round.score + points,
    },
    { type: 'correct', question: round.question, points, rightBefore: round.right, streak: streak.now },
    ...(startsWarp ? [{ type: 'warpOn' } as const] : []),
    ...levelUp(round.answers, answers),
  );
}

function afterWrong(round: Round, chosen: number): RoundUpdate<Round, RoundEvent> {
  const { question } = round;
  const answers = round.answers + 1;
  const lives = round.lives - 1;
  const tried = [...round.tried, chosen];
  return createRoundUpdate<Round, RoundEvent>(
    {
      ...round,
      given: { verdict: 'wrong' },
      streak: breakStreak(round.streak),
      answers,
      lives,
      tried,
      // If this question has been tried before, it is the last mistake in the list.
      mistakes: [
        ...(round.tried.length > 0 ? round.mistakes.slice(0, -1) : round.mistakes),
        { question, chosen: tried },
      ],
    },
    { type: 'incorrect', question, answer: chosen, lives },
    ...(isWarpStreak(round.streak.now) ? [{ type: 'warpOff' } as const] : []),
    ...levelUp(round.answers, answers),
  );
}

/**
 * The round when the next portal opens: the same question after a wrong answer, or a new one at the current level
 * after the correct answer.
 */
export function withNextQuestion(round: Round, seed: number): RoundUpdate<Round, RoundEvent> {
  if (round.given?.verdict === 'wrong')
    return createRoundUpdate({ ...round, given: null }, { type: 'opening', isAgain: true });
  const question = questionAt(seed, round.question.number + 1, getLevel(round));
  return createRoundUpdate({ ...round, given: null, question, tried: [] }, { type: 'opening', isAgain: false });
}

/** Swaps in the question from another round, for which the portal opens next. */
export const withMissedQuestion = (round: Round, { question }: Round): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, given: null, question, tried: [] }, { type: 'opening', isAgain: false });

export const openingMs = ({ tried }: Pick<Round, 'tried'>): number =>
  tried.length > 0 ? RULES.portal.reopeningMs : RULES.portal.openingMs;

/** Time for the portal to close, in milliseconds. Losing the last life ends the round immediately. */
export function feedbackMs(round: Round): number {
  if (isLost(round)) return 0;
  return round.given?.verdict === 'right' ? RULES.portal.closingMs : RULES.portal.closedMs;
}

export const openPortal = (round: Round): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate(round, { type: 'asked', question: round.question });
