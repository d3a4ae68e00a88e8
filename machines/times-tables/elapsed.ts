import { assign, setup } from 'xstate';
import { xstateType } from '../core/xstate-type';

/** Counts whole seconds on its parent's clock until it is stopped. */
export const elapsedMachine = setup({
  types: { context: xstateType<{ seconds: number }>() },
  actions: { count: assign({ seconds: ({ context }) => context.seconds + 1 }) },
  delays: { second: 1000 },
}).createMachine({
  id: 'elapsed',
  context: { seconds: 0 },
  initial: 'running',
  states: { running: { after: { second: { target: 'running', reenter: true, actions: 'count' } } } },
});
