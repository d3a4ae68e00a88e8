import { type ActorRefFrom, assign, enqueueActions, not, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { type Bests, bestOf, keepReached, type Reached } from '../core/bests';
import { countdownMachine, GO_ON, STAND } from '../core/countdown';
import { seedForNext } from '../core/seeds';
import type { GameEvent } from '../core/session';
import { waitsAfterMistake } from '../core/time-setting';
import { typed } from '../core/typed';
import {
  cleared,
  ended,
  isLost,
  newRound,
  type Session,
  type TargetTakedownInput,
  toggled,
  verdictOn,
  withHit,
  withNextBoard,
  withOvershoot,
  withTimeUp,
} from './round';
import { gameSeconds, kindOfRound, RULES, type Settings, targetSeconds } from './rules';

type Event =
  | GameEvent<Settings>
  | { type: 'TOGGLE'; tile: number }
  | { type: 'CLEAR' }
  | { type: 'PAUSE' }
  | { type: 'RESUME' };

const ofEvent = <Given>({ event }: { readonly event: Given }): Given => event;
const secondsOf = ({ event }: { event: { snapshot: { context: { secondsLeft: number | null } } } }) =>
  event.snapshot.context;
const ONWARD = [
  { guard: 'isLost', target: '#gameOver' },
  { target: 'choosing', actions: ['goOn', 'deal'] },
] as const;

const waitsForNext = ({ settings }: Session): boolean => waitsAfterMistake(settings.time);

/** The whole game: the menu, a round with its two clocks, and its end. */
export const targetTakedownMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<TargetTakedownInput>(),
    emitted: typed<Reached>(),
    children: typed<{ game: 'countdown'; target: 'countdown' }>(),
  },
  actors: { countdown: countdownMachine },
  actions: {
    choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
      settings: { ...context.settings, ...chosen },
    })),
    newRound: assign(({ context }, { seed }: { seed: number }) => {
      const next = seedForNext(context, seed);
      return { seed: next, ...newRound(next, context.settings) };
    }),
    playSeed: assign(({ context }) => ({
      playedSeed: context.seed,
      before: bestOf(context.bests, kindOfRound(context.settings)),
    })),
    toggle: assign(({ context }, { tile }: { tile: number }) => toggled(context, tile)),
    clear: assign(cleared),
    hit: assign(({ context }, { tile }: { tile: number }) => withHit(context, tile)),
    overshoot: assign(({ context }, { tile }: { tile: number }) => withOvershoot(context, tile)),
    timeUp: assign(({ context }) => withTimeUp(context)),
    standToWait: sendTo('game', ({ context }) => (waitsForNext(context) ? STAND : GO_ON)),
    goOn: sendTo('game', GO_ON),
    deal: assign(({ context }) => withNextBoard(context)),
    followGame: assign((_, { secondsLeft }: Pick<Session, 'secondsLeft'>) => ({ secondsLeft })),
    followTarget: assign((_, { secondsLeft }: Pick<Session, 'secondsLeft'>) => ({ targetSecondsLeft: secondsLeft })),
    keepBest: enqueueActions(({ context: { bests, settings, score, streak }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRound(settings), { score, streak: streak.longest });
    }),
    end: assign(({ context }) => ended(context)),
    readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
    fallSilent: assign({ happened: [] }),
  },
  guards: {
    startsAtOnce: ({ context }) => context.startsAtOnce,
    isPaused: stateIn('#paused'),
    isNoTile: ({ context }, { tile }: { tile: number }) => context.board.tiles[tile] === undefined,
    isHit: ({ context }, { tile }: { tile: number }) => verdictOn(context, tile) === 'hit',
    isOver: ({ context }, { tile }: { tile: number }) => verdictOn(context, tile) === 'over',
    isEmpty: ({ context }) => context.chosen.length === 0,
    isLost: ({ context }) => isLost(context),
    isTimeUp: ({ context }) => context.secondsLeft === 0,
    waitsForNext: ({ context }) => waitsForNext(context),
  },
  delays: {
    hitShown: RULES.hitMs,
    missShown: RULES.missMs,
  },
}).createMachine({
  id: 'targetTakedown',
  context: ({ input }) => ({
    ...input,
    playedSeed: null,
    before: bestOf(input.bests, kindOfRound(input.settings)),
    ...newRound(input.seed, input.settings),
  }),
  initial: 'opening',
  on: { BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ofEvent } } },
  states: {
    opening: { always: [{ guard: 'startsAtOnce', target: 'playing' }, { target: 'menu' }] },
    menu: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ofEvent } },
        START: { target: 'playing', actions: { type: 'newRound', params: ofEvent } },
      },
    },
    playing: {
      entry: 'playSeed',
      type: 'parallel',
      invoke: {
        src: 'countdown',
        id: 'game',
        input: ({ context: { settings, clock } }) => ({ seconds: gameSeconds(settings), clock }),
        onSnapshot: { actions: { type: 'followGame', params: secondsOf } },
        onDone: '#gameOver',
      },
      on: {
        END_ROUND: '#gameOver',
        BACK_TO_MENU: { target: 'menu', actions: 'fallSilent' },
      },
      states: {
        board: {
          initial: 'choosing',
          states: {
            choosing: {
              invoke: {
                src: 'countdown',
                id: 'target',
                input: ({ context: { settings, clock } }) => ({ seconds: targetSeconds(settings), clock }),
                onSnapshot: { actions: { type: 'followTarget', params: secondsOf } },
                onDone: { target: 'missed', actions: 'timeUp' },
              },
              on: {
                TOGGLE: [
                  { guard: 'isPaused' },
                  { guard: { type: 'isNoTile', params: ofEvent } },
                  {
                    guard: { type: 'isHit', params: ofEvent },
                    target: 'hit',
                    actions: [{ type: 'hit', params: ofEvent }, 'keepBest'],
                  },
                  {
                    guard: { type: 'isOver', params: ofEvent },
                    target: 'missed',
                    actions: { type: 'overshoot', params: ofEvent },
                  },
                  { actions: { type: 'toggle', params: ofEvent } },
                ],
                CLEAR: [{ guard: 'isPaused' }, { guard: 'isEmpty' }, { actions: 'clear' }],
              },
            },
            hit: { after: { hitShown: { target: 'choosing', actions: 'deal' } } },
            missed: {
              entry: 'standToWait',
              after: { missShown: [{ guard: 'waitsForNext' }, ...ONWARD] },
              on: {
                NEXT: [
                  { guard: 'isPaused' },
                  { guard: not('waitsForNext') },
                  { guard: 'isTimeUp', target: '#gameOver' },
                  ...ONWARD,
                ],
              },
            },
          },
        },
        flow: {
          initial: 'running',
          states: {
            running: { on: { PAUSE: 'paused' } },
            paused: { id: 'paused', on: { RESUME: 'running' } },
          },
        },
      },
    },
    gameOver: {
      id: 'gameOver',
      entry: 'end',
      on: {
        START: { target: 'playing', actions: { type: 'newRound', params: ofEvent } },
        BACK_TO_MENU: 'menu',
      },
    },
  },
});

/** The game at work. */
export type TargetTakedownActor = ActorRefFrom<typeof targetTakedownMachine>;
/** How the game stands at a moment. */
export type TargetTakedownSnapshot = SnapshotFrom<typeof targetTakedownMachine>;
