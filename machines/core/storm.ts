/*
 * A class against the storm. One question stands on the board, the class says or presses an answer, and a ship sails: each
 * right answer takes it one stretch further, and twenty bring it over. A wrong one lets the storm come nearer, and the game
 * shows why it was wrong; with each right one the ship leaves the storm behind again. Nobody can lose, and there is no clock.
 */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { typed } from './typed';

/** Every number of a voyage. */
export const STORM = {
  /** So many right answers bring the ship over. */
  stretches: 20,
  /** So often the storm can come nearer: then it is above the ship. */
  steps: 4,
  /** How long the ship is seen at its island. */
  landingMs: 2000,
} as const;

interface Voyage {
  readonly right: number;
  readonly wrong: number;
  /** How near the storm is, in its steps. */
  readonly near: number;
}

const FRESH: Voyage = { right: 0, wrong: 0, near: 0 };

/** The voyage of a class: its menu, the way over the sea, and what was reached. */
export const stormMachine = setup({
  types: {
    context: typed<Voyage & { readonly startsAtOnce: boolean }>(),
    events: typed<{ type: 'START' | 'RIGHT' | 'WRONG' | 'END_ROUND' | 'BACK_TO_MENU' }>(),
    input: typed<{ readonly startsAtOnce: boolean }>(),
    emitted: typed<{ readonly type: 'finished' }>(),
  },
  actions: {
    begin: assign(FRESH),
    sail: assign(({ context: { right, near } }) => ({ right: right + 1, near: Math.max(0, near - 1) })),
    letNear: assign(({ context: { wrong, near } }) => ({ wrong: wrong + 1, near: Math.min(STORM.steps, near + 1) })),
  },
  guards: {
    startsAtOnce: ({ context }) => context.startsAtOnce,
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
          on: { RIGHT: { actions: 'sail' }, WRONG: { actions: 'letNear' } },
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

/** An actor that follows a class over the sea. */
export type StormActor = ActorRefFrom<typeof stormMachine>;
