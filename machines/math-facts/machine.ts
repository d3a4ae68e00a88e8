import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { turn } from '../core/events';
import { questionGame } from '../core/question-game';
import { practised } from './practised';
import { answered, messageMs, newRound, type Round, type RoundEvent, withNextQuestion, withQuestionOf } from './round';
import { kindOfRound, raceSeconds, type Settings } from './rules';

/** Each answer is followed immediately by the next question. */
export const mathFactsMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'mathFacts',
  states: { playing: 'racing', feedback: 'waiting', result: 'done' },
  newRound,
  withNextQuestion,
  withQuestionOf,
  practised: ({ question }) => practised(question),
  answered: (round, answer, { before, roundSecondsLeft, settings }) =>
    answer === null
      ? turn(round)
      : answered(round, answer, { best: before.score, secondsLeft: roundSecondsLeft, time: settings.time }),
  feedbackMs: () => 0,
  kindOfRound,
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
