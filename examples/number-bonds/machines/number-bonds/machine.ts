import type { ActorRefFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { kindOfRound, type Question, questionAt } from './rules';

/** The whole game: the menu, ten bonds, and what they have come to. */
export const numberBondsMachine = timedQuiz({
  id: 'number-bonds',
  questionAt,
  isCorrect: ({ answer }: Question, part: number) => part === answer,
  kindOfRound,
});

export type NumberBondsActor = ActorRefFrom<typeof numberBondsMachine>;
