import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createRoundUpdate } from '../core/events';
import { questionGame } from '../core/question-game';
import { applyTimeSetting } from '../core/time-setting';
import { getPractisedSkill } from './practised-skill';
import {
  applyAnswer,
  canChoose,
  feedbackMs,
  isLost,
  newRound,
  openingMs,
  openPortal,
  type Round,
  type RoundEvent,
  withMissedQuestion,
  withNextQuestion,
} from './round';
import { getRoundKind, RULES, type Settings } from './rules';

export const mathWarpMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'mathWarp',
  states: { asking: 'open', feedback: 'closed', result: 'gameOver' },
  newRound,
  withNextQuestion,
  withMissedQuestion,
  getPractisedSkill: ({ question }) => getPractisedSkill(question),
  applyAnswer: (round, number) => (number === null ? createRoundUpdate(round) : applyAnswer(round, number)),
  isPossibleAnswer: canChoose,
  feedbackMs,
  getRoundKind,
  limits: { round: ({ time }) => applyTimeSetting(RULES.seconds, time) },
  course: { isOver: isLost, repeats: true },
  display: { lead: { ms: openingMs, over: openPortal, showsMistake: ({ tried }) => tried.length > 0 } },
});

export type MathWarpActor = ActorRefFrom<typeof mathWarpMachine>;
export type MathWarpSnapshot = SnapshotFrom<typeof mathWarpMachine>;
