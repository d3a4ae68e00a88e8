import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createRoundUpdate } from '../core/events';
import { questionGame } from '../core/question-game';
import { getPractisedSkill } from './practised-skill';
import type { Choice } from './questions';
import {
  applyAnswer,
  countNextSide,
  hasCountedAllSides,
  judge,
  mixed,
  newRound,
  type Round,
  type RoundEvent,
  stepMs,
  withMissedQuestion,
  withNextQuestion,
} from './round';
import { getRoundKind, type Settings } from './rules';

export const shapeMatchMachine = questionGame<Settings, Round, Choice, RoundEvent>({
  id: 'shapeMatch',
  states: { playing: 'round', asking: 'unanswered', feedback: 'answered' },
  newRound,
  withNextQuestion,
  mixed,
  withMissedQuestion,
  withSolution: (round) => ({ ...round, given: judge(round.question, round.question.answer) }),
  getPractisedSkill: ({ question }) => getPractisedSkill(question),
  applyAnswer: (round, choice, { settings }) =>
    choice === null ? createRoundUpdate(round) : applyAnswer(round, choice, settings),
  isPossibleAnswer: ({ question }, choice) => question.choices.includes(choice),
  feedbackMs: stepMs,
  getRoundKind,
  display: { withNextStep: (round) => (hasCountedAllSides(round) ? null : countNextSide(round)) },
  changes: { resetSettings: { difficulty: 'easy' } },
});

export type ShapeMatchActor = ActorRefFrom<typeof shapeMatchMachine>;
export type ShapeMatchSnapshot = SnapshotFrom<typeof shapeMatchMachine>;
