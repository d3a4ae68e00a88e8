import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { turn } from '../core/events';
import { questionGame } from '../core/question-game';
import { applyTimeSetting } from '../core/time-setting';
import { practised } from './practised';
import {
  answered,
  canChoose,
  feedbackMs,
  isLost,
  newRound,
  openingMs,
  openPortal,
  type Round,
  type RoundEvent,
  withNextQuestion,
  withQuestionOf,
} from './round';
import { kindOfRound, RULES, type Settings } from './rules';

export const mathWarpMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'mathWarp',
  states: { asking: 'open', feedback: 'closed', result: 'gameOver' },
  newRound,
  withNextQuestion,
  withQuestionOf,
  practised: ({ question }) => practised(question),
  answered: (round, number) => (number === null ? turn(round) : answered(round, number)),
  accepts: canChoose,
  feedbackMs,
  kindOfRound,
  limits: { round: ({ time }) => applyTimeSetting(RULES.seconds, time) },
  course: { isOver: isLost, repeats: true },
  display: { lead: { ms: openingMs, over: openPortal, showsMistake: ({ tried }) => tried.length > 0 } },
});

export type MathWarpActor = ActorRefFrom<typeof mathWarpMachine>;
export type MathWarpSnapshot = SnapshotFrom<typeof mathWarpMachine>;
