import { type AnyActorRef } from 'xstate';
import type { QuestionEvent } from '../../../machines/core/question-rules';
import type { QuizGiven, QuizRound } from '../../../machines/core/quiz-round';
import type { GameSession } from '../../../machines/core/session';
import { stateName } from '../../../machines/core/state-name';
import { type TimeSetting, waitsAfterMistake } from '../../../machines/core/time-setting';

/** How a timed quiz stands at a moment. */
export interface QuizSnapshot<Settings, Question, Answer> {
  readonly value: Parameters<typeof stateName>[0];
  readonly context: GameSession<Settings, QuizRound<Question, Answer>>;
}

/** A timed quiz at work. */
export interface QuizActor<Settings, Question, Answer> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): QuizSnapshot<Settings, Question, Answer>;
  send(event: QuestionEvent<Settings, Answer>): void;
}

/** What a game says of its questions. */
export interface QuizWords<Question, Answer> {
  /** The question as it is read: "1/4 + 1/2". */
  readonly question: (question: Question) => string;
  /** The right answer: "3/4". */
  readonly answer: (question: Question) => string;
  /** The question with its right answer, as a sentence that is true. */
  readonly answered: (question: Question) => string;
  /** One line of why: a worked step. */
  readonly why: (question: Question) => string;
  /** What is to be said of a wrong answer before the worked step, if anything: "You said 2 h." */
  readonly told?: (question: Question, answer: Answer) => string | null;
  /** What is to be added to a right answer, if anything. */
  readonly note?: (question: Question, answer: Answer) => string | null;
}

/** Whether a quiz waits for the player to go on after a mistake. */
export const isWaiting = <Question, Answer>({
  value,
  context: { settings, round },
}: QuizSnapshot<{ readonly time: TimeSetting }, Question, Answer>): boolean =>
  stateName(value) === 'playing.feedback' && round.given?.verdict !== 'right' && waitsAfterMistake(settings.time);

/** What became of an answer, in the words of the specification, and the line under it if there is one. */
export function verdictOf<Question, Answer>(
  question: Question,
  given: QuizGiven<Answer>,
  words: QuizWords<Question, Answer>,
): readonly [verdict: string, line: string | null] {
  switch (given.verdict) {
    case 'right':
      return ['Correct! Great job!', words.note?.(question, given.answer) ?? null];
    case 'wrong':
    case 'timeout': {
      const told = given.verdict === 'wrong' ? words.told?.(question, given.answer) : 'The time is up.';
      const why = words.why(question);
      return [`Incorrect. Answer: ${words.answer(question)}`, told == null ? why : `${told} ${why}`];
    }
  }
}

/** How far a round has come: the number of the question at hand, from 1. */
export const placeInRound = <Question, Answer>({ entries, given }: QuizRound<Question, Answer>): number =>
  entries.length + (given === null ? 1 : 0);
