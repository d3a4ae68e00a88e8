/* Unfinished rounds that are left at any moment and replayed, as the page does. */
import * as fc from 'fast-check';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import { GameClock } from '../../machines/core/clock';
import { type LoggedRound, RoundLog, replayRound, stateChecksum } from '../../machines/core/round-log';
import { newMix } from '../../machines/learning/mix';
import { learningStore } from '../../src/device/learning';
import type { StateBeforeRound } from '../../src/device/unfinished-round';
import {
  combineStoredStates,
  readStateBeforeRound,
  replayInput,
} from '../../src/play/round/unfinished-round/replay-state';
import { createMemory } from './memories';
import { namedStep, type WeightedStep } from './random-walk';

/** A game that a test plays. */
export interface ReplayableGame {
  readonly game: unknown;
  readonly clock: GameClock;
}

interface Known {
  /** The machine's input except seed, settings and clock. */
  readonly input: object;
  /** The player's progress, by the names of the machine's input. */
  readonly reached: () => Readonly<Record<string, unknown>>;
}

// Days in the distant past, so that tests do not depend on today's date.
learningStore.update(() =>
  createMemory({ '7x8': 'mq', '6x9': 'm', '3x4': 'qqq', '5+8': 'rq', 'add.overTen': 'rm' }, 19_000),
);

/** The mix of a round that begins now. */
export const currentMix = () => newMix(learningStore.read(), null, 'usual');

const actorOf = ({ game }: ReplayableGame): AnyActor => game as AnyActor;
const asStored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Starts to record the actions in a game. */
export function recordRound(game: ReplayableGame, { input, reached }: Known) {
  const actor = actorOf(game);
  const held = Object.fromEntries(
    Object.keys(reached()).map((name) => [
      name,
      { now: () => reached()[name], stored: () => reached()[name], parsed: (stored: unknown) => stored },
    ]),
  );
  const known = { storedState: combineStoredStates(held), otherTabEvent: null };
  const { seed, settings, opensAt, skipsIntro = opensAt === 'round', mix = null } = actor.getSnapshot().context;
  const begun = {
    seed,
    settings,
    mix,
    startsAtOnce: skipsIntro,
    atMs: game.clock.now,
    around: readStateBeforeRound(known),
  };
  const log = new RoundLog<StateBeforeRound>(actor, game.clock, () => readStateBeforeRound(known), {
    begun,
    deeds: [],
  });

  /** Replays the round on a new actor, and checks that both are in the same state and remain so. */
  const again = () => {
    const round: LoggedRound<StateBeforeRound> = asStored(log.take());
    const clock = new GameClock();
    const given = replayInput(input, { game: '', leftAt: 0, ...round }, known, clock);
    const other = createActor(actor.logic as AnyStateMachine, { input: given, clock });
    const isThere = replayRound(other, clock, round);
    const standings = [0, 700, 5000].map((ms) => {
      game.clock.resume();
      game.clock.advance(ms);
      clock.advance(ms);
      return stateChecksum(other) === stateChecksum(actor);
    });
    return { isThere, standings, other };
  };
  return { log, again };
}

/**
 * Time passes as on a page where nothing moves: anything due at the end of the wait has not
 * happened yet.
 */
export const idleSteps: WeightedStep<ReplayableGame> = {
  weight: 3,
  arbitrary: fc.nat(4000).map((ms) =>
    namedStep(`doze ${ms}`, ({ clock }) => {
      if (!clock.isPaused) clock.catchUp(Math.min(ms, clock.untilDueMs));
    }),
  ),
};
