/*
 * Two players on one board. Each half of the screen shows the same game with the same questions. A rope with a parcel
 * in the middle connects the halves. A correct answer pulls the parcel one mark towards that player. A mistake does not
 * move the parcel, but pauses that half for a second, so that there is time to look at it. The round ends when the
 * parcel is ten marks to one side, or when time runs out.
 *
 * With the time setting "longer" the round lasts twice as long, and one player starts three marks ahead, so that a
 * younger child can play against an older one. With "none" there is no time limit.
 */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { ReadonlyClock } from './clock';
import { countdownMachine } from './countdown';
import type { Verdict } from './events';
import type { Pace } from './session';
import { applyTimeSetting, type TimeSetting } from './time-setting';
import { xstateType } from './xstate-type';

export const DUEL = {
  marks: 10,
  seconds: 90,
  /** The clock turns urgent and ticks when this many seconds are left. */
  lastSeconds: 10,
  headStart: 3,
  pauseMs: 1000,
} as const;

/** How long answers are shown: briefly after a correct one, and for the pause after a mistake. */
export const DUEL_PACE: Pace = { right: 500, wrong: DUEL.pauseMs };

/** From left to right, or from top to bottom. */
export const PLAYERS = [1, 2] as const;
export type Player = (typeof PLAYERS)[number];

export interface DuelSettings {
  readonly time: TimeSetting;
  /** The player who starts ahead when the time setting is "longer". */
  readonly ahead: Player;
}

export interface DuelInput {
  readonly settings: DuelSettings;
  readonly startsAtOnce: boolean;
  readonly clock: ReadonlyClock;
}

interface Session extends DuelInput {
  /** Each player's number of correct answers. */
  readonly right: Readonly<Record<Player, number>>;
  /** The parcel's position, in marks towards player 1; negative towards player 2. */
  readonly rope: number;
  /** The whole seconds shown; null without a limit. */
  readonly secondsLeft: number | null;
}

interface Answered {
  readonly type: 'ANSWERED';
  readonly verdict: Verdict;
  readonly player: Player;
}

type Event =
  | { type: 'CHOOSE'; chosen: Partial<DuelSettings> }
  | { type: 'START' }
  | Answered
  | { type: 'END_ROUND' }
  | { type: 'BACK_TO_MENU' };

export type DuelEvent = { readonly type: 'pulled'; readonly player: Player } | { readonly type: 'finished' };

const SIDE: Readonly<Record<Player, number>> = { 1: 1, 2: -1 };

const startOf = ({ time, ahead }: DuelSettings): number => (time === 'longer' ? DUEL.headStart * SIDE[ahead] : 0);

const freshRound = (settings: DuelSettings): Pick<Session, 'right' | 'rope' | 'secondsLeft'> => ({
  right: { 1: 0, 2: 0 },
  rope: startOf(settings),
  secondsLeft: applyTimeSetting(DUEL.seconds, settings.time),
});

const answerOf = ({ event }: { readonly event: Answered }) => event;

const duelSetup = setup({
  types: {
    context: xstateType<Session>(),
    events: xstateType<Event>(),
    input: xstateType<DuelInput>(),
    emitted: xstateType<DuelEvent>(),
    children: xstateType<{ time: 'countdown' }>(),
  },
  actors: { countdown: countdownMachine },
  actions: {
    choose: assign(({ context: { settings } }, { chosen }: { chosen: Partial<DuelSettings> }) => ({
      settings: { ...settings, ...chosen },
    })),
    beginRound: assign(({ context: { settings } }) => freshRound(settings)),
    follow: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ secondsLeft })),
    pull: assign(({ context: { right, rope } }, { player }: { player: Player }) => ({
      right: { ...right, [player]: right[player] + 1 },
      rope: rope + SIDE[player],
    })),
  },
  guards: {
    startsAtOnce: ({ context }) => context.startsAtOnce,
    isPulledOver: ({ context: { rope } }) => Math.abs(rope) >= DUEL.marks,
    isCorrect: (_, { verdict }: Answered) => verdict === 'correct',
    isMistakeBy: (_, { answered: { verdict, player }, by }: { answered: Answered; by: Player }) =>
      verdict !== 'correct' && player === by,
  },
  delays: { pause: DUEL.pauseMs },
});

/** One half of the screen. A second mistake during a pause restarts the pause. */
function halfOf(player: Player) {
  const guard = {
    type: 'isMistakeBy',
    params: ({ event }: { readonly event: Answered }) => ({ answered: event, by: player }),
  } as const;
  return duelSetup.createStateConfig({
    initial: 'free',
    states: {
      free: { on: { ANSWERED: { guard, target: 'paused' } } },
      paused: {
        after: { pause: 'free' },
        on: { ANSWERED: { guard, target: 'paused', reenter: true } },
      },
    },
  });
}

/** A round for two players: menu, play with two halves and a rope, and result. */
export const duelMachine = duelSetup.createMachine({
  id: 'duel',
  context: ({ input }) => ({ ...input, ...freshRound(input.settings) }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'startsAtOnce', target: 'playing' }, { target: 'menu' }] },
    menu: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: 'playing',
      },
    },
    playing: {
      entry: 'beginRound',
      type: 'parallel',
      invoke: {
        src: 'countdown',
        id: 'time',
        input: ({ context: { settings, clock } }) => ({
          seconds: applyTimeSetting(DUEL.seconds, settings.time),
          clock,
        }),
        onSnapshot: {
          actions: { type: 'follow', params: ({ event }) => ({ secondsLeft: event.snapshot.context.secondsLeft }) },
        },
        onDone: 'finished',
      },
      always: { guard: 'isPulledOver', target: 'finished' },
      on: {
        ANSWERED: {
          guard: { type: 'isCorrect', params: answerOf },
          actions: [
            { type: 'pull', params: answerOf },
            emit(({ event }) => ({ type: 'pulled', player: event.player })),
          ],
        },
        END_ROUND: 'finished',
        BACK_TO_MENU: 'menu',
      },
      states: { one: halfOf(1), two: halfOf(2) },
    },
    finished: {
      entry: emit({ type: 'finished' }),
      on: { START: 'playing', BACK_TO_MENU: 'menu' },
    },
  },
});

export type DuelActor = ActorRefFrom<typeof duelMachine>;
export type DuelSnapshot = ReturnType<DuelActor['getSnapshot']>;

export const isPlayerPaused = (snapshot: DuelSnapshot, player: Player): boolean =>
  snapshot.matches(player === 1 ? { playing: { one: 'paused' } } : { playing: { two: 'paused' } });
