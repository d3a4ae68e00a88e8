import { assign, setup } from 'xstate';
import { pastLimit } from './limit';
import { typed } from './typed';

/**
 * Counts whole seconds down to 0 on its parent's clock and finishes in the instant after the last one.
 * Without a limit (`seconds: null`) it waits for ever, and `secondsLeft` is null.
 */
export const countdownMachine = setup({
  types: { context: typed<{ secondsLeft: number | null }>(), input: typed<{ seconds: number | null }>() },
  actions: { tickDown: assign({ secondsLeft: ({ context }) => (context.secondsLeft ?? 1) - 1 }) },
  guards: {
    isUnlimited: ({ context }) => context.secondsLeft === null,
    isSpent: ({ context }) => context.secondsLeft !== null && context.secondsLeft <= 0,
  },
  delays: { second: 1000, instant: pastLimit(0) },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ secondsLeft: input.seconds }),
  initial: 'running',
  states: {
    running: {
      always: [
        { guard: 'isUnlimited', target: 'unlimited' },
        { guard: 'isSpent', target: 'lastInstant' },
      ],
      after: { second: { target: 'running', reenter: true, actions: 'tickDown' } },
    },
    unlimited: {},
    lastInstant: { after: { instant: 'spent' } },
    spent: { type: 'final' },
  },
});
