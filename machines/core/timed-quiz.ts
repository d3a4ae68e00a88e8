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
  readonly getPractisedSkill: (question: Question) => PractisedSkill;
  readonly isCorrect: (question: Question, answer: Answer) => boolean;
  /** The key for this kind of round, which has its own best scores. */
  readonly getRoundKind: (settings: Settings) => string;
}

const TIMED_OUT = { verdict: 'timeout', answer: null } as const;

/** Creates a timed quiz's machine from its rules. */
export const timedQuiz = <Settings extends { readonly time: TimeSetting }, Question, Answer>({
  id,
  questionAt,
  getPractisedSkill,
  isCorrect,
  getRoundKind,
}: QuizRules<Settings, Question, Answer>) =>
  questionGame<Settings, QuizRound<Question, Answer>, Answer, QuizEvent<Question, Answer>>({
    id,
    newRound: (seed, settings) => newQuizRound(questionAt(seed, settings, 0)),
    withNextQuestion: (round, seed, settings) =>
      withQuizQuestion(round, questionAt(seed, settings, round.entries.length)),
    withMissedQuestion: (round, { question }) => withQuizQuestion(round, question),
    getPractisedSkill: ({ question }) => getPractisedSkill(question),
    applyAnswer: (round, answer) =>
      withQuizAnswer(
        round,
        answer === null ? TIMED_OUT : { verdict: isCorrect(round.question, answer) ? 'right' : 'wrong', answer },
      ),
    course: { isOver: ({ entries }) => entries.length >= QUIZ.questions, asksOnce: true },
    limits: { question: ({ time }) => quizLimits(time).question, round: ({ time }) => quizLimits(time).round },
    feedbackMs: () => QUIZ.feedbackMs,
    getRoundKind,
  });
