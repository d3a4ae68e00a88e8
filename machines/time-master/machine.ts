import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { practised } from './practised';
import { isCorrect, questionAt } from './questions';
import { kindOfRound } from './rules';

export const timeMasterMachine = timedQuiz({ id: 'time-master', questionAt, practised, isCorrect, kindOfRound });

export type TimeMasterActor = ActorRefFrom<typeof timeMasterMachine>;
export type TimeMasterSnapshot = SnapshotFrom<typeof timeMasterMachine>;
