import type { ActorRefFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { practisedKindSkill } from '../learning/practised-skill';
import { getRoundKind, type Question, questionAt } from './rules';
import { skills } from './skills';

/** The whole game: the menu, ten questions, and the result. */
export const placeValueMachine = timedQuiz({
  id: 'place-value',
  questionAt,
  getPractisedSkill: ({ form }: Question) => practisedKindSkill(skills[form], 'chosen'),
  isCorrect: ({ answer }: Question, given: number) => given === answer,
  getRoundKind,
});

export type PlaceValueActor = ActorRefFrom<typeof placeValueMachine>;
