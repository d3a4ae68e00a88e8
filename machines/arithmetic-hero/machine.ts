import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { MAX_PRACTISED } from '../core/question-rules';
import { seedForNext } from '../core/seeds';
import type { Dealing } from '../core/session';
import type { TimeSetting } from '../core/time-setting';
import { typed } from '../core/typed';
import { arcadeMachine } from './arcade';
import type { Battle } from './battle';
import { challengeMachine } from './challenge';
import { type Cosmetic, itemState, wearItem } from './cosmetics';
import type { LevelId } from './levels';
import { practiceMachine } from './practice';
import type { Problem } from './problems';
import type { Change, Saved } from './progress';
import type { AnswerForm, Mode, Tally } from './rules';
import {
  type ArithmeticHeroInput,
  type Changed,
  type Counted,
  countedIn,
  countedPractice,
  freshRound,
  isGuest,
  resultOf,
  type Session,
  type Settings,
  saveChange,
  scoreChange,
  solvedChange,
  unlockChange,
} from './session';

type Event =
  | { type: 'CHOOSE_MODE'; mode: Mode }
  | { type: 'CHOOSE_LEVEL'; level: LevelId }
  | { type: 'CHOOSE_ANSWERS'; answers: AnswerForm }
  | { type: 'CHOOSE_TIME'; time: TimeSetting }
  /** `seed` is for the new round if the current seed has already been played. */
  | ({ type: 'START'; seed: number } & Dealing)
  /** Starts a round with the sums that were missed in this one. */
  | { type: 'PRACTISE' }
  | { type: 'BACK_TO_MENU' }
  | { type: 'OPEN_CUSTOMISER' }
  | { type: 'OPEN_REWARDS' }
  | { type: 'CHOOSE_ITEM'; item: Cosmetic }
  | { type: 'SAVE_LOOK' }
  | { type: 'PENDING_SHOWN' }
  | { type: 'PAGE_LEFT' }
  | { type: 'SAVED_ELSEWHERE'; saved: Saved };

/** Updates during a round of the arcade or the challenge, and the transition to its result. */
const FOLLOWED = {
  onSnapshot: {
    actions: {
      type: 'followRound',
      params: ({ event }: { event: { snapshot: { context: { battle: Tally } } } }) =>
        countedIn(event.snapshot.context.battle),
    },
  },
  onDone: {
    target: '#gameover',
    actions: [
      { type: 'showResult', params: ({ event }: { event: { output: Battle } }) => ({ tally: event.output }) },
      'score',
    ],
  },
} as const;

export const arithmeticHeroMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<ArithmeticHeroInput>(),
    emitted: typed<Changed>(),
    children: typed<{ arcade: 'arcade'; practice: 'practice'; challenge: 'challenge' }>(),
  },
  actors: { arcade: arcadeMachine, practice: practiceMachine, challenge: challengeMachine },
  actions: {
    chooseMode: assign(({ context }, { mode }: { mode: Mode }) => ({
      settings: { ...context.settings, mode, level: mode === 'challenge' ? context.settings.level : (1 as const) },
    })),
    choose: assign(({ context }, chosen: Partial<Settings>) => ({ settings: { ...context.settings, ...chosen } })),
    newRound: assign(({ context }, { seed = context.seed, mix = context.mix }: Dealing) => ({
      seed: seedForNext(context, seed),
      mix,
      ...freshRound(context.saved),
    })),
    playSeed: assign(({ context }) => ({ playedSeed: context.seed })),
    withIntro: assign({ skipsIntro: false }),
    followRound: enqueueActions(({ context, enqueue }, counted: Counted) => {
      saveChange(enqueue, context, solvedChange(context, counted));
      enqueue.assign({ counted });
    }),
    record: enqueueActions(({ context, enqueue }, { change }: { change: Change | null }) => {
      saveChange(enqueue, context, change);
    }),
    score: enqueueActions(({ context, enqueue }) => saveChange(enqueue, context, scoreChange(context))),
    showResult: assign(({ context }, { tally }: { tally: Battle }) => ({
      result: resultOf(context, tally),
      missed: tally.mistakes,
    })),
    practise: assign(({ context }) => {
      // These sums have already used their power-ups.
      const missed = context.missed.slice(0, MAX_PRACTISED).map((problem) => ({ ...problem, powerUp: null }));
      return { missed, practice: { missed } };
    }),
    storeMissed: assign((_, { missed }: { missed: readonly Problem[] }) => ({ missed })),
    tryOn: assign(({ context }, { item }: { item: Cosmetic }) => ({ look: wearItem(context.look, item) })),
    openWardrobe: assign(({ context }) => ({ look: context.saved.progress.avatarItems })),
    updateSaved: assign((_, { saved }: { saved: Saved }) => ({ saved })),
  },
  guards: {
    startsAtOnce: ({ context }) => context.skipsIntro,
    isArcade: ({ context }) => context.settings.mode === 'arcade',
    isPractice: ({ context }) => context.settings.mode === 'practice' || context.practice !== null,
    hasMissed: ({ context }) => context.missed.length > 0,
    isCounted: ({ context }) => context.practice === null,
    isOpen: ({ context }, { level }: { level: LevelId }) => level <= context.saved.progress.unlockedLevels,
    isLocked: ({ context: { saved } }, { item }: { item: Cosmetic }) =>
      itemState(item, saved.progress.unlockedItems, saved.progress.totalCorrectAnswers) === 'locked',
  },
}).createMachine({
  id: 'arithmeticHero',
  context: ({ input }) => ({
    clock: input.clock,
    seed: input.seed,
    mix: input.mix ?? null,
    playedSeed: null,
    settings: input.settings,
    saved: input.saved,
    skipsIntro: input.startsAtOnce,
    look: input.saved.progress.avatarItems,
    ...freshRound(input.saved),
  }),
  initial: 'opening',
  on: {
    SAVED_ELSEWHERE: { actions: { type: 'updateSaved', params: ({ event }) => event } },
    PENDING_SHOWN: { actions: { type: 'record', params: { change: { kind: 'pendingShown' } as const } } },
  },
  states: {
    opening: { always: [{ guard: 'startsAtOnce', target: 'playing' }, { target: 'menu' }] },
    menu: {
      entry: 'withIntro',
      on: {
        CHOOSE_MODE: { actions: { type: 'chooseMode', params: ({ event }) => event } },
        CHOOSE_LEVEL: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event: { level } }) => ({ level }) },
        },
        CHOOSE_ANSWERS: { actions: { type: 'choose', params: ({ event: { answers } }) => ({ answers }) } },
        CHOOSE_TIME: { actions: { type: 'choose', params: ({ event: { time } }) => ({ time }) } },
        START: { target: 'playing', actions: { type: 'newRound', params: ({ event }) => event } },
        OPEN_CUSTOMISER: 'other.customiser',
        OPEN_REWARDS: 'other.rewards',
      },
    },
    playing: {
      entry: 'playSeed',
      initial: 'choosing',
      on: {
        BACK_TO_MENU: { target: 'menu', actions: 'score' },
        PAGE_LEFT: { actions: 'score' },
      },
      states: {
        choosing: {
          always: [
            { guard: 'isPractice', target: 'practice' },
            { guard: 'isArcade', target: 'arcade' },
            { target: 'challenge' },
          ],
        },
        arcade: {
          invoke: {
            src: 'arcade',
            id: 'arcade',
            input: ({ context }) => ({
              seed: context.seed,
              mix: context.mix,
              level: context.settings.level,
              time: context.settings.time,
              clock: context.clock,
              canUnlock: !isGuest(context) && context.settings.level === context.saved.progress.unlockedLevels,
            }),
            ...FOLLOWED,
          },
        },
        challenge: {
          invoke: {
            src: 'challenge',
            id: 'challenge',
            input: ({ context }) => ({
              seed: context.seed,
              mix: context.mix,
              time: context.settings.time,
              clock: context.clock,
              skipsIntro: context.skipsIntro,
            }),
            ...FOLLOWED,
          },
        },
        practice: {
          invoke: {
            src: 'practice',
            id: 'practice',
            input: ({ context: { seed, mix, settings, practice } }) => ({
              seed,
              mix,
              ...settings,
              missed: practice?.missed ?? null,
            }),
            onSnapshot: {
              guard: 'isCounted',
              actions: { type: 'followRound', params: ({ event }) => countedPractice(event.snapshot.context.solved) },
            },
            onDone: {
              target: '#gameover',
              actions: { type: 'storeMissed', params: ({ event }) => ({ missed: event.output }) },
            },
          },
        },
      },
    },
    gameover: {
      id: 'gameover',
      on: {
        PRACTISE: { guard: 'hasMissed', target: 'playing', actions: 'practise' },
        START: { target: 'playing', actions: { type: 'newRound', params: ({ event }) => event } },
        BACK_TO_MENU: 'menu',
      },
    },
    other: {
      initial: 'customiser',
      on: { BACK_TO_MENU: 'menu' },
      states: {
        customiser: {
          entry: 'openWardrobe',
          on: {
            CHOOSE_ITEM: [
              { guard: { type: 'isLocked', params: ({ event }) => event } },
              {
                actions: [
                  { type: 'record', params: ({ context, event }) => ({ change: unlockChange(context, event.item) }) },
                  { type: 'tryOn', params: ({ event }) => event },
                ],
              },
            ],
            SAVE_LOOK: {
              actions: {
                type: 'record',
                params: ({ context }) => ({ change: { kind: 'avatarSaved', avatar: context.look } }),
              },
            },
          },
        },
        rewards: {},
      },
    },
  },
});

export type ArithmeticHeroActor = ActorRefFrom<typeof arithmeticHeroMachine>;
export type ArithmeticHeroSnapshot = SnapshotFrom<typeof arithmeticHeroMachine>;
