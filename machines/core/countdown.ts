import { assign, setup } from 'xstate';
import type { ReadonlyClock } from './clock';
import { ofEvent } from './event-params';
import { displayedSeconds, nextSecondMs, timeoutDelay } from './limit';
import { xstateType } from './xstate-type';

/** The limit in seconds (null for none) and the clock of the parent machine. */
export interface CountdownInput {
  readonly seconds: number | null;
  readonly clock: ReadonlyClock;
  /** Set to start paused and wait for RESUME. */
  readonly begins?: 'standing';
}

interface Context {
  readonly clock: ReadonlyClock;
  /** The time left at `sinceMs`, in milliseconds; negative once the limit has passed, null without a limit. */
  readonly leftMs: number | null;
  readonly sinceMs: number;
  readonly secondsLeft: number | null;
  readonly begins: CountdownInput['begins'];
}

/** Pauses a countdown while its game waits for the player; RESUME continues it with exactly the time that was left. */
export const PAUSE = { type: 'PAUSE' } as const;
export const RESUME = { type: 'RESUME' } as const;

/** Gives the player this many seconds more; null removes the limit. */
interface Extend {
  readonly type: 'EXTEND';
  readonly seconds: number | null;
}

const ENDLESS = {
  guard: { type: 'isEndless', params: ofEvent },
  target: 'unlimited',
  actions: { type: 'extend', params: ofEvent },
} as const;

/**
 * Counts whole seconds down to 0 on its parent's clock, and finishes in the millisecond after the last one.
 * Without a limit (`seconds: null`) it never finishes, and `secondsLeft` is null.
 */
export const countdownMachine = setup({
  types: {
    context: xstateType<Context>(),
    input: xstateType<CountdownInput>(),
    events: xstateType<typeof PAUSE | typeof RESUME | Extend>(),
  },
  actions: {
    markStart: assign({ sinceMs: ({ context }) => context.clock.now }),
    updateTime: assign(({ context: { clock, leftMs, sinceMs } }) => {
      const left = (leftMs ?? 0) - (clock.now - sinceMs);
      return { leftMs: left, secondsLeft: displayedSeconds(left) };
    }),
    extend: assign(({ context: { leftMs } }, { seconds }: Pick<Extend, 'seconds'>) => {
      const left = leftMs === null || seconds === null ? null : leftMs + seconds * 1000;
      return { leftMs: left, secondsLeft: left === null ? null : displayedSeconds(left) };
    }),
  },
  guards: {
    isUnlimited: ({ context }) => context.leftMs === null,
    isEndless: (_, { seconds }: Pick<Extend, 'seconds'>) => seconds === null,
    startsPaused: ({ context }) => context.begins === 'standing',
    isPast: ({ context }) => (context.leftMs ?? 0) < 0,
  },
  delays: {
    nextSecond: ({ context: { leftMs } }) => {
      const left = leftMs ?? 0;
      return left > 0 ? nextSecondMs(left, 0) : timeoutDelay(left);
    },
  },
}).createMachine({
  id: 'countdown',
  context: ({ input: { seconds, clock, begins } }) => ({
    clock,
    begins,
    leftMs: seconds === null ? null : seconds * 1000,
    sinceMs: clock.now,
    secondsLeft: seconds,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isUnlimited', target: 'unlimited' },
        { guard: 'startsPaused', target: 'standing' },
        { target: 'running' },
      ],
    },
    running: {
      entry: 'markStart',
      always: { guard: 'isPast', target: 'spent' },
      after: { nextSecond: { target: 'running', reenter: true, actions: 'updateTime' } },
      on: {
        PAUSE: { target: 'standing', actions: 'updateTime' },
        EXTEND: [
          ENDLESS,
          { target: 'running', reenter: true, actions: ['updateTime', { type: 'extend', params: ofEvent }] },
        ],
      },
    },
    standing: { on: { RESUME: 'running', EXTEND: [ENDLESS, { actions: { type: 'extend', params: ofEvent } }] } },
    unlimited: {},
    spent: { type: 'final' },
  },
});
