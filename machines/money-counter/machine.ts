import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { timedQuiz } from '../core/timed-quiz';
import { practised } from './practised';
import { type Question, questionAt } from './questions';
import { kindOfRound } from './rules';

/** An answer is an amount in cents. */
export const moneyCounterMachine = timedQuiz({
  id: 'money-counter',
  questionAt,
  practised,
  isCorrect: ({ answer }: Question, cents: number) => cents === answer,
  kindOfRound,
});

export type MoneyCounterActor = ActorRefFrom<typeof moneyCounterMachine>;
export type MoneyCounterSnapshot = SnapshotFrom<typeof moneyCounterMachine>;
