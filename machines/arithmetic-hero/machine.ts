import { type ActorRefFrom, assign, cancel, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import { MAX_PRACTICE_QUESTIONS } from '../core/question-rules';
import { getNextSeed } from '../core/seeds';
import type { DealOptions } from '../core/session';
import type { TimeSetting } from '../core/time-setting';
import { xstateType } from '../core/xstate-type';
import { ARCADE } from './arcade';
import { beginBattle, type EmittedEvent, judgeWaitingProblem, type ModeRules } from './battle';
import { nextChangeMs, nextMomentMs, settleBattle } from './battle-events';
import { CHALLENGE } from './challenge';
import { type Cosmetic, itemState } from './cosmetics';
import type { LevelId } from './levels';
import { PRACTICE, resetCounters, retry } from './practice';
import type { GivenAnswer } from './problems';
import type { ProgressChange, SavedProgress } from './progress';
import { battleStates, practiceStates } from './round-states';
import { type AnswerMode, type Mode, RULES } from './rules';
import {
  type ArithmeticHeroInput,
  applyStep,
  createResult,
  createRoundState,
  newRound,
  openedLevel,
  type ProgressChanged,
  type Session,
  type Settings,
  saveChange,
  scoreChange,
  showStep,
} from './session';

type Event =
  | { type: 'CHOOSE_MODE'; mode: Mode }
  | { type: 'CHOOSE_LEVEL'; level: LevelId }
  | { type: 'CHOOSE_ANSWERS'; answers: AnswerMode }
  | { type: 'CHOOSE_TIME'; time: TimeSetting }
  /** `seed` is for the new round if the current seed has already been played. */
  | ({ type: 'START'; seed: number } & DealOptions)
  /** Starts a round with the sums that were missed in this one. */
  | { type: 'PRACTISE' }
  | { type: 'BACK_TO_MENU' }
  | { type: 'BEGIN' }
  | { type: 'ANSWER'; given: GivenAnswer }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  /** Something happens without the player: a sum appears or lands, or something ends. */
  | { type: 'MOMENT' }
  | { type: 'OPEN_SETTINGS' }
  | { type: 'OPEN_PRACTICE' }
  | { type: 'OPEN_CUSTOMISER' }
  | { type: 'OPEN_REWARDS' }
  | { type: 'CHOOSE_ITEM'; item: Cosmetic }
  | { type: 'PENDING_SHOWN' }
  | { type: 'PAGE_LEFT' }
  | { type: 'SAVED_ELSEWHERE'; saved: SavedProgress };

const MODE_RULES: Readonly<Record<Mode, ModeRules>> = { arcade: ARCADE, challenge: CHALLENGE, practice: PRACTICE };

const rulesOf = ({ round }: Session): ModeRules => MODE_RULES[round.settings.mode];

export const arithmeticHeroMachine = setup({
  types: {
    context: xstateType<Session>(),
    events: xstateType<Event>(),
    input: xstateType<ArithmeticHeroInput>(),
    emitted: xstateType<ProgressChanged | EmittedEvent>(),
    tags: xstateType<'open' | 'feedback'>(),
  },
  actions: {
    chooseMode: assign(({ context }, { mode }: { mode: Mode }) => ({
      settings: { ...context.settings, mode, level: mode === 'challenge' ? context.settings.level : (1 as const) },
    })),
    choose: assign(({ context }, chosen: Partial<Settings>) => ({ settings: { ...context.settings, ...chosen } })),
    newRound: assign(({ context }, { seed = context.seed, mix = context.mix }: DealOptions) => ({
      seed: getNextSeed(context, seed),
      mix,
      ...createRoundState(context.saved),
    })),
    beginRound: assign(({ context }) => ({
      playedSeed: context.seed,
      round: newRound(context),
      answers: context.settings.answers,
    })),
    withIntro: assign({ skipsIntro: false }),
    begin: assign(({ context: { round, clock } }) => ({ round: beginBattle(round, clock.now) })),
    move: enqueueActions(({ context, enqueue }) => {
      applyStep(enqueue, context, rulesOf(context).move(context.round, context.clock.now));
    }),
    nextTurn: enqueueActions(({ context, enqueue }) => {
      applyStep(enqueue, context, rulesOf(context).nextTurn(context.round, context.clock.now));
    }),
    judge: enqueueActions(({ context, enqueue }, { given }: { given: GivenAnswer }) => {
      applyStep(enqueue, context, rulesOf(context).answer(context.round, given, context.clock.now));
    }),
    wait: enqueueActions(({ context, enqueue }) => {
      applyStep(enqueue, context, settleBattle(context.round, context.clock.now));
    }),
    retry: enqueueActions(({ context, enqueue }, { given }: { given: GivenAnswer }) => {
      showStep(enqueue, retry(context.round, given));
    }),
    // One delay for whatever happens next, because leaving and entering a state for each is slower.
    scheduleMoment: raise({ type: 'MOMENT' }, { id: 'moment', delay: 'nextMoment' }),
    cancelMoment: cancel('moment'),
    markFixed: assign(({ context: { missed, round } }) => ({
      missed: missed.filter((problem) => problem !== round.cards[0]?.problem),
    })),
    resetCounters: assign(({ context: { round } }) => ({ round: resetCounters(round) })),
    chooseAnswers: assign((_, { answers }: { answers: AnswerMode }) => ({ answers })),
    record: enqueueActions(({ context, enqueue }, { change }: { change: ProgressChange | null }) => {
      saveChange(enqueue, context, change);
    }),
    score: enqueueActions(({ context, enqueue }) => saveChange(enqueue, context, scoreChange(context))),
    showResult: assign(({ context }) =>
      context.practice === null ? { result: createResult(context), missed: context.round.mistakes } : {},
    ),
    practise: assign(({ context }) => {
      // These sums have already used their power-ups.
      const missed = context.missed.slice(0, MAX_PRACTICE_QUESTIONS).map((problem) => ({ ...problem, powerUp: null }));
      return { missed, practice: { missed } };
    }),
    updateSaved: assign((_, { saved }: { saved: SavedProgress }) => ({ saved })),
  },
  guards: {
    skipsIntro: ({ context }) => context.skipsIntro,
    isArcade: ({ context }) => context.settings.mode === 'arcade',
    isPractice: ({ context }) => context.settings.mode === 'practice' || context.practice !== null,
    hasMissed: ({ context }) => context.missed.length > 0,
    hasEnd: ({ context }) => context.practice !== null,
    isEndless: ({ context }) => context.practice === null,
    isUntimed: ({ context }) => context.round.settings.time === 'none',
    isGone: ({ context }, { given }: { given: GivenAnswer }) => judgeWaitingProblem(context.round, given) === 'gone',
    isCorrect: ({ context }, { given }: { given: GivenAnswer }) =>
      judgeWaitingProblem(context.round, given) === 'right',
    isOver: ({ context }) => rulesOf(context).isOver(context.round),
    opensLevel: ({ context }) => openedLevel(context) !== null,
    isOpen: ({ context }, { level }: { level: LevelId }) => level <= context.saved.progress.unlockedLevels,
    isEarned: ({ context: { saved } }, { item }: { item: Cosmetic }) =>
      itemState(item, saved.progress.unlockedItems, saved.progress.totalCorrectAnswers) !== 'locked',
  },
  delays: {
    nextSum: ({ context: { round } }) => (round.settings.mode === 'practice' ? RULES.practice : RULES.turns).nextMs,
    nextChange: ({ context: { round, clock } }) => nextChangeMs(round, clock.now) - clock.now,
    nextMoment: ({ context: { round } }) => nextMomentMs(round) - round.nowMs,
    unlocked: RULES.arcade.unlockedMs,
  },
}).createMachine({
  id: 'arithmeticHero',
  context: ({ input: { mix = null, startsAtOnce, ...input } }) => ({
    ...input,
    ...createRoundState(input.saved),
    mix,
    playedSeed: null,
    skipsIntro: startsAtOnce,
    round: newRound({ ...input, mix, practice: null }),
    answers: input.settings.answers,
  }),
  initial: 'opening',
  on: {
    SAVED_ELSEWHERE: { actions: { type: 'updateSaved', params: ({ event }) => event } },
    // A battle has its own copy of the settings, so this applies from the next one on.
    CHOOSE_TIME: { actions: { type: 'choose', params: ({ event: { time } }) => ({ time }) } },
    PENDING_SHOWN: { actions: { type: 'record', params: { change: { kind: 'pendingShown' } as const } } },
  },
  states: {
    opening: { always: [{ guard: 'skipsIntro', target: 'playing' }, { target: 'menu' }] },
    menu: {
      entry: 'withIntro',
      on: {
        CHOOSE_MODE: { actions: { type: 'chooseMode', params: ({ event }) => event } },
        CHOOSE_LEVEL: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event: { level } }) => ({ level }) },
        },
        CHOOSE_ANSWERS: { actions: { type: 'choose', params: ({ event: { answers } }) => ({ answers }) } },
        START: { target: 'playing', actions: { type: 'newRound', params: ({ event }) => event } },
        OPEN_CUSTOMISER: 'other.customiser',
        OPEN_REWARDS: 'other.rewards',
      },
    },
    playing: {
      entry: 'beginRound',
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
          initial: 'beginning',
          on: { END_ROUND: '.ending' },
          states: {
            ...battleStates('ending'),
            ending: { always: [{ guard: 'opensLevel', target: 'unlocked' }, { target: '#gameover' }] },
            unlocked: {
              after: { unlocked: '#gameover' },
              // The round has already ended.
              on: { END_ROUND: {} },
            },
          },
        },
        challenge: {
          initial: 'opening',
          on: { END_ROUND: '#gameover' },
          states: {
            opening: { always: [{ guard: 'skipsIntro', target: 'beginning' }, { target: 'ready' }] },
            ready: { on: { BEGIN: { target: 'beginning', actions: 'begin' } } },
            ...battleStates('#gameover'),
          },
        },
        practice: {
          entry: 'nextTurn',
          initial: 'asking',
          on: {
            OPEN_SETTINGS: { guard: 'isEndless', target: '.settings' },
            END_ROUND: { guard: 'hasEnd', target: '#gameover' },
          },
          states: practiceStates('#gameover'),
        },
      },
    },
    gameover: {
      id: 'gameover',
      entry: ['showResult', 'score'],
      on: {
        PRACTISE: { guard: 'hasMissed', target: 'playing', actions: 'practise' },
        CHOOSE_LEVEL: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event: { level } }) => ({ level }) },
        },
        START: { target: 'playing', actions: { type: 'newRound', params: ({ event }) => event } },
        BACK_TO_MENU: 'menu',
      },
    },
    other: {
      initial: 'customiser',
      on: { BACK_TO_MENU: 'menu' },
      states: {
        customiser: {
          on: {
            CHOOSE_ITEM: {
              guard: { type: 'isEarned', params: ({ event }) => event },
              actions: { type: 'record', params: ({ event: { item } }) => ({ change: { kind: 'itemWorn', item } }) },
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
