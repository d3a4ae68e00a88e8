import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { isEasy } from './ease';
import { getPractisedSkill } from './practised-skill';
import { mixedQuestionAt, type Question, questionAt } from './questions';
import { getRoundKind, type Settings } from './rules';

/** An answer is an amount in cents. */
export const moneyCounterMachine = timedQuiz({
  id: 'money-counter',
  questionAt,
  mixedQuestionAt,
  getPractisedSkill,
  isCorrect: ({ answer }: Question, cents: number) => cents === answer,
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

export type MoneyCounterActor = ActorRefFrom<typeof moneyCounterMachine>;
export type MoneyCounterSnapshot = SnapshotFrom<typeof moneyCounterMachine>;
