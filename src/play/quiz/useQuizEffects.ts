import type { Finished, ToKeep } from '../../../machines/core/events';
import { QUIZ, type QuizEvent } from '../../../machines/core/quiz-round';
import { throwConfetti } from '../confetti';
import { useHalf } from '../duel/half';
import { type Emitting, useRoundEffects } from '../useRoundEffects';
import { type QuizActor, type QuizSnapshot, type QuizText, verdictOf } from './quiz';

/** Pieces of paper after an answer; they are gone by the time the next question comes. */
const CONFETTI = { particles: 30, frames: 75, over: 'round' } as const;

/** What a quiz emits. */
export type QuizEmitted<Question, Answer> = QuizEvent<Question, Answer> | ToKeep | Finished;

interface Options<Question, Answer> {
  readonly quizText: QuizText<Question, Answer>;
  readonly reducedMotion: boolean;
  /** Whether each right answer is celebrated, or the end alone. */
  readonly celebrates: 'answers' | 'end';
  /** The sounds of the game itself, beside those that all games share. */
  readonly hear?: (event: QuizEmitted<Question, Answer>) => void;
}

/** A verdict and what stands under it, with a pause between them. */
function spoken([verdict, ...lines]: ReturnType<typeof verdictOf>): string {
  const below = lines.filter((line) => line !== null);
  return below.length === 0 ? verdict : [/[.!?]$/.test(verdict) ? verdict : `${verdict}.`, ...below].join(' ');
}

/** Lets the player hear what becomes of each answer in a quiz, tells it to those who listen, and throws confetti; `Voice` asks. */
export function useQuizEffects<Settings, Question extends { readonly number: number }, Answer>(
  actor: QuizActor<Settings, Question, Answer> &
    Emitting<QuizEmitted<Question, Answer>, QuizSnapshot<Settings, Question, Answer>>,
  { quizText, reducedMotion, celebrates, hear }: Options<Question, Answer>,
): void {
  const isForOne = useHalf() === null;
  useRoundEffects(actor, {
    reducedMotion,
    say: (event) => ('given' in event ? spoken(verdictOf(event.question, event.given, quizText)) : null),
    celebrates: (_, { context }) => context.round.score >= QUIZ.celebratedFrom,
    hear: (event) => {
      hear?.(event);
      if (!isForOne || event.type !== 'correct' || celebrates !== 'answers') return;
      const { number } = event.question;
      const isStillNow = () => actor.getSnapshot().context.round.question.number === number;
      throwConfetti({ ...CONFETTI, isStillNow }, reducedMotion);
    },
  });
}
