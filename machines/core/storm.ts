/*
 * A class against the storm. One question is on the board, and the class calls out or presses an answer. Each correct
 * answer takes a ship one leg further, and twenty bring it home. A wrong answer lets the storm come closer, and the
 * game explains the mistake; each correct one leaves the storm behind again. The class cannot lose, and there is no
 * clock.
 */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { Verdict } from './events';
import { xstateType } from './xstate-type';

export const STORM = {
  /** The number of correct answers that bring the ship home. */
  stretches: 20,
  /** The number of times the storm can come closer before it reaches the ship. */
  steps: 4,
  /** How long the ship is shown at its island, in milliseconds. */
  landingMs: 2000,
} as const;

interface Voyage {
  readonly right: number;
  readonly wrong: number;
  /** How many steps closer the storm is than at the start. */
  readonly near: number;
}

const FRESH: Voyage = { right: 0, wrong: 0, near: 0 };

/** The voyage of a class: menu, crossing, landing and result. */
export const stormMachine = setup({
  types: {
    context: xstateType<Voyage & { readonly startsAtOnce: boolean }>(),
    events: xstateType<
      | { readonly type: 'START' | 'END_ROUND' | 'BACK_TO_MENU' }
      | { readonly type: 'ANSWERED'; readonly verdict: Verdict }
    >(),
    input: xstateType<{ readonly startsAtOnce: boolean }>(),
    emitted: xstateType<{ readonly type: 'finished' }>(),
  },
  actions: {
    begin: assign(FRESH),
    sail: assign(({ context: { right, near } }) => ({ right: right + 1, near: Math.max(0, near - 1) })),
    letNear: assign(({ context: { wrong, near } }) => ({ wrong: wrong + 1, near: Math.min(STORM.steps, near + 1) })),
  },
  guards: {
    startsAtOnce: ({ context }) => context.startsAtOnce,
    isCorrect: (_, { verdict }: { verdict: Verdict }) => verdict === 'correct',
    isOver: ({ context: { right } }) => right >= STORM.stretches,
  },
  delays: { landing: STORM.landingMs },
}).createMachine({
  id: 'storm',
  context: ({ input }) => ({ ...FRESH, ...input }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'startsAtOnce', target: 'playing' }, { target: 'menu' }] },
    menu: { on: { START: 'playing' } },
    playing: {
      entry: 'begin',
      initial: 'sailing',
      on: { END_ROUND: 'finished', BACK_TO_MENU: 'menu' },
      states: {
        sailing: {
          always: { guard: 'isOver', target: 'landing' },
          on: {
            ANSWERED: [
              { guard: { type: 'isCorrect', params: ({ event }) => event }, actions: 'sail' },
              { actions: 'letNear' },
            ],
          },
        },
        landing: { after: { landing: '#storm.finished' } },
      },
    },
    finished: {
      entry: emit({ type: 'finished' }),
      on: { START: 'playing', BACK_TO_MENU: 'menu' },
    },
  },
});

export type StormActor = ActorRefFrom<typeof stormMachine>;
