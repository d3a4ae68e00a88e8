import { type ActorRefFrom, assign, cancel, enqueueActions, raise, setup } from 'xstate';
import type { Moment } from '../core/clock';
import { displayedSeconds, nextSecondMs, timeoutDelay } from '../core/limit';
import { randomInteger, seededRandom } from '../core/random';
import { applyTimeSetting, TIME_FACTOR, type TimeSetting } from '../core/time-setting';
import { typed } from '../core/typed';
import type { Mix } from '../learning/mix';
import { type Battle, type Emitted, newBattle, withOffers } from './battle';
import { nextChangeMs, settleBattle, spawnSum, withShieldRestored } from './battle-events';
import { type Tier, tierFor } from './levels';
import type { Given } from './problems';
import { CHALLENGE_TURNS, challengeMs, RULES } from './rules';
import { answerWithOffers, applyStep, TURN_DELAYS, TURN_GUARDS, turnStates } from './turn';

export interface ChallengeInput {
  readonly seed: number;
  /** The mix that chooses the sums; null or absent if only the seed determines them. */
  readonly mix?: Mix | null;
  readonly time: TimeSetting;
  readonly clock: Moment;
  /** Begins immediately, without waiting for the player to start it. */
  readonly skipsIntro: boolean;
}

interface Context {
  readonly input: ChallengeInput;
  readonly battle: Battle;
  /**
   * When time is up (Infinity without a clock), and when the next sums are due. Both are set when the player begins.
   */
  readonly endsMs: number;
  readonly nextSlotMs: number;
  /** The time of the last event. */
  readonly nowMs: number;
}

type Event =
  | { type: 'BEGIN' }
  | { type: 'ANSWER'; given: Given }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  /** Something happens without the player: a sum appears or lands, or something ends. */
  | { type: 'MOMENT' };

const { challenge: CHALLENGE } = RULES;

const durationMs = ({ time }: ChallengeInput): number => challengeMs(time) ?? Infinity;

/** The whole seconds shown; null without a clock. */
export const challengeSecondsLeft = ({ endsMs, nowMs }: Context): number | null =>
  endsMs === Infinity ? null : displayedSeconds(endsMs - nowMs);

/** The tier of a sum: from the time left or, without a clock, from its number. */
function tierAt({ input, endsMs, nowMs }: Context, number: number): Tier {
  const factor = TIME_FACTOR[input.time];
  if (factor !== null) return tierFor(displayedSeconds((endsMs - nowMs) / factor));
  return number < CHALLENGE.turnsPerTier ? 1 : number < 2 * CHALLENGE.turnsPerTier ? 2 : 3;
}

const nextTier = (context: Context): Tier => tierAt(context, context.battle.shown);

/** The current tier. */
export const tierOf = (context: Context): Tier => tierAt(context, Math.max(0, context.battle.shown - 1));

/**
 * Shows as many sums as the tier allows at the same time. The first of three falls fastest, so that the third can
 * follow it on the same side and still land within the longest fall time.
 */
function withSums(context: Context, tier: Tier, nowMs: number): Battle {
  const { seed, time } = context.input;
  const { low, high, leader } = CHALLENGE.fallMs;
  let battle = context.battle;
  for (let index = 0; index < tier; index++) {
    const random = seededRandom(seed, 'fall', battle.shown);
    const fallMs = randomInteger(random, low, tier === 3 && index === 0 ? leader : high);
    battle = spawnSum(battle, { tier }, applyTimeSetting(fallMs, time), nowMs);
  }
  return battle;
}

function advanced(context: Context, nowMs: number): Context {
  const battle = withShieldRestored(settleBattle(context.battle, nowMs));
  const now = { ...context, battle, nowMs };
  const isSlot = nowMs >= context.nextSlotMs && nowMs < context.endsMs;
  const next = isSlot ? withSums(now, nextTier(now), nowMs) : battle;
  const nextSlotMs = context.nextSlotMs + (isSlot ? CHALLENGE.spawnMs : 0);
  return { ...now, battle: withOffers(next, nowMs), nextSlotMs };
}

function withTurn(context: Context): Pick<Context, 'battle' | 'nowMs'> {
  const nowMs = context.input.clock.now;
  const battle = withShieldRestored({ ...context.battle, cards: [] });
  return { battle: withOffers(spawnSum(battle, { tier: nextTier(context) }, null, nowMs), nowMs), nowMs };
}

/** As many sums as possible in 90 seconds, getting harder every 30. Without a clock, thirty sums one after another. */
export const challengeMachine = setup({
  types: {
    context: typed<Context>(),
    events: typed<Event>(),
    input: typed<ChallengeInput>(),
    output: typed<Battle>(),
    emitted: typed<Emitted>(),
  },
  actions: {
    begin: assign(({ context: { input } }) => {
      const nowMs = input.clock.now;
      return { nowMs, nextSlotMs: nowMs, endsMs: nowMs + durationMs(input) };
    }),
    move: enqueueActions(({ context, enqueue }) => applyStep(enqueue, advanced(context, context.input.clock.now))),
    wait: enqueueActions(({ context: { battle, input }, enqueue }) => {
      applyStep(enqueue, { battle: settleBattle(battle, input.clock.now) });
    }),
    judge: enqueueActions(({ context: { battle, input }, enqueue }, { given }: { given: Given }) => {
      const next = answerWithOffers(battle, given, input.clock.now);
      // Without a clock the shield refills with the next sum, so that the player can see the damage from the mistake.
      const after = input.time === 'none' ? next : withShieldRestored(next);
      applyStep(enqueue, { battle: after, nowMs: input.clock.now });
    }),
    nextTurn: enqueueActions(({ context, enqueue }) => applyStep(enqueue, withTurn(context))),
    scheduleMoment: raise({ type: 'MOMENT' }, { id: 'moment', delay: 'nextMoment' }),
    cancelMoment: cancel('moment'),
  },
  guards: {
    ...TURN_GUARDS,
    skipsIntro: ({ context }) => context.input.skipsIntro,
    isTimeUp: ({ context: { nowMs, endsMs } }) => nowMs >= timeoutDelay(endsMs),
    isLastTurn: ({ context }) => context.battle.shown >= CHALLENGE_TURNS,
  },
  delays: {
    ...TURN_DELAYS,
    nextMoment: ({ context: { battle, nextSlotMs, endsMs, nowMs } }) => {
      const figureMs = nowMs < endsMs ? nextSecondMs(endsMs, nowMs) : timeoutDelay(endsMs);
      const slotMs = nextSlotMs < endsMs ? nextSlotMs : Infinity;
      return Math.min(nextChangeMs(battle, nowMs), slotMs, figureMs) - nowMs;
    },
  },
}).createMachine({
  id: 'challenge',
  context: ({ input }) => ({
    input,
    battle: newBattle({ seed: input.seed, time: input.time, level: null }, input.mix ?? null),
    endsMs: input.clock.now + durationMs(input),
    nextSlotMs: Infinity,
    nowMs: input.clock.now,
  }),
  initial: 'opening',
  on: { END_ROUND: '.over' },
  states: {
    opening: { always: [{ guard: 'skipsIntro', target: 'beginning' }, { target: 'ready' }] },
    ready: { on: { BEGIN: 'beginning' } },
    beginning: {
      entry: 'begin',
      always: [
        { guard: 'isUntimed', target: 'asking', actions: 'nextTurn' },
        { target: 'falling', actions: 'move' },
      ],
    },
    falling: {
      entry: 'scheduleMoment',
      exit: 'cancelMoment',
      always: { guard: 'isTimeUp', target: 'over' },
      on: {
        MOMENT: { actions: ['move', 'scheduleMoment'] },
        ANSWER: { actions: [{ type: 'judge', params: ({ event }) => event }, 'cancelMoment', 'scheduleMoment'] },
      },
    },
    ...turnStates('over'),
    over: { type: 'final' },
  },
  output: ({ context }) => context.battle,
});

export type ChallengeActor = ActorRefFrom<typeof challengeMachine>;
