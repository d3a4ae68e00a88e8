import { type ActorRefFrom, cancel, enqueueActions, raise, setup } from 'xstate';
import type { Moment } from '../core/clock';
import type { TimeSetting } from '../core/time-setting';
import { typed } from '../core/typed';
import type { Mix } from '../learning/mix';
import { type Battle, type Emitted, newBattle, withOffers, withWave } from './battle';
import { nextChangeMs, settled, spawned } from './battle-events';
import { arcadeFallMs, type LevelId, levelOf, waveGapMs } from './levels';
import type { Given } from './problems';
import { RULES } from './rules';
import { judged, step, TURN_DELAYS, TURN_GUARDS, turnStates } from './turn';

/** What a round of the arcade begins with. */
export interface ArcadeInput {
  readonly seed: number;
  /** What the round is mixed by; null, or not given, where its seed says it all. */
  readonly mix?: Mix | null;
  readonly level: LevelId;
  readonly time: TimeSetting;
  /** Whether a high enough score opens the next level: it exists, is not open yet, and this is no guest round. */
  readonly canUnlock: boolean;
  readonly clock: Moment;
}

interface Context {
  readonly input: ArcadeInput;
  readonly battle: Battle;
  readonly wave: number;
  /** Sums that this wave has still to show, and when the next slot is (of this wave or the next). */
  readonly slotsLeft: number;
  readonly nextSlotMs: number;
  /** The moment of the last event. */
  readonly nowMs: number;
}

type Event =
  | { type: 'ANSWER'; given: Given }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  /** What comes next of itself: a sum, a landing, the end of something. */
  | { type: 'MOMENT' };

/** Shows the sums of all slots that are due, going on to the next wave after the last slot of one. */
function withSlots(context: Context, nowMs: number): Context {
  const { input, battle, wave, slotsLeft, nextSlotMs } = context;
  if (nextSlotMs > nowMs) return context;
  const level = levelOf(input.level);
  if (slotsLeft === 0) {
    const next = withWave(battle, wave + 1, nowMs);
    return withSlots({ ...context, battle: next, wave: wave + 1, slotsLeft: level.equationsPerWave }, nowMs);
  }
  const shown = spawned(battle, { level: input.level }, arcadeFallMs(level, wave, input.time), nowMs);
  const gapMs = slotsLeft === 1 ? waveGapMs(level) : RULES.arcade.spawnMs;
  return { ...context, battle: shown, slotsLeft: slotsLeft - 1, nextSlotMs: nextSlotMs + gapMs };
}

/** The next sum of a round without falls, in place of the one that was answered. */
function withTurn({ input, battle, wave }: Context): Pick<Context, 'battle' | 'wave' | 'nowMs'> {
  const nowMs = input.clock.now;
  const nextWave = Math.floor(battle.shown / levelOf(input.level).equationsPerWave) + 1;
  const cleared = { ...battle, cards: [] };
  const announced = nextWave > wave ? withWave(cleared, nextWave, nowMs) : cleared;
  const shown = spawned(announced, { level: input.level }, null, nowMs);
  return { battle: withOffers(shown, nowMs), wave: nextWave, nowMs };
}

const isShieldGone = ({ context }: { readonly context: Context }): boolean => context.battle.shield === 0;

/** Waves of falling sums until the shield is gone; in rounds without a clock, one waiting sum after the other. */
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
      const next = withSlots({ ...context, battle: settled(context.battle, nowMs) }, nowMs);
      step(enqueue, { ...next, battle: withOffers(next.battle, nowMs), nowMs });
    }),
    wait: enqueueActions(({ context: { battle, input }, enqueue }) => {
      step(enqueue, { battle: settled(battle, input.clock.now) });
    }),
    judge: enqueueActions(({ context: { battle, input }, enqueue }, { given }: { given: Given }) => {
      step(enqueue, { battle: judged(battle, given, input.clock.now), nowMs: input.clock.now });
    }),
    nextTurn: enqueueActions(({ context, enqueue }) => step(enqueue, withTurn(context))),
    // One delay for whatever happens next; cheaper than leaving the state and coming back with another.
    awaitMoment: raise({ type: 'MOMENT' }, { id: 'moment', delay: 'nextMoment' }),
    forgetMoment: cancel('moment'),
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
      entry: 'awaitMoment',
      exit: 'forgetMoment',
      always: { guard: 'isShieldGone', target: 'ending' },
      on: {
        MOMENT: { actions: ['move', 'awaitMoment'] },
        ANSWER: { actions: [{ type: 'judge', params: ({ event }) => event }, 'forgetMoment', 'awaitMoment'] },
      },
    },
    ...turnStates('ending'),
    ending: {
      always: [{ guard: 'opensLevel', target: 'unlocked' }, { target: 'over' }],
    },
    unlocked: {
      after: { unlocked: 'over' },
      // The round has ended already.
      on: { END_ROUND: {} },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.battle,
});

/** A round of the arcade at work. */
export type ArcadeActor = ActorRefFrom<typeof arcadeMachine>;
