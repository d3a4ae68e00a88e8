import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addEntryTime,
  ENTRY_SPEED,
  type EntrySpeed,
  estimateEntryMs,
  NO_ENTRY_SPEED,
  thinkingTimeMs,
} from '../../../machines/learning/entry-speed';
import { getEntrySpeed, getTrace, NO_MEMORY, remember, rememberCopyingSpeed } from '../../../machines/learning/memory';
import { propertyRuns } from '../../helpers/property-runs';

const DAY = 20_000;
const handOfTimes = (...times: readonly (readonly [digits: number, ms: number])[]): EntrySpeed =>
  times.reduce((hand, [digits, ms]) => addEntryTime(hand, digits, ms, DAY), NO_ENTRY_SPEED);

describe('The time to enter an answer', () => {
  it('is 0 until there is enough data', () => {
    expect(estimateEntryMs(handOfTimes([2, 900], [2, 900], [2, 900]), 2)).toBe(0);
    expect(estimateEntryMs(handOfTimes([2, 900], [2, 900], [2, 900], [2, 900]), 2)).toBe(900);
  });

  it('is the same for each key, including the one that submits', () => {
    const hand = handOfTimes([2, 900], [2, 900], [2, 900], [2, 900]);
    expect([1, 2, 3, 4].map((digits) => estimateEntryMs(hand, digits))).toEqual([600, 900, 1200, 1200]);
  });

  it('is the time beaten by one in five of the last twelve answers', () => {
    const slowly = Array.from({ length: 30 }, () => [1, 4000] as const);
    const lately = [700, 600, 900, 5000, 800, 1000, 1100, 6000, 1200, 1300, 1400, 1500];
    expect(estimateEntryMs(handOfTimes(...slowly, ...lately.map((ms) => [1, ms] as const)), 1)).toBe(800);
  });

  it('is measured for a hand that takes many seconds, and in wide steps only as long as it does', () => {
    const slow = handOfTimes([2, 500], [2, 9100], [2, 20_000]);
    expect(slow.times[1]).toEqual([600, 9200, ENTRY_SPEED.maxMs]);
    const faster = Array.from({ length: 2 * ENTRY_SPEED.remembered }, () => [2, 500] as const);
    expect(faster.reduce((hand, [digits, ms]) => addEntryTime(hand, digits, ms, DAY), slow).times[1]).toEqual(
      faster.slice(-ENTRY_SPEED.remembered).map(([, ms]) => ms),
    );
  });

  it('is never more than part of the whole time, and never makes a slower answer count as the quicker one', () => {
    const hands = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -500, max: 20_000 })), { maxLength: 40 })
      .map((times) => handOfTimes(...times));
    const times = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(hands, times, times, fc.integer({ min: 0, max: 5 }), (hand, one, other, digits) => {
        const left = thinkingTimeMs(hand, digits, one);
        expect(left).toBeGreaterThanOrEqual((1 - ENTRY_SPEED.maxRatio) * one - 1e-9);
        expect(left).toBeLessThanOrEqual(one);
        expect(thinkingTimeMs(hand, digits, Math.max(one, other))).toBeGreaterThanOrEqual(left - 1e-9);
      }),
      propertyRuns(500),
    );
  });
});

const answered = (skill: string, ms: number, count: number) =>
  Array.from({ length: count }, () => ({
    skill,
    isCorrect: true,
    ms,
    by: 'pad' as const,
    digits: 2,
    time: 'normal' as const,
    day: DAY,
  })).reduce(remember, NO_MEMORY);

describe("A child's entry speed", () => {
  it('is learnt from facts that need no thinking, separately for each way of answering', () => {
    const memory = answered('7x10', 2700, 5);
    expect(estimateEntryMs(getEntrySpeed(memory, 'pad'), 2)).toBeCloseTo(2000);
    expect(estimateEntryMs(getEntrySpeed(memory, 'keys'), 2)).toBe(0);
    expect(getEntrySpeed(answered('7x8', 2700, 5), 'pad')).toEqual(NO_ENTRY_SPEED);
  });

  it('is learnt from numbers that are only copied', () => {
    const copied = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3].reduce(
      (memory, digits) => rememberCopyingSpeed(memory, 'touch', digits, 400 + 1000 * (digits + 1), DAY),
      NO_MEMORY,
    );
    expect([1, 2, 3].map((digits) => estimateEntryMs(getEntrySpeed(copied, 'touch'), digits))).toEqual([
      2000, 3000, 4000,
    ]);
  });

  it('gives a slow typist the same result as a fast one who knows as much', () => {
    const strengthOf = (keyMs: number) => {
      const easy = answered('7x10', 800 + 3 * keyMs, 6);
      const memory = remember(easy, { ...HARD, ms: 1000 + 3 * keyMs });
      return getTrace(memory, HARD.skill)!.strength;
    };
    const HARD = { skill: '7x8', isCorrect: true, by: 'pad', digits: 2, time: 'normal', day: DAY } as const;
    expect([100, 600, 1200, 1800].map(strengthOf)).toEqual([0, 0, 0, 0].map(strengthOf));
  });
});
