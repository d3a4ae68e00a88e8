import { broken, extended, NO_STREAK, type Streak } from '../core/streak';
import { waitsAfterMistake } from '../core/time-setting';
import { type Asked, type Question, questionAt } from './questions';
import { ghostScore, milestonePassed, RULES, type Settings, scoreFor } from './rules';

/** One question of the race with what the player answered. */
export interface Entry {
  readonly question: Question;
  readonly userAnswer: number;
  readonly isCorrect: boolean;
}

/** What the last answer has come to, as long as it is told. */
export type Message =
  | { readonly kind: 'right'; readonly points: number }
  | { readonly kind: 'wrong'; readonly question: Question; readonly userAnswer: number };

/** Something that the last event made happen, for the player to see and hear. */
export type Happening =
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'solved'; readonly question: Question; readonly points: number }
  | { readonly kind: 'mistaken'; readonly question: Question; readonly userAnswer: number }
  | { readonly kind: 'milestone'; readonly points: number }
  /** The cart has left the ghost behind. */
  | { readonly kind: 'ahead' }
  | { readonly kind: 'over'; readonly isNewBest: boolean };

/** A race as it stands. */
export interface Round {
  readonly question: Question;
  /** What was given to this question; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' } | null;
  readonly score: number;
  readonly streak: Streak;
  readonly right: number;
  /** Every answer given, in order. */
  readonly history: readonly Entry[];
  readonly message: Message | null;
  /** What the last event made happen: the same list until the next one. */
  readonly happened: readonly Happening[];
}

/** What an answer is judged by beside the race itself: the ghost's best score, and the seconds shown (null without a limit). */
export interface Pace {
  readonly best: number;
  readonly secondsLeft: number | null;
  readonly time: Settings['time'];
}

/** A race at its first question. */
export function newRound(seed: number, asked: Asked): Round {
  const question = questionAt(seed, asked, 0);
  return {
    question,
    given: null,
    score: 0,
    streak: NO_STREAK,
    right: 0,
    history: [],
    message: null,
    happened: [{ kind: 'asked', question }],
  };
}

/** Whether an answer is the right one. */
export const judge = ({ answer }: Question, value: number): boolean => value === answer;

/** Whether a mistake stands there until the player goes on. */
export const isAwaited = ({ given }: Pick<Round, 'given'>, time: Settings['time']): boolean =>
  given?.verdict === 'wrong' && waitsAfterMistake(time);

/**
 * The race at its next question. Where it comes at once, the message on the answer stands over it, and what it tells is
 * added to what the answer has made happen.
 */
export function withNextQuestion(round: Round, seed: number, settings: Asked & Pick<Settings, 'time'>): Round {
  const question = questionAt(seed, settings, round.question.number + 1);
  const asked = { kind: 'asked', question } as const;
  return isAwaited(round, settings.time)
    ? { ...round, question, given: null, message: null, happened: [asked] }
    : { ...round, question, given: null, happened: [...round.happened, asked] };
}

/** The race after an answer, still at the same question. */
export const answered = (round: Round, value: number, pace: Pace): Round =>
  judge(round.question, value) ? solved(round, pace) : mistaken(round, value);

function solved(round: Round, { best, secondsLeft, time }: Pace): Round {
  const { question } = round;
  const points = scoreFor(round.streak.now);
  const score = round.score + points;
  const ghost = ghostScore(best, secondsLeft, time);
  const happened: Happening[] = [{ kind: 'solved', question, points }];
  const milestone = milestonePassed(round.score, score);
  if (milestone !== null) happened.push({ kind: 'milestone', points: milestone });
  if (ghost > 0 && round.score <= ghost && score > ghost) happened.push({ kind: 'ahead' });
  return {
    ...round,
    score,
    streak: extended(round.streak),
    right: round.right + 1,
    history: [...round.history, { question, userAnswer: question.answer, isCorrect: true }],
    given: { verdict: 'right' },
    message: { kind: 'right', points },
    happened,
  };
}

const mistaken = (round: Round, userAnswer: number): Round => ({
  ...round,
  streak: broken(round.streak),
  history: [...round.history, { question: round.question, userAnswer, isCorrect: false }],
  given: { verdict: 'wrong' },
  message: { kind: 'wrong', question: round.question, userAnswer },
  happened: [{ kind: 'mistaken', question: round.question, userAnswer }],
});

/** How long the message on an answer stands by itself, in milliseconds; null where it is there until the player goes on. */
export function messageMs(round: Round, { time }: Pick<Settings, 'time'>): number | null {
  if (isAwaited(round, time)) return null;
  return round.message?.kind === 'right' ? RULES.rightMs : RULES.wrongMs;
}

/** The questions that went wrong, in order. */
export const mistakesIn = (history: readonly Entry[]): readonly Question[] =>
  history.filter(({ isCorrect }) => !isCorrect).map(({ question }) => question);
