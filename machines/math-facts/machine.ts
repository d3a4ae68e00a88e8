import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createRoundUpdate } from '../core/events';
import { questionGame } from '../core/question-game';
import { getPractisedSkill } from './practised-skill';
import { isGentle } from './questions';
import {
  applyAnswer,
  messageMs,
  newRound,
  type Round,
  type RoundEvent,
  withMissedQuestion,
  withNextQuestion,
} from './round';
import { DIFFICULTIES, getRoundKind, hasLevels, raceSeconds, type Settings } from './rules';

/** Each answer is followed immediately by the next question. */
export const mathFactsMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'mathFacts',
  states: { playing: 'racing', feedback: 'waiting', result: 'done' },
  newRound,
  withNextQuestion,
  withMissedQuestion,
  getPractisedSkill: ({ question }) => getPractisedSkill(question),
  applyAnswer: (round, answer, { before, roundSecondsLeft, settings }) =>
    answer === null
      ? createRoundUpdate(round)
      : applyAnswer(round, answer, { best: before.score, secondsLeft: roundSecondsLeft, time: settings.time }),
  feedbackMs: () => 0,
  getRoundKind,
  guidance: {
    difficulties: (settings) =>
      hasLevels(settings.mode) ? DIFFICULTIES.map((difficulty) => ({ ...settings, difficulty })) : [],
    suits: ({ question }, ease) => ease !== 'gentle' || isGentle(question),
  },
  limits: { round: ({ time }) => raceSeconds(time) },
  display: {
    message: {
      ms: messageMs,
      cleared: (round) => ({ ...round, message: null }),
      showsMistake: ({ message }) => message?.kind === 'wrong',
    },
  },
});

export type MathFactsActor = ActorRefFrom<typeof mathFactsMachine>;
export type MathFactsSnapshot = SnapshotFrom<typeof mathFactsMachine>;
