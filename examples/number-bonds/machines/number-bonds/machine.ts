import type { ActorRefFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { practisedSum } from '../learning/practised';
import { kindOfRound, type Question, questionAt } from './rules';

/** The whole game: the menu, ten questions, and the result. */
export const numberBondsMachine = timedQuiz({
  id: 'number-bonds',
  questionAt,
  practised: ({ whole, known, answer }: Question) =>
    practisedSum({ first: whole, operation: '−', second: known, answer }, 'chosen'),
  isCorrect: ({ answer }: Question, part: number) => part === answer,
  kindOfRound,
});

export type NumberBondsActor = ActorRefFrom<typeof numberBondsMachine>;
