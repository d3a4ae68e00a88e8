import { type Asked, type Correct, type Turn, turn } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { waitsAfterMistake } from '../core/time-setting';
import { type Asked as AskedKind, type Question, questionAt } from './questions';
import { ghostScore, milestonePassed, RULES, type Settings, scoreFor } from './rules';

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
  | Asked<Question>
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

const asking = (round: Omit<Round, 'question' | 'given'>, question: Question): Turn<Round, RoundEvent> =>
  turn({ ...round, question, given: null }, { type: 'asked', question });

export const newRound = (seed: number, asked: AskedKind): Turn<Round, RoundEvent> =>
  asking({ score: 0, streak: NO_STREAK, right: 0, history: [], message: null }, questionAt(seed, asked, 0));

export const judge = ({ answer }: Question, value: number): boolean => value === answer;

/** Whether a mistake stays on screen until the player continues. */
export const waitsAfterWrong = ({ given }: Pick<Round, 'given'>, time: Settings['time']): boolean =>
  given?.verdict === 'wrong' && waitsAfterMistake(time);

/** Swaps in the question of another round. A message about a mistake is removed. */
export const withQuestionOf = (round: Round, { question }: Round): Turn<Round, RoundEvent> =>
  asking({ ...round, message: round.message?.kind === 'wrong' ? null : round.message }, question);

/** The race at its next question. If that follows immediately, the message about the last answer stays on screen. */
export const withNextQuestion = (
  round: Round,
  seed: number,
  settings: AskedKind & Pick<Settings, 'time'>,
): Turn<Round, RoundEvent> =>
  asking(
    { ...round, message: waitsAfterWrong(round, settings.time) ? null : round.message },
    questionAt(seed, settings, round.question.number + 1),
  );

/** The race after an answer, still at the same question. */
export const answered = (round: Round, value: number, pace: Pace): Turn<Round, RoundEvent> =>
  judge(round.question, value) ? solved(round, pace) : mistaken(round, value);

function solved(round: Round, { best, secondsLeft, time }: Pace): Turn<Round, RoundEvent> {
  const { question } = round;
  const points = scoreFor(round.streak.now);
  const streak = extendStreak(round.streak);
  const score = round.score + points;
  const ghost = ghostScore(best, secondsLeft, time);
  const events: RoundEvent[] = [{ type: 'correct', question, points, streak: streak.now }];
  const milestone = milestonePassed(round.score, score);
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

const mistaken = (round: Round, userAnswer: number): Turn<Round, RoundEvent> =>
  turn(
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
  if (waitsAfterWrong(round, time)) return null;
  return round.message?.kind === 'right' ? RULES.rightMs : RULES.wrongMs;
}

/** The questions that were answered wrong, in order. */
export const mistakesIn = (history: readonly Entry[]): readonly Question[] =>
  history.filter(({ isCorrect }) => !isCorrect).map(({ question }) => question);
