import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { turn } from '../core/events';
import { questionGame } from '../core/question-game';
import { practised } from './practised';
import type { Choice } from './questions';
import {
  answered,
  countNextSide,
  isCountingDone,
  newRound,
  type Round,
  type RoundEvent,
  stepMs,
  withNextQuestion,
  withQuestionOf,
} from './round';
import { kindOfRound, type Settings } from './rules';

export const shapeMatchMachine = questionGame<Settings, Round, Choice, RoundEvent>({
  id: 'shapeMatch',
  states: { playing: 'round', asking: 'unanswered', feedback: 'answered' },
  newRound,
  withNextQuestion,
  withQuestionOf,
  practised: ({ question }) => practised(question),
  answered: (round, choice, { settings }) => (choice === null ? turn(round) : answered(round, choice, settings)),
  accepts: ({ question }, choice) => question.choices.includes(choice),
  feedbackMs: stepMs,
  kindOfRound,
  display: { withNextStep: (round) => (isCountingDone(round) ? null : countNextSide(round)) },
  changes: { resetSettings: { difficulty: 'easy' } },
});

export type ShapeMatchActor = ActorRefFrom<typeof shapeMatchMachine>;
export type ShapeMatchSnapshot = SnapshotFrom<typeof shapeMatchMachine>;
