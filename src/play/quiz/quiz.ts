import { type AnyActorRef } from 'xstate';
import type { PersonalBest } from '../../../machines/core/personal-bests';
import type { QuestionEvent } from '../../../machines/core/question-rules';
import { QUIZ, type QuizGivenAnswer, type QuizRound } from '../../../machines/core/quiz-round';
import type { GameSession } from '../../../machines/core/session';
import type { StateValue } from '../../../machines/core/state-name';
import { correct, incorrect, outOfTime, scoreText } from './text';

export interface QuizSnapshot<Settings, Question, Answer> {
  readonly value: StateValue;
  readonly context: GameSession<Settings, QuizRound<Question, Answer>>;
  hasTag(tag: 'feedback' | 'held'): boolean;
  can(event: { readonly type: 'WAIT' }): boolean;
}

export interface QuizActor<Settings, Question, Answer> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): QuizSnapshot<Settings, Question, Answer>;
  send(event: QuestionEvent<Settings, Answer>): void;
}

export interface QuizText<Question, Answer> {
  /** The question: "1/4 + 1/2". */
  readonly question: (question: Question) => string;
  /** The right answer: "3/4". */
  readonly answer: (question: Question) => string;
  /** The question with its right answer, as a true statement. */
  readonly answered: (question: Question) => string;
  /** One step of the solution. */
  readonly why: (question: Question) => string;
  /** Shown after a wrong answer before the worked step, if there is one: "You said 2 h." */
  readonly explanation?: (question: Question, answer: Answer) => string | null;
  /** Shown after a right answer, if there is one. */
  readonly note?: (question: Question, answer: Answer) => string | null;
}

/**
 * The verdict as the specification words it, then an explanation of the mistake and a worked step, if there are any.
 */
export function getFeedbackLines<Question, Answer>(
  question: Question,
  given: QuizGivenAnswer<Answer>,
  quizText: QuizText<Question, Answer>,
): readonly [verdict: string, slip: string | null, why: string | null] {
  switch (given.verdict) {
    case 'right':
      return [correct, null, quizText.note?.(question, given.answer) ?? null];
    case 'wrong':
    case 'timeout': {
      const slip = given.verdict === 'wrong' ? (quizText.explanation?.(question, given.answer) ?? null) : outOfTime;
      return [incorrect(quizText.answer(question)), slip, quizText.why(question)];
    }
  }
}

export const formatQuizScore = ({ score }: PersonalBest): string => scoreText(score, QUIZ.questions);

/** Number of the current question, from 1. */
export const getQuestionNumber = <Question, Answer>({ entries, given }: QuizRound<Question, Answer>): number =>
  entries.length + (given === null ? 1 : 0);
