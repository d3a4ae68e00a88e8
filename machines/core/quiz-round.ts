/* A round of a timed quiz as a plain value: ten questions, their answers, and the streak. */
import { type Correct, createRoundUpdate, type QuestionAsked, type RoundUpdate } from './events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from './streak';
import { applyTimeSetting, type TimeSetting } from './time-setting';

/** The numbers that all timed quizzes share. */
export const QUIZ = {
  questions: 10,
  questionSeconds: 60,
  roundSeconds: 180,
  /** How long an answer is shown before the next question, in milliseconds. */
  feedbackMs: 1500,
  /** Rounds with at least this score are celebrated. */
  celebratedFrom: 7,
  /** The minimum accuracy for each closing message, in percent. One more message covers anything lower. */
  tiers: [90, 70, 50],
} as const;

/** The time limits for the question and the round, in seconds; null for none. */
export const quizLimits = (time: TimeSetting) => ({
  question: applyTimeSetting(QUIZ.questionSeconds, time),
  round: applyTimeSetting(QUIZ.roundSeconds, time),
});

export type QuizGivenAnswer<Answer> =
  | { readonly verdict: 'right' | 'wrong'; readonly answer: Answer }
  | { readonly verdict: 'timeout'; readonly answer: null };

/** A question that was answered or ran out of time. */
export interface QuizEntry<Question, Answer> {
  readonly question: Question;
  readonly given: QuizGivenAnswer<Answer>;
}

export type QuizEvent<Question, Answer> =
  | QuestionAsked<Question>
  | (Correct & { readonly question: Question; readonly given: QuizGivenAnswer<Answer> })
  | { readonly type: 'incorrect' | 'timedOut'; readonly question: Question; readonly given: QuizGivenAnswer<Answer> };

export interface QuizRound<Question, Answer> {
  readonly question: Question;
  /** The answer to the current question; null while it is open. */
  readonly given: QuizGivenAnswer<Answer> | null;
  /** The number of correct answers. */
  readonly score: number;
  readonly streak: Streak;
  /** The questions answered so far, in order. */
  readonly entries: readonly QuizEntry<Question, Answer>[];
}

export const newQuizRound = <Question, Answer>(
  question: Question,
): RoundUpdate<QuizRound<Question, Answer>, QuizEvent<Question, Answer>> =>
  createRoundUpdate({ question, given: null, score: 0, streak: NO_STREAK, entries: [] }, { type: 'asked', question });

export const withQuizQuestion = <Question, Answer>(
  round: QuizRound<Question, Answer>,
  question: Question,
): RoundUpdate<QuizRound<Question, Answer>, QuizEvent<Question, Answer>> =>
  createRoundUpdate({ ...round, question, given: null }, { type: 'asked', question });

const WRONG = { wrong: 'incorrect', timeout: 'timedOut' } as const;

/** The round after its question was answered or ran out of time. */
export function withQuizAnswer<Question, Answer>(
  round: QuizRound<Question, Answer>,
  given: QuizGivenAnswer<Answer>,
): RoundUpdate<QuizRound<Question, Answer>, QuizEvent<Question, Answer>> {
  const { question, score } = round;
  const next = { ...round, given, entries: [...round.entries, { question, given }] };
  if (given.verdict !== 'right')
    return createRoundUpdate(
      { ...next, streak: breakStreak(round.streak) },
      { type: WRONG[given.verdict], question, given },
    );
  const streak = extendStreak(round.streak);
  return createRoundUpdate(
    { ...next, score: score + 1, streak },
    { type: 'correct', question, given, streak: streak.now },
  );
}

/** Correct answers as a percentage of all ten questions, rounded. */
export const calculateAccuracy = (score: number): number => Math.round((100 * score) / QUIZ.questions);

/** The tier of the closing message for this score, from 0 (best) to 3 (lowest). */
export function getTier(score: number): number {
  const tier = QUIZ.tiers.findIndex((from) => calculateAccuracy(score) >= from);
  return tier === -1 ? QUIZ.tiers.length : tier;
}

/** The questions that were not answered correctly, in order. */
export const getMistakes = <Question, Answer>({
  entries,
}: Pick<QuizRound<Question, Answer>, 'entries'>): readonly QuizEntry<Question, Answer>[] =>
  entries.filter(({ given }) => given.verdict !== 'right');
