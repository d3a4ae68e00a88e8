import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { ofEvent } from '../core/event-params';
import type { RoundUpdate } from '../core/events';
import type { DealOptions } from '../core/session';
import type { TimeSetting } from '../core/time-setting';
import { xstateType } from '../core/xstate-type';
import { elapsedMachine } from './elapsed';
import {
  checkPuzzle,
  completePuzzle,
  newRound,
  pressTile,
  type Session,
  type TablesEvent,
  type TimesTablesInput,
  typeFactor,
} from './round';
import { isFactor, isSolved, markTiles, type Size, type Slot } from './rules';
import { NO_OTHER_TIMES, type SavedTimes } from './stats';

/** A typed factor, or null for one that was cleared. */
interface Typed {
  readonly slot: Slot;
  readonly factor: number | null;
}

type Event =
  | ({ type: 'FILL' } & Typed)
  /** The player typed something that is not a factor. */
  | { type: 'REFUSE' }
  /** The date is needed in case this check solves the puzzle. Machines do not read dates themselves. */
  | { type: 'CHECK'; today: string }
  | { type: 'PRESS_TILE'; tile: number }
  | ({ type: 'NEW_PUZZLE'; seed: number } & DealOptions)
  | ({ type: 'CHOOSE_SIZE'; size: Size; seed: number } & DealOptions)
  | { type: 'CHOOSE_TIME'; time: TimeSetting }
  | ({ type: 'STATS_ELSEWHERE' } & SavedTimes);

const hasSlot = ({ factors }: Session, { side, index }: Slot): boolean => factors[side][index] !== undefined;

/** The part of XState's action queue that a turn needs. */
interface TurnQueue {
  assign(assignment: Partial<Session>): void;
  emit(event: TablesEvent): void;
}

function take(enqueue: TurnQueue, { round, events }: RoundUpdate<Partial<Session>, TablesEvent>): void {
  enqueue.assign(round);
  for (const event of events) enqueue.emit(event);
}

/** The whole game: a puzzle that waits for its first factor, is being solved, or has been solved. */
export const timesTablesMachine = setup({
  types: {
    context: xstateType<Session>(),
    events: xstateType<Event>(),
    input: xstateType<TimesTablesInput>(),
    emitted: xstateType<TablesEvent>(),
    children: xstateType<{ elapsed: 'elapsed' }>(),
  },
  actors: { elapsed: elapsedMachine },
  actions: {
    fill: assign(({ context }, { slot, factor }: Typed) => typeFactor(context, slot, factor)),
    refuse: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isRefused: true });
      enqueue.emit({ type: 'refused' });
    }),
    check: enqueueActions(({ context, enqueue }) => take(enqueue, checkPuzzle(context))),
    complete: enqueueActions(({ context, enqueue }, { today }: { today: string }) => {
      const { session, completion, seen } = completePuzzle(context, today);
      enqueue.assign(session);
      for (const event of seen) enqueue.emit(event);
      enqueue.emit({ type: 'finished', completion, isNewBest: session.isNewBest });
    }),
    press: enqueueActions(({ context, enqueue }, { tile }: { tile: number }) =>
      take(enqueue, pressTile(context, tile)),
    ),
    deal: assign(({ context }, { seed = context.seed, mix = context.mix }: DealOptions) => ({
      seed,
      mix,
      ...newRound(seed, context.settings.size, mix),
    })),
    chooseSize: assign(({ context }, { size }: { size: Size }) => ({ settings: { ...context.settings, size } })),
    chooseTime: assign(({ context }, { time }: { time: TimeSetting }) => ({ settings: { ...context.settings, time } })),
    followElapsed: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    updateStats: assign((_, { stats, otherTimes }: SavedTimes) => ({ stats, otherTimes })),
  },
  guards: {
    isFactor: ({ context }, { slot, factor }: Typed) => hasSlot(context, slot) && factor !== null && isFactor(factor),
    isFactorOrNone: ({ context }, { slot, factor }: Typed) =>
      hasSlot(context, slot) && (factor === null || isFactor(factor)),
    isTile: ({ context }, { tile }: { tile: number }) => context.puzzle.cells[tile] !== undefined,
    isSolution: ({ context }) => isSolved(markTiles(context.puzzle, context.factors)),
  },
}).createMachine({
  id: 'timesTables',
  context: ({ input: { mix = null, otherTimes = NO_OTHER_TIMES, ...input } }) => ({
    ...input,
    mix,
    otherTimes,
    ...newRound(input.seed, input.settings.size, mix),
  }),
  initial: 'idle',
  on: {
    PRESS_TILE: { guard: { type: 'isTile', params: ofEvent }, actions: { type: 'press', params: ofEvent } },
    NEW_PUZZLE: { target: '.idle', actions: { type: 'deal', params: ofEvent } },
    CHOOSE_SIZE: {
      target: '.idle',
      actions: [
        { type: 'chooseSize', params: ofEvent },
        { type: 'deal', params: ofEvent },
      ],
    },
    CHOOSE_TIME: { actions: { type: 'chooseTime', params: ofEvent } },
    STATS_ELSEWHERE: { actions: { type: 'updateStats', params: ofEvent } },
  },
  states: {
    idle: {
      on: {
        REFUSE: { actions: 'refuse' },
        FILL: {
          guard: { type: 'isFactor', params: ofEvent },
          target: 'playing',
          actions: { type: 'fill', params: ofEvent },
        },
        CHECK: { actions: 'check' },
      },
    },
    playing: {
      invoke: {
        src: 'elapsed',
        id: 'elapsed',
        onSnapshot: { actions: { type: 'followElapsed', params: ({ event }) => event.snapshot.context } },
      },
      on: {
        REFUSE: { actions: 'refuse' },
        FILL: { guard: { type: 'isFactorOrNone', params: ofEvent }, actions: { type: 'fill', params: ofEvent } },
        CHECK: [
          { guard: 'isSolution', target: 'completed', actions: { type: 'complete', params: ofEvent } },
          { actions: 'check' },
        ],
      },
    },
    completed: {},
  },
});

export type TimesTablesActor = ActorRefFrom<typeof timesTablesMachine>;
export type TimesTablesSnapshot = SnapshotFrom<typeof timesTablesMachine>;
