import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { getPractisedSkill } from './practised-skill';
import { type Question, questionAt } from './questions';
import { getRoundKind } from './rules';

/** An answer is an amount in cents. */
export const moneyCounterMachine = timedQuiz({
  id: 'money-counter',
  questionAt,
  getPractisedSkill,
  isCorrect: ({ answer }: Question, cents: number) => cents === answer,
  getRoundKind,
});

export type MoneyCounterActor = ActorRefFrom<typeof moneyCounterMachine>;
export type MoneyCounterSnapshot = SnapshotFrom<typeof moneyCounterMachine>;
