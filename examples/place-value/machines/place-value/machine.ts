import type { ActorRefFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { practisedKind } from '../learning/practised';
import { kindOfRound, type Question, questionAt } from './rules';
import { skills } from './skills';

/** The whole game: the menu, ten questions, and the result. */
export const placeValueMachine = timedQuiz({
  id: 'place-value',
  questionAt,
  practised: ({ form }: Question) => practisedKind(skills[form], 'chosen'),
  isCorrect: ({ answer }: Question, given: number) => given === answer,
  kindOfRound,
});

export type PlaceValueActor = ActorRefFrom<typeof placeValueMachine>;
