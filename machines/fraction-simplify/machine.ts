import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Fraction } from '../core/fraction';
import { timedQuiz } from '../core/timed-quiz';
import { isEasy } from './ease';
import { getPractisedSkill } from './practised-skill';
import { isCorrect, type Question, questionAt } from './questions';
import { DIFFICULTIES, getRoundKind, type Settings } from './rules';

export const fractionSimplifyMachine = timedQuiz<Settings, Question, Fraction>({
  id: 'fractionSimplify',
  questionAt,
  getPractisedSkill,
  isCorrect,
  getRoundKind,
  guidance: {
    difficulties: (settings) => DIFFICULTIES.map((difficulty) => ({ ...settings, difficulty })),
    isEasy,
  },
});

export type FractionSimplifyActor = ActorRefFrom<typeof fractionSimplifyMachine>;
export type FractionSimplifySnapshot = SnapshotFrom<typeof fractionSimplifyMachine>;
