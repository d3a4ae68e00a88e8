import { describe, expect, it } from 'vitest';
import { CARD_GAP, heightAt, lowestFirst, placeCard, slowFall } from '../../../machines/arithmetic-hero/falling';
import { arcadeFallMs, levelOf, waveGapMs } from '../../../machines/arithmetic-hero/levels';
import { seededRandom } from '../../../machines/core/random';
import { upTo } from '../../helpers/seeds';
import { cardOf } from './helpers/cards';

const FALL = { fromY: -10, sinceMs: 1000, landsMs: 9000 };

describe('An arcade fall', () => {
  // The level's speed, less 100 for each level and the level's increase for each wave; at least 40 percent.
  it.each([
    [1, 1, 7700],
    [1, 2, 7500],
    [1, 23, 3300],
    [1, 24, 3200],
    [1, 99, 3200],
    [2, 1, 6550],
    [2, 99, 2800],
    [3, 1, 5400],
    [3, 10, 2700],
    [3, 11, 2400],
    [4, 1, 4750],
    [4, 99, 2200],
    [5, 1, 4100],
    [5, 6, 2100],
    [5, 7, 2000],
  ] as const)('on level %i in wave %i takes %i ms', (level, wave, fallMs) => {
    expect(arcadeFallMs(levelOf(level), wave, 'normal')).toBe(fallMs);
    expect(arcadeFallMs(levelOf(level), wave, 'longer')).toBe(2 * fallMs);
    expect(arcadeFallMs(levelOf(level), wave, 'none')).toBeNull();
  });

  it.each([
    [1, 12_000],
    [2, 10_500],
    [3, 9000],
    [4, 8250],
    [5, 7500],
  ] as const)('on level %i is followed by a pause of %i ms before the next wave', (level, gapMs) => {
    expect(waveGapMs(levelOf(level))).toBe(gapMs);
  });

  it('leaves at least 5000 ms between waves, however fast the level', () => {
    expect(waveGapMs({ ...levelOf(5), speedMs: 3000 })).toBe(5000);
  });
});

describe('A fall', () => {
  it('moves down at constant speed from its start to the ground, and stops there', () => {
    const heights = [1000, 3000, 5000, 7000, 9000, 9001, 1_000_000].map((nowMs) => heightAt(FALL, nowMs));
    expect(heights).toEqual([-10, 17.5, 45, 72.5, 100, 100, 100]);
  });

  it('continues from its current position when slowed, and only the rest takes longer', () => {
    const slowed = slowFall(FALL, 1.5, 5000);
    expect(slowed).toEqual({ fromY: 45, sinceMs: 5000, landsMs: 11_000 });
    expect(slowFall(slowed, 1 / 1.5, 8000)).toEqual({ fromY: 72.5, sinceMs: 8000, landsMs: 10_000 });
  });

  it('stays on the ground if it has ended when slowed', () => {
    const slowed = slowFall(FALL, 1.5, 9000);
    expect([slowed.landsMs, heightAt(slowed, 9000), heightAt(slowed, 9001)]).toEqual([9000, 100, 100]);
  });
});

describe('The order of urgency', () => {
  it('puts the lowest card first, however late it appeared, then the waiting cards in order', () => {
    const slow = cardOf(1, { landsMs: 10_000 });
    const fast = cardOf(2, { sinceMs: 2000, landsMs: 6000 });
    expect(lowestFirst([slow, fast], 2500)).toEqual([slow, fast]);
    expect(lowestFirst([slow, fast], 5000)).toEqual([fast, slow]);
    const waiting = [cardOf(4, { landsMs: null }), cardOf(3, { landsMs: null })];
    expect(lowestFirst(waiting, 5000)).toEqual(waiting);
  });
});

describe('A new card', () => {
  const problem = cardOf(9).problem;
  const index = (seed: number, cards: Parameters<typeof placeCard>[2], fallMs: number | null = 8000, nowMs = 0) =>
    placeCard(seededRandom(seed), problem, cards, fallMs, nowMs);

  it('starts just above the scene and falls for the requested time if there is room', () => {
    expect(index(1, []).fall).toEqual({ fromY: -10, sinceMs: 0, landsMs: 8000 });
  });

  it('appears between 10 and 90 percent of the width, equally often on both sides', () => {
    const indices = upTo(1000).map((seed) => index(seed, []).x);
    expect(Math.min(...indices)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...indices)).toBeLessThanOrEqual(90);
    expect(indices.every(Number.isInteger)).toBe(true);
    expect(Math.abs(indices.filter((x) => x > 50).length - 500)).toBeLessThan(65);
  });

  it.each([25, 75])('avoids the side of a card that has just started at %i percent', (x) => {
    const indices = upTo(100).map((seed) => index(seed, [cardOf(1, { x, landsMs: 8000 })], 8000, 500));
    expect(indices.filter((card) => card.x > 50 === x > 50)).toEqual([]);
    expect(new Set(indices.map(({ fall }) => fall?.fromY))).toEqual(new Set([-10]));
  });

  it('starts higher if there is little room on either side', () => {
    const both = [cardOf(1, { x: 25, landsMs: 8000 }), cardOf(2, { x: 75, landsMs: 8000 })];
    expect(index(1, both).fall?.fromY).toBe(-10 - CARD_GAP);
  });

  it('falls more slowly if it would otherwise catch up with the card below', () => {
    const both = [cardOf(1, { x: 25, landsMs: 9000 }), cardOf(2, { x: 75, landsMs: 9000 })];
    const { fall } = index(1, both, 2000, 3000);
    // The cards ahead take 6000 ms to reach the ground; by then the new one may have reached 100 minus the gap.
    expect(fall).toMatchObject({ fromY: -10, sinceMs: 3000 });
    expect(heightAt(fall ?? FALL, 9000)).toBeCloseTo(100 - CARD_GAP, 9);
  });

  it('waits in the middle if nothing falls', () => {
    expect(index(1, [], null)).toMatchObject({ x: 50, fall: null });
  });
});
