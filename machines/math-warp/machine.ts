import { type ActorRefFrom, assign, enqueueActions, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Best, type Bests, bestOf, isNewBest, keepReached, NO_BEST, type Reached } from '../core/bests';
import type { Moment } from '../core/clock';
import { countdownMachine, GO_ON, STAND } from '../core/countdown';
import { type Seeds, seedForNext } from '../core/seeds';
import type { GameEvent, GameInput } from '../core/session';
import { stretched, waitsAfterMistake } from '../core/time-setting';
import { typed } from '../core/typed';
import {
  afterRight,
  afterWrong,
  ended,
  isOpen,
  isRight,
  newRound,
  opened,
  type Round,
  reopening,
  withNextQuestion,
} from './round';
import { kindOfRound, RULES, type Settings } from './rules';

/** What the page gives the game to begin with. */
export type MathWarpInput = GameInput<Settings>;

/** All that the game knows while its page is open. */
interface Context extends Seeds, Round {
  readonly clock: Moment;
  readonly settings: Settings;
  readonly bests: Bests;
  readonly startsAtOnce: boolean;
  /** The best of this kind of round when it began: by this its result is judged. */
  readonly before: Best;
  /** The whole seconds left of the round; null without a limit. */
  readonly secondsLeft: number | null;
}

type Event = GameEvent<Settings> | { type: 'ANSWER'; chosen: number };

const waitsForPlayer = ({ settings }: Context): boolean => waitsAfterMistake(settings.time);

/** The whole game: the menu, the round with its portal, and what comes after it. */
export const mathWarpMachine = setup({
  types: {
    context: typed<Context>(),
    events: typed<Event>(),
    input: typed<MathWarpInput>(),
    emitted: typed<Reached>(),
    children: typed<{ countdown: 'countdown' }>(),
  },
  actors: { countdown: countdownMachine },
  actions: {
    choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
      settings: { ...context.settings, ...chosen },
    })),
    chooseSeed: assign(({ context }, { seed }: { seed: number }) => ({ seed: seedForNext(context, seed) })),
    beginRound: assign(({ context }) => ({
      ...newRound(context.seed),
      playedSeed: context.seed,
      before: bestOf(context.bests, kindOfRound(context.settings)),
      secondsLeft: stretched(RULES.seconds, context.settings.time),
    })),
    followTime: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ secondsLeft })),
    open: assign(({ context }) => opened(context)),
    countRight: assign(({ context }) => afterRight(context)),
    countWrong: assign(({ context }, { chosen }: { chosen: number }) => afterWrong(context, chosen)),
    nextQuestion: assign(({ context }) => withNextQuestion(context, context.seed)),
    reopen: assign(({ context }) => reopening(context)),
    standToWait: sendTo('countdown', ({ context }) => (waitsForPlayer(context) ? STAND : GO_ON)),
    goOn: sendTo('countdown', GO_ON),
    tellOver: assign(({ context }, { byAnswer }: { byAnswer: boolean }) => {
      const best = bestOf(context.bests, kindOfRound(context.settings));
      return ended(context, { byAnswer, isNewBest: isNewBest(context.score, context.before, best) });
    }),
    keepBest: enqueueActions(({ context: { settings, bests, score, streak }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRound(settings), { score, streak: streak.longest });
    }),
    readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
  },
  guards: {
    startsAtOnce: ({ context }) => context.startsAtOnce,
    isGone: ({ context }, { chosen }: { chosen: number }) => !isOpen(context, chosen),
    isRight: ({ context }, { chosen }: { chosen: number }) => isRight(context, chosen),
    isLastLife: ({ context }) => context.lives === 1,
    isTimeUp: ({ context }) => context.secondsLeft === 0,
    waitsForPlayer: ({ context }) => waitsForPlayer(context),
  },
  delays: {
    opening: ({ context }) => (context.tried.length > 0 ? RULES.portal.reopeningMs : RULES.portal.openingMs),
    closing: RULES.portal.closingMs,
    closed: RULES.portal.closedMs,
  },
}).createMachine({
  id: 'mathWarp',
  context: ({ input: { seed, settings, bests, startsAtOnce, clock } }) => ({
    ...newRound(seed),
    happened: [],
    seed,
    clock,
    playedSeed: null,
    settings,
    bests,
    startsAtOnce,
    before: NO_BEST,
    secondsLeft: null,
  }),
  initial: 'opening',
  on: { BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: 'startsAtOnce', target: 'playing' }, { target: 'menu' }] },
    menu: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
      },
    },
    playing: {
      entry: 'beginRound',
      initial: 'opening',
      invoke: {
        src: 'countdown',
        id: 'countdown',
        input: ({ context: { settings, clock } }) => ({ seconds: stretched(RULES.seconds, settings.time), clock }),
        onSnapshot: {
          actions: { type: 'followTime', params: ({ event }) => event.snapshot.context },
        },
        onDone: { target: 'gameOver', actions: { type: 'tellOver', params: { byAnswer: false } } },
      },
      on: {
        END_ROUND: { target: 'gameOver', actions: { type: 'tellOver', params: { byAnswer: false } } },
        BACK_TO_MENU: 'menu',
      },
      states: {
        opening: { after: { opening: { target: 'open', actions: 'open' } } },
        open: {
          on: {
            ANSWER: [
              { guard: { type: 'isGone', params: ({ event }) => event } },
              {
                guard: { type: 'isRight', params: ({ event }) => event },
                target: 'closing',
                actions: ['countRight', 'keepBest'],
              },
              {
                guard: 'isLastLife',
                target: '#gameOver',
                actions: [
                  { type: 'countWrong', params: ({ event }) => event },
                  { type: 'tellOver', params: { byAnswer: true } },
                ],
              },
              { target: 'closed', actions: { type: 'countWrong', params: ({ event }) => event } },
            ],
          },
        },
        closing: { after: { closing: { target: 'opening', actions: 'nextQuestion' } } },
        closed: {
          entry: 'standToWait',
          after: { closed: { guard: not('waitsForPlayer'), target: 'opening', actions: 'reopen' } },
          on: {
            NEXT: [
              { guard: not('waitsForPlayer') },
              { guard: 'isTimeUp', target: '#gameOver', actions: { type: 'tellOver', params: { byAnswer: false } } },
              { target: 'opening', actions: ['goOn', 'reopen'] },
            ],
          },
        },
      },
    },
    gameOver: {
      id: 'gameOver',
      on: {
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
        BACK_TO_MENU: 'menu',
      },
    },
  },
});

/** The game at work. */
export type MathWarpActor = ActorRefFrom<typeof mathWarpMachine>;
/** How the game stands at a moment. */
export type MathWarpSnapshot = SnapshotFrom<typeof mathWarpMachine>;
