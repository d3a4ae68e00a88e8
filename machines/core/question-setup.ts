/* The types of a question game's chart, and how its settings and seed change. */
import { assign, type EventObject, setup } from 'xstate';
import type { Bests } from './bests';
import { countdownMachine } from './countdown';
import type { Finished, StoredEvent } from './events';
import { MAX_PRACTISED, type QuestionEvent, type QuestionRound, type QuestionSettings } from './question-rules';
import { seedForNext } from './seeds';
import type { Dealing, GameInput, GameSession } from './session';
import { typed } from './typed';

export const questionSetup = <
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>() =>
  setup({
    types: {
      context: typed<GameSession<Settings, Round>>(),
      events: typed<QuestionEvent<Settings, Answer>>(),
      input: typed<GameInput<Settings>>(),
      emitted: typed<Event | StoredEvent | Finished>(),
      children: typed<{ round: 'countdown'; question: 'countdown' }>(),
      tags: typed<'menu' | 'feedback' | 'held' | 'result'>(),
    },
    actors: { countdown: countdownMachine },
    actions: {
      choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
        nextSettings: { ...context.nextSettings, ...chosen },
      })),
      applyChoice: assign(({ context: { nextSettings } }) => ({ settings: nextSettings })),
      chooseSeed: assign(({ context }, { seed = context.seed, mix = context.mix }: Dealing) => ({
        practice: null,
        seed: seedForNext(context, seed),
        mix,
      })),
      practise: assign(({ context: { missed, settings } }) => ({
        practice: { missed: missed.slice(0, MAX_PRACTISED), index: 0, settings },
      })),
      restoreSettings: assign(({ context: { practice, settings } }) => ({ settings: practice?.settings ?? settings })),
      clearPractice: assign({ practice: null }),
      updateBests: assign((_, { bests }: { bests: Bests }) => ({ bests })),
    },
    guards: {
      opensWithRound: ({ context }) => context.opensAt === 'round',
      hasMissed: ({ context: { missed } }) => missed.length > 0,
      isPaused: ({ context }) => context.clock.isPaused,
      isTimeUp: ({ context }) => context.roundSecondsLeft === 0,
      isAnswered: ({ context: { round } }) => round.given !== null,
      isQuestionOpen: ({ context: { round } }) => round.given === null,
    },
  });
