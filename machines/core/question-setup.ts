/* The types of a question game's chart, and how its settings and seed change. */
import { assign, type EventObject, setup } from 'xstate';
import { countdownMachine } from './countdown';
import type { RoundFinished, StoredEvent } from './events';
import type { PersonalBests } from './personal-bests';
import {
  MAX_PRACTICE_QUESTIONS,
  type QuestionEvent,
  type QuestionRound,
  type QuestionSettings,
} from './question-rules';
import { getNextSeed } from './seeds';
import type { ChoiceSetting, DealOptions, GameInput, GameSession } from './session';
import type { TimeSetting } from './time-setting';
import { xstateType } from './xstate-type';

export const questionSetup = <
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>() =>
  setup({
    types: {
      context: xstateType<GameSession<Settings, Round>>(),
      events: xstateType<QuestionEvent<Settings, Answer>>(),
      input: xstateType<GameInput<Settings>>(),
      emitted: xstateType<Event | StoredEvent | RoundFinished>(),
      children: xstateType<{ round: 'countdown'; question: 'countdown' }>(),
      tags: xstateType<'menu' | 'feedback' | 'held' | 'result'>(),
    },
    actors: { countdown: countdownMachine },
    actions: {
      choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
        nextSettings: { ...context.nextSettings, ...chosen },
        hasFoundDifficulty: undefined,
      })),
      chooseAnswers: assign(({ context: { nextSettings } }, { answers }: ChoiceSetting) => ({
        nextSettings: { ...nextSettings, answers },
      })),
      applyChoice: assign(({ context: { nextSettings } }) => ({ settings: nextSettings })),
      chooseTime: assign(({ context }, { time }: { time: TimeSetting }) => ({
        nextSettings: { ...context.nextSettings, time },
      })),
      chooseSeed: assign(({ context }, { seed = context.seed, mix = context.mix, questions }: DealOptions) => ({
        practice: null,
        questions,
        seed: getNextSeed(context, seed),
        mix,
      })),
      practise: assign(({ context: { missed, settings } }) => ({
        practice: { missed: missed.slice(0, MAX_PRACTICE_QUESTIONS), index: 0, settings },
      })),
      restoreSettings: assign(({ context: { practice, settings } }) => ({ settings: practice?.settings ?? settings })),
      clearPractice: assign({ practice: null }),
      updateBests: assign((_, { bests }: { bests: PersonalBests }) => ({ bests })),
    },
    guards: {
      opensWithRound: ({ context }) => context.opensAt === 'round',
      hasMissed: ({ context: { missed } }) => missed.length > 0,
      isPaused: ({ context }) => context.clock.isPaused,
      hasExample: ({ context }) => context.waiting !== undefined,
      isTimeUp: ({ context }) => context.roundSecondsLeft === 0,
      isAnswered: ({ context: { round } }) => round.given !== null,
      isQuestionOpen: ({ context: { round } }) => round.given === null,
    },
  });
