import { type AnyActorRef } from 'xstate';
import type { Best } from '../../../machines/core/bests';
import type { QuestionEvent } from '../../../machines/core/question-rules';
import { QUIZ, type QuizGiven, type QuizRound } from '../../../machines/core/quiz-round';
import type { GameSession } from '../../../machines/core/session';
import type { StateValue } from '../../../machines/core/state-name';

/** How a timed quiz stands at a moment. */
export interface QuizSnapshot<Settings, Question, Answer> {
  readonly value: StateValue;
  readonly context: GameSession<Settings, QuizRound<Question, Answer>>;
  hasTag(tag: 'feedback' | 'held'): boolean;
  can(event: { readonly type: 'WAIT' }): boolean;
}

/** A timed quiz at work. */
export interface QuizActor<Settings, Question, Answer> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): QuizSnapshot<Settings, Question, Answer>;
  send(event: QuestionEvent<Settings, Answer>): void;
}

/** What a game says of its questions. */
export interface QuizText<Question, Answer> {
  /** The question as it is read: "1/4 + 1/2". */
  readonly question: (question: Question) => string;
  /** The right answer: "3/4". */
  readonly answer: (question: Question) => string;
  /** The question with its right answer, as a sentence that is true. */
  readonly answered: (question: Question) => string;
  /** One line of why: a worked step. */
  readonly why: (question: Question) => string;
  /** What is to be said of a wrong answer before the worked step, if anything: "You said 2 h." */
  readonly explanation?: (question: Question, answer: Answer) => string | null;
  /** What is to be added to a right answer, if anything. */
  readonly note?: (question: Question, answer: Answer) => string | null;
}

/** What became of an answer, in the words of the specification, and under it what was wrong and a worked step, if any. */
export function verdictOf<Question, Answer>(
  question: Question,
  given: QuizGiven<Answer>,
  quizText: QuizText<Question, Answer>,
): readonly [verdict: string, slip: string | null, why: string | null] {
  switch (given.verdict) {
    case 'right':
      return ['Correct! Great job!', null, quizText.note?.(question, given.answer) ?? null];
    case 'wrong':
    case 'timeout': {
      const slip =
        given.verdict === 'wrong' ? (quizText.explanation?.(question, given.answer) ?? null) : 'The time is up.';
      return [`Incorrect. Answer: ${quizText.answer(question)}`, slip, quizText.why(question)];
    }
  }
}

/** A best score as the menu shows it. */
export const ofQuestions = ({ score }: Best): string => `${score} of ${QUIZ.questions}`;

/** How far a round has come: the number of the question at hand, from 1. */
export const questionNumber = <Question, Answer>({ entries, given }: QuizRound<Question, Answer>): number =>
  entries.length + (given === null ? 1 : 0);
