import { type ActorRefFrom, cancel, enqueueActions, raise, setup } from 'xstate';
import type { Moment } from '../core/clock';
import type { TimeSetting } from '../core/time-setting';
import { typed } from '../core/typed';
import type { Mix } from '../learning/mix';
import { type Battle, type Emitted, newBattle, withOffers, withWave } from './battle';
import { nextChangeMs, settleBattle, spawnSum } from './battle-events';
import { arcadeFallMs, type LevelId, levelOf, waveGapMs } from './levels';
import type { Given } from './problems';
import { RULES } from './rules';
import { answerWithOffers, applyStep, TURN_DELAYS, TURN_GUARDS, turnStates } from './turn';

export interface ArcadeInput {
  readonly seed: number;
  /** The mix that chooses the sums; null or absent if only the seed determines them. */
  readonly mix?: Mix | null;
  readonly level: LevelId;
  readonly time: TimeSetting;
  /**
   * Whether a high enough score unlocks the next level: there is a next level, it is still locked, and this is not a
   * guest round.
   */
  readonly canUnlock: boolean;
  readonly clock: Moment;
}

interface Context {
  readonly input: ArcadeInput;
  readonly battle: Battle;
  readonly wave: number;
  /** The number of sums left in this wave, and the time when the next sum is due (in this wave or the next). */
  readonly slotsLeft: number;
  readonly nextSlotMs: number;
  /** The time of the last event. */
  readonly nowMs: number;
}

type Event =
  | { type: 'ANSWER'; given: Given }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  /** Something happens without the player: a sum appears or lands, or something ends. */
  | { type: 'MOMENT' };

/** Shows all sums that are due, and starts the next wave when the current one has no sums left. */
function withSlots(context: Context, nowMs: number): Context {
  const { input, battle, wave, slotsLeft, nextSlotMs } = context;
  if (nextSlotMs > nowMs) return context;
  const level = levelOf(input.level);
  if (slotsLeft === 0) {
    const next = withWave(battle, wave + 1, nowMs);
    return withSlots({ ...context, battle: next, wave: wave + 1, slotsLeft: level.equationsPerWave }, nowMs);
  }
  const shown = spawnSum(battle, { level: input.level }, arcadeFallMs(level, wave, input.time), nowMs);
  const gapMs = slotsLeft === 1 ? waveGapMs(level) : RULES.arcade.spawnMs;
  return { ...context, battle: shown, slotsLeft: slotsLeft - 1, nextSlotMs: nextSlotMs + gapMs };
}

/** Replaces the answered sum with the next one when nothing falls. */
function withTurn({ input, battle, wave }: Context): Pick<Context, 'battle' | 'wave' | 'nowMs'> {
  const nowMs = input.clock.now;
  const nextWave = Math.floor(battle.shown / levelOf(input.level).equationsPerWave) + 1;
  const cleared = { ...battle, cards: [] };
  const announced = nextWave > wave ? withWave(cleared, nextWave, nowMs) : cleared;
  const shown = spawnSum(announced, { level: input.level }, null, nowMs);
  return { battle: withOffers(shown, nowMs), wave: nextWave, nowMs };
}

const isShieldGone = ({ context }: { readonly context: Context }): boolean => context.battle.shield === 0;

/** Waves of falling sums until the shield is used up. Without a clock, one waiting sum after another. */
export const arcadeMachine = setup({
  types: {
    context: typed<Context>(),
    events: typed<Event>(),
    input: typed<ArcadeInput>(),
    output: typed<Battle>(),
    emitted: typed<Emitted>(),
  },
  actions: {
    move: enqueueActions(({ context, enqueue }) => {
      const nowMs = context.input.clock.now;
      const next = withSlots({ ...context, battle: settleBattle(context.battle, nowMs) }, nowMs);
      applyStep(enqueue, { ...next, battle: withOffers(next.battle, nowMs), nowMs });
    }),
    wait: enqueueActions(({ context: { battle, input }, enqueue }) => {
      applyStep(enqueue, { battle: settleBattle(battle, input.clock.now) });
    }),
    judge: enqueueActions(({ context: { battle, input }, enqueue }, { given }: { given: Given }) => {
      applyStep(enqueue, { battle: answerWithOffers(battle, given, input.clock.now), nowMs: input.clock.now });
    }),
    nextTurn: enqueueActions(({ context, enqueue }) => applyStep(enqueue, withTurn(context))),
    // A single delay covers whatever happens next, which is cheaper than leaving and re-entering the state.
    scheduleMoment: raise({ type: 'MOMENT' }, { id: 'moment', delay: 'nextMoment' }),
    cancelMoment: cancel('moment'),
  },
  guards: {
    ...TURN_GUARDS,
    isShieldGone,
    isLastTurn: isShieldGone,
    opensLevel: ({ context: { input, battle } }) =>
      input.canUnlock && battle.score >= levelOf(input.level).unlockThreshold,
  },
  delays: {
    ...TURN_DELAYS,
    nextMoment: ({ context: { battle, nextSlotMs, nowMs } }) =>
      Math.min(nextChangeMs(battle, nowMs), nextSlotMs) - nowMs,
    unlocked: RULES.arcade.unlockedMs,
  },
}).createMachine({
  id: 'arcade',
  context: ({ input }) => ({
    input,
    battle: newBattle({ seed: input.seed, time: input.time, level: input.level }, input.mix ?? null),
    wave: 0,
    slotsLeft: 0,
    nextSlotMs: input.clock.now,
    nowMs: input.clock.now,
  }),
  initial: 'opening',
  on: { END_ROUND: '.ending' },
  states: {
    opening: {
      always: [
        { guard: 'isUntimed', target: 'asking', actions: 'nextTurn' },
        { target: 'falling', actions: 'move' },
      ],
    },
    falling: {
      entry: 'scheduleMoment',
      exit: 'cancelMoment',
      always: { guard: 'isShieldGone', target: 'ending' },
      on: {
        MOMENT: { actions: ['move', 'scheduleMoment'] },
        ANSWER: { actions: [{ type: 'judge', params: ({ event }) => event }, 'cancelMoment', 'scheduleMoment'] },
      },
    },
    ...turnStates('ending'),
    ending: {
      always: [{ guard: 'opensLevel', target: 'unlocked' }, { target: 'over' }],
    },
    unlocked: {
      after: { unlocked: 'over' },
      // The round has already ended.
      on: { END_ROUND: {} },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.battle,
});

export type ArcadeActor = ActorRefFrom<typeof arcadeMachine>;
