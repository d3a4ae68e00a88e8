/*
 * A round of a timed quiz as a value: ten questions, how each was answered, and the streak.
 */
import { broken, extended, NO_STREAK, type Streak } from './streak';
import { stretched, type TimeSetting } from './time-setting';

/** Every number that timed quizzes share. */
export const QUIZ = {
  questions: 10,
  questionSeconds: 60,
  roundSeconds: 180,
  /** How long an answer stands before the next question comes. */
  feedbackMs: 1500,
  /** From this score on a round is celebrated. */
  celebratedFrom: 7,
  /** From which accuracy on, in percent, each message of the end is said; below the last is one more. */
  tiers: [90, 70, 50],
} as const;

/** The two limits of a quiz in seconds, null where there is none. */
export const quizLimits = (time: TimeSetting) => ({
  question: stretched(QUIZ.questionSeconds, time),
  round: stretched(QUIZ.roundSeconds, time),
});

/** What became of a question: an answer that is right or wrong, or none in time. */
export type QuizGiven<Answer> =
  | { readonly verdict: 'right' | 'wrong'; readonly answer: Answer }
  | { readonly verdict: 'timeout'; readonly answer: null };

/** A question that has been answered, or whose time ran out. */
export interface QuizEntry<Question, Answer> {
  readonly question: Question;
  readonly given: QuizGiven<Answer>;
}

/** Something that the last event made happen, for the player to see and hear. */
export type QuizHappening<Question, Answer> =
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'solved'; readonly question: Question; readonly given: QuizGiven<Answer>; readonly streak: number }
  | { readonly kind: 'mistaken'; readonly question: Question; readonly given: QuizGiven<Answer> }
  | { readonly kind: 'over'; readonly isNewBest: boolean };

/** A round as it stands. */
export interface QuizRound<Question, Answer> {
  readonly question: Question;
  /** What was given to this question; null while it is open. */
  readonly given: QuizGiven<Answer> | null;
  /** Right answers. */
  readonly score: number;
  readonly streak: Streak;
  /** What has been answered so far, in order. */
  readonly entries: readonly QuizEntry<Question, Answer>[];
  /** What the last event made happen: the same list until the next one. */
  readonly happened: readonly QuizHappening<Question, Answer>[];
}

const asking = <Question>(question: Question) => ({
  question,
  given: null,
  happened: [{ kind: 'asked' as const, question }],
});

/** A round at its first question. */
export const newQuizRound = <Question, Answer>(question: Question): QuizRound<Question, Answer> => ({
  ...asking(question),
  score: 0,
  streak: NO_STREAK,
  entries: [],
});

/** The round at its next question. */
export const withQuestion = <Question, Answer>(
  round: QuizRound<Question, Answer>,
  question: Question,
): QuizRound<Question, Answer> => ({ ...round, ...asking(question) });

/** The round after its question was answered, or its time ran out. */
export function withGiven<Question, Answer>(
  round: QuizRound<Question, Answer>,
  given: QuizGiven<Answer>,
): QuizRound<Question, Answer> {
  const { question } = round;
  const isRight = given.verdict === 'right';
  const streak = isRight ? extended(round.streak) : broken(round.streak);
  return {
    question,
    given,
    score: round.score + (isRight ? 1 : 0),
    streak,
    entries: [...round.entries, { question, given }],
    happened: [
      isRight ? { kind: 'solved', question, given, streak: streak.now } : { kind: 'mistaken', question, given },
    ],
  };
}

/** The share of all ten questions that was answered right, in percent. */
export const accuracyOf = (score: number): number => Math.round((100 * score) / QUIZ.questions);

/** Which message the end of a round says: 0 for the best tier, 3 for the lowest. */
export function tierOf(score: number): number {
  const tier = QUIZ.tiers.findIndex((from) => accuracyOf(score) >= from);
  return tier === -1 ? QUIZ.tiers.length : tier;
}

/** What went wrong in a round, in order. */
export const mistakesOf = <Question, Answer>({
  entries,
}: Pick<QuizRound<Question, Answer>, 'entries'>): readonly QuizEntry<Question, Answer>[] =>
  entries.filter(({ given }) => given.verdict !== 'right');
