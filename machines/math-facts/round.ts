import { type Correct, createRoundUpdate, type QuestionAsked, type RoundUpdate } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { waitsAfterMistake } from '../core/time-setting';
import { type FactSettings as AskedKind, type Question, questionAt } from './questions';
import { calculateScore, findPassedMilestone, getGhostScore, RULES, type Settings } from './rules';

export interface Entry {
  readonly question: Question;
  readonly userAnswer: number;
  readonly isCorrect: boolean;
}

/** The feedback on the last answer, while it is shown. */
export type Message =
  | { readonly kind: 'right'; readonly points: number }
  | { readonly kind: 'wrong'; readonly question: Question; readonly userAnswer: number };

export type RoundEvent =
  | QuestionAsked<Question>
  | (Correct & { readonly question: Question; readonly points: number })
  | { readonly type: 'incorrect'; readonly question: Question; readonly answer: number }
  | { readonly type: 'milestone'; readonly points: number }
  /** The cart has overtaken the ghost. */
  | { readonly type: 'ahead' };

export interface Round {
  readonly question: Question;
  /** The verdict on this question; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' } | null;
  readonly score: number;
  readonly streak: Streak;
  readonly right: number;
  /** Every answer, in order. */
  readonly history: readonly Entry[];
  readonly message: Message | null;
}

/** Other values that an answer depends on: the ghost's best score, and the seconds shown (null without a limit). */
export interface Pace {
  readonly best: number;
  readonly secondsLeft: number | null;
  readonly time: Settings['time'];
}

const askQuestion = (round: Omit<Round, 'question' | 'given'>, question: Question): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, question, given: null }, { type: 'asked', question });

export const newRound = (seed: number, asked: AskedKind): RoundUpdate<Round, RoundEvent> =>
  askQuestion({ score: 0, streak: NO_STREAK, right: 0, history: [], message: null }, questionAt(seed, asked, 0));

export const judge = ({ answer }: Question, value: number): boolean => value === answer;

/** Whether a mistake stays on screen until the player continues. */
export const waitsAfterWrongAnswer = ({ given }: Pick<Round, 'given'>, time: Settings['time']): boolean =>
  given?.verdict === 'wrong' && waitsAfterMistake(time);

/** Swaps in the question from another round. A message about a mistake is removed. */
export const withMissedQuestion = (round: Round, { question }: Round): RoundUpdate<Round, RoundEvent> =>
  askQuestion({ ...round, message: round.message?.kind === 'wrong' ? null : round.message }, question);

/** The race at its next question. If that follows immediately, the message about the last answer stays on screen. */
export const withNextQuestion = (
  round: Round,
  seed: number,
  settings: AskedKind & Pick<Settings, 'time'>,
): RoundUpdate<Round, RoundEvent> =>
  askQuestion(
    { ...round, message: waitsAfterWrongAnswer(round, settings.time) ? null : round.message },
    questionAt(seed, settings, round.question.number + 1),
  );

/** The race after an answer, still at the same question. */
export const applyAnswer = (round: Round, value: number, pace: Pace): RoundUpdate<Round, RoundEvent> =>
  judge(round.question, value) ? solved(round, pace) : withMistake(round, value);

function solved(round: Round, { best, secondsLeft, time }: Pace): RoundUpdate<Round, RoundEvent> {
  const { question } = round;
  const points = calculateScore(round.streak.now);
  const streak = extendStreak(round.streak);
  const score = round.score + points;
  const ghost = getGhostScore(best, secondsLeft, time);
  const events: RoundEvent[] = [{ type: 'correct', question, points, streak: streak.now }];
  const milestone = findPassedMilestone(round.score, score);
  if (milestone !== null) events.push({ type: 'milestone', points: milestone });
  if (ghost > 0 && round.score <= ghost && score > ghost) events.push({ type: 'ahead' });
  const next: Round = {
    ...round,
    score,
    streak,
    right: round.right + 1,
    history: [...round.history, { question, userAnswer: question.answer, isCorrect: true }],
    given: { verdict: 'right' },
    message: { kind: 'right', points },
  };
  return { round: next, events };
}

const withMistake = (round: Round, userAnswer: number): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate(
    {
      ...round,
      streak: breakStreak(round.streak),
      history: [...round.history, { question: round.question, userAnswer, isCorrect: false }],
      given: { verdict: 'wrong' },
      message: { kind: 'wrong', question: round.question, userAnswer },
    },
    { type: 'incorrect', question: round.question, answer: userAnswer },
  );

/** How long the message about an answer is shown, in milliseconds; null if it stays until the player continues. */
export function messageMs(round: Round, { time }: Pick<Settings, 'time'>): number | null {
  if (waitsAfterWrongAnswer(round, time)) return null;
  return round.message?.kind === 'right' ? RULES.rightMs : RULES.wrongMs;
}

/** The questions that were answered wrong, in order. */
export const getMistakes = (history: readonly Entry[]): readonly Question[] =>
  history.filter(({ isCorrect }) => !isCorrect).map(({ question }) => question);
