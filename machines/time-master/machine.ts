import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { isEasy } from './ease';
import { getPractisedSkill } from './practised-skill';
import { isCorrect, mixedQuestionAt, questionAt } from './questions';
import { getRoundKind, type Settings } from './rules';

export const timeMasterMachine = timedQuiz({
  id: 'time-master',
  questionAt,
  mixedQuestionAt,
  getPractisedSkill,
  isCorrect,
  getRoundKind,
  guidance: {
    // Hard is left out, because its answers are typed.
    difficulties: (settings: Settings): readonly Settings[] => [
      { ...settings, difficulty: 'easy' },
      { ...settings, difficulty: 'medium' },
    ],
    isEasy,
  },
});

export type TimeMasterActor = ActorRefFrom<typeof timeMasterMachine>;
export type TimeMasterSnapshot = SnapshotFrom<typeof timeMasterMachine>;
