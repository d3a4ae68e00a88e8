import type { ActorRefFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { practisedSumSkill } from '../learning/practised-skill';
import { getRoundKind, type Question, questionAt } from './rules';

/** The whole game: the menu, ten questions, and the result. */
export const numberBondsMachine = timedQuiz({
  id: 'number-bonds',
  questionAt,
  getPractisedSkill: ({ whole, known, answer }: Question) =>
    practisedSumSkill({ first: whole, operation: '−', second: known, answer }, 'chosen'),
  isCorrect: ({ answer }: Question, part: number) => part === answer,
  getRoundKind,
});

export type NumberBondsActor = ActorRefFrom<typeof numberBondsMachine>;
