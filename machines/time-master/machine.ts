import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { getPractisedSkill } from './practised-skill';
import { isCorrect, mixedQuestionAt, questionAt } from './questions';
import { getRoundKind } from './rules';

export const timeMasterMachine = timedQuiz({
  id: 'time-master',
  questionAt,
  mixedQuestionAt,
  getPractisedSkill,
  isCorrect,
  getRoundKind,
});

export type TimeMasterActor = ActorRefFrom<typeof timeMasterMachine>;
export type TimeMasterSnapshot = SnapshotFrom<typeof timeMasterMachine>;
