import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { turn } from '../core/events';
import { questionGame } from '../core/question-game';
import type { Entry } from './answer';
import { practised } from './practised';
import {
  answered,
  newRound,
  type Round,
  type RoundEvent,
  stepMs,
  withNextQuestion,
  withNextStep,
  withQuestionOf,
} from './round';
import { kindOfRound, type Settings } from './rules';

export const fractionBasicsMachine = questionGame<Settings, Round, Entry, RoundEvent>({
  id: 'fractionBasics',
  states: { playing: 'round', asking: 'question', feedback: 'answered' },
  newRound,
  withNextQuestion,
  withQuestionOf,
  practised: ({ question }) => practised(question),
  answered: (round, entry) => (entry === null ? turn(round) : answered(round, entry)),
  feedbackMs: stepMs,
  kindOfRound,
  display: { withNextStep },
  changes: { isUnanswered: ({ answers }) => answers === 0 },
});

export type FractionBasicsActor = ActorRefFrom<typeof fractionBasicsMachine>;
export type FractionBasicsSnapshot = SnapshotFrom<typeof fractionBasicsMachine>;
