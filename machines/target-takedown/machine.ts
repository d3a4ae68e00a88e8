import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { questionGame } from '../core/question-game';
import { practised } from './practised';
import {
  type Answer,
  accepts,
  answered,
  feedbackMs,
  isLost,
  newRound,
  type Round,
  type RoundEvent,
  withNextBoard,
  withQuestionOf,
} from './round';
import { gameSeconds, kindOfRound, type Settings, targetSeconds } from './rules';

export const targetTakedownMachine = questionGame<Settings, Round, Answer, RoundEvent>({
  id: 'targetTakedown',
  states: { asking: 'choosing', result: 'gameOver' },
  newRound,
  withNextQuestion: withNextBoard,
  withQuestionOf,
  practised,
  answered: (round, answer, { questionSecondsLeft }) => answered(round, answer, questionSecondsLeft),
  accepts,
  feedbackMs,
  kindOfRound,
  limits: { question: targetSeconds, round: gameSeconds },
  course: { isOver: isLost },
});

export type TargetTakedownActor = ActorRefFrom<typeof targetTakedownMachine>;
export type TargetTakedownSnapshot = SnapshotFrom<typeof targetTakedownMachine>;
