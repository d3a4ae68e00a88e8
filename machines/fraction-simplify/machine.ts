import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Fraction } from '../core/fraction';
import { timedQuiz } from '../core/timed-quiz';
import { practised } from './practised';
import { isCorrect, type Question, questionAt } from './questions';
import { kindOfRound, type Settings } from './rules';

export const fractionSimplifyMachine = timedQuiz<Settings, Question, Fraction>({
  id: 'fractionSimplify',
  questionAt,
  practised,
  isCorrect,
  kindOfRound,
});

export type FractionSimplifyActor = ActorRefFrom<typeof fractionSimplifyMachine>;
export type FractionSimplifySnapshot = SnapshotFrom<typeof fractionSimplifyMachine>;
