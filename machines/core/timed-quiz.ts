/*
 * A timed quiz: ten questions of 60 seconds each, and 180 seconds for the round. While an answer is shown, the round's
 * clock keeps running, but the question's does not.
 */
import type { PractisedSkill } from '../learning/practised-skill';
import { questionGame } from './question-game';
import {
  newQuizRound,
  QUIZ,
  type QuizEvent,
  type QuizRound,
  quizLimits,
  withQuizAnswer,
  withQuizQuestion,
} from './quiz-round';
import type { TimeSetting } from './time-setting';

/** Everything specific to one timed quiz. */
export interface QuizRules<Settings, Question, Answer> {
  readonly id: string;
  /** The question with this number, counted from 0. */
  readonly questionAt: (seed: number, settings: Settings, number: number) => Question;
  /** The question in a round that is mixed for one child, if its types differ from those of a link with these settings. */
  readonly mixedQuestionAt?: (seed: number, settings: Settings, number: number) => Question;
  readonly getPractisedSkill: (question: Question) => PractisedSkill;
  readonly isCorrect: (question: Question, answer: Answer) => boolean;
  /** The key for this kind of round, which has its own best scores. */
  readonly getRoundKind: (settings: Settings) => string;
  /** How the difficulty can follow a child. Left out in a quiz that has only one. */
  readonly guidance?: {
    readonly difficulties: (settings: Settings) => readonly Settings[];
    /** Whether a question with the easiest difficulty is easy enough. */
    readonly isEasy: (question: Question, ease: 'gentle' | 'easy') => boolean;
  };
}

/** Everything about a question apart from its number and its options. */
const contentOf = (question: unknown): string =>
  JSON.stringify(question, (key, value) => (key === 'number' || key === 'options' ? undefined : value));

const TIMED_OUT = { verdict: 'timeout', answer: null } as const;

/** Creates a timed quiz's machine from its rules. */
export const timedQuiz = <Settings extends { readonly time: TimeSetting }, Question, Answer>({
  id,
  questionAt,
  mixedQuestionAt,
  getPractisedSkill,
  isCorrect,
  getRoundKind,
  guidance,
}: QuizRules<Settings, Question, Answer>) => {
  type Round = QuizRound<Question, Answer>;
  const drawnBy = (draw: typeof questionAt) => ({
    newRound: (seed: number, settings: Settings) => newQuizRound<Question, Answer>(draw(seed, settings, 0)),
    withNextQuestion: (round: Round, seed: number, settings: Settings) =>
      withQuizQuestion(round, draw(seed, settings, round.entries.length)),
  });
  return questionGame<Settings, Round, Answer, QuizEvent<Question, Answer>>({
    id,
    ...drawnBy(questionAt),
    ...(mixedQuestionAt && { mixed: drawnBy(mixedQuestionAt) }),
    withMissedQuestion: (round, { question }) => withQuizQuestion(round, question),
    withSolution: (round) => ({ ...withQuizAnswer(round, TIMED_OUT).round, streak: round.streak }),
    getPractisedSkill: ({ question }) => getPractisedSkill(question),
    applyAnswer: (round, answer) =>
      withQuizAnswer(
        round,
        answer === null ? TIMED_OUT : { verdict: isCorrect(round.question, answer) ? 'right' : 'wrong', answer },
      ),
    course: { isOver: ({ entries }) => entries.length >= QUIZ.questions, asksOnce: true },
    limits: { question: ({ time }) => quizLimits(time).question, round: ({ time }) => quizLimits(time).round },
    ...(guidance && {
      guidance: {
        difficulties: guidance.difficulties,
        // A round never repeats a question, whatever seed it is from.
        suits: ({ question, entries }, ease) =>
          !entries.some((one) => contentOf(one.question) === contentOf(question)) &&
          (ease === 'usual' || guidance.isEasy(question, ease)),
      },
    }),
    feedbackMs: () => QUIZ.feedbackMs,
    getRoundKind,
  });
};
