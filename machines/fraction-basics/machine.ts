import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createRoundUpdate } from '../core/events';
import { questionGame } from '../core/question-game';
import type { TypedAmount } from './answer';
import { getPractisedSkill } from './practised-skill';
import {
  applyAnswer,
  dealt,
  mixed,
  type Round,
  type RoundEvent,
  stepMs,
  withMissedQuestion,
  withNextStep,
  withSolution,
} from './round';
import { getRoundKind, type Settings } from './rules';

export const fractionBasicsMachine = questionGame<Settings, Round, TypedAmount, RoundEvent>({
  id: 'fractionBasics',
  states: { playing: 'round', asking: 'question', feedback: 'answered' },
  ...dealt,
  mixed,
  withMissedQuestion,
  withSolution,
  getPractisedSkill: ({ question }) => getPractisedSkill(question),
  applyAnswer: (round, entry) => (entry === null ? createRoundUpdate(round) : applyAnswer(round, entry)),
  feedbackMs: stepMs,
  getRoundKind,
  display: { withNextStep },
  changes: { isUnanswered: ({ answers }) => answers === 0 },
});

export type FractionBasicsActor = ActorRefFrom<typeof fractionBasicsMachine>;
export type FractionBasicsSnapshot = SnapshotFrom<typeof fractionBasicsMachine>;
