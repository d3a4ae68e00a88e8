import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { questionGame } from '../core/question-game';
import { getPractisedSkill } from './practised-skill';
import {
  type Answer,
  applyAnswer,
  feedbackMs,
  isLost,
  isPossibleAnswer,
  newRound,
  type Round,
  type RoundEvent,
  withMissedQuestion,
  withNextBoard,
} from './round';
import { gameSeconds, getRoundKind, type Settings, targetSeconds } from './rules';

export const targetTakedownMachine = questionGame<Settings, Round, Answer, RoundEvent>({
  id: 'targetTakedown',
  states: { asking: 'choosing', result: 'gameOver' },
  newRound,
  withNextQuestion: withNextBoard,
  withMissedQuestion,
  getPractisedSkill,
  applyAnswer: (round, answer, { questionSecondsLeft }) => applyAnswer(round, answer, questionSecondsLeft),
  isPossibleAnswer,
  feedbackMs,
  getRoundKind,
  limits: { question: targetSeconds, round: gameSeconds },
  course: { isOver: isLost },
});

export type TargetTakedownActor = ActorRefFrom<typeof targetTakedownMachine>;
export type TargetTakedownSnapshot = SnapshotFrom<typeof targetTakedownMachine>;
