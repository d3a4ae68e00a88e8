import * as fc from 'fast-check';
import type { Battle } from '../../../../machines/arithmetic-hero/battle';
import { TIME_FACTOR, type TimeSetting } from '../../../../machines/core/time-setting';
import { findScreenFaults } from './falling-invariants';
import { WRONG } from './game';
import { challengeRound } from './rounds';

/** A random player's action after a pause: solves one of the cards, gives a wrong answer, or waits. */
interface Move {
  readonly afterMs: number;
  readonly index: number | 'wrong';
}

export const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({
    afterMs: fc.integer({ min: 50, max: 4000 }),
    index: fc.oneof({ weight: 6, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.constant('wrong' as const) }),
  }),
  { maxLength: 60, size: 'max' },
);

/** Plays a challenge to its end. Returns every overlap of cards and every fall outside the allowed range. */
export function findChallengeFaults(
  played: readonly Move[],
  seed: number,
  time: 'normal' | 'longer',
): readonly string[] {
  const game = challengeRound({ seed, time });
  const broken: string[] = [];
  let seen = 0;
  game.game.subscribe(({ context: { round: battle } }) => {
    broken.push(...findScreenFaults(battle, game.clock.now), ...fallsBroken(battle, seen, time));
    seen = battle.shown;
  });
  for (const { afterMs, index } of played) {
    game.advance(afterMs);
    const problem = index === 'wrong' ? undefined : game.battle().cards[index]?.problem;
    if (problem) game.answer(problem.answer, problem.number);
    if (index === 'wrong') game.answer(WRONG);
  }
  game.advance(200_000);
  return game.isOver() ? broken : [...broken, 'no end'];
}

/**
 * The sums from number `from` with a fall that is not 4000 to 5000 ms, adjusted for time setting and slow motion. With
 * longer time, more cards are falling, and one can take even longer so that it does not catch up with the card ahead:
 * in about 10,000 challenges the maximum was 6090 ms.
 */
function fallsBroken({ cards, powerUps }: Battle, from: number, time: TimeSetting): readonly string[] {
  const factor = (TIME_FACTOR[time] ?? 1) * (powerUps.some(({ kind }) => kind === 'slowMotion') ? 1.5 : 1);
  return cards.flatMap(({ problem, fall }) => {
    if (problem.number < from || fall === null) return [];
    const lastsMs = (fall.landsMs - fall.sinceMs) / factor;
    const maxMs = time === 'normal' ? 5000 : 6500;
    return lastsMs < 4000 - 1e-6 || lastsMs > maxMs + 1e-6 ? [`sum ${problem.number} falls ${lastsMs} ms`] : [];
  });
}
