import { describe, expect, it, vi } from 'vitest';
import { Limiter } from '../../backend/limits.ts';

function standing() {
  let now = 1_000_000;
  return { now: () => now, pass: (ms: number) => void (now += ms) };
}

const takes = (limiter: Limiter, who: string, times: number): number =>
  Array.from({ length: times }, () => limiter.take(who)).filter(Boolean).length;

describe('A limiter', () => {
  it('allows each visitor a number of requests, regardless of other visitors', () => {
    const limiter = new Limiter(3, 60_000, standing().now);
    expect(takes(limiter, 'one', 10)).toBe(3);
    expect(takes(limiter, 'two', 10)).toBe(3);
  });

  it('allows a larger group proportionally more requests', () => {
    const limiter = new Limiter(4, 60_000, standing().now);
    expect(Array.from({ length: 10 }, () => limiter.take('many', 1.5)).filter(Boolean)).toHaveLength(6);
  });

  it('allows more requests steadily as time passes', () => {
    const clock = standing();
    const limiter = new Limiter(3, 60_000, clock.now);
    takes(limiter, 'one', 3);
    clock.pass(19_999);
    expect(limiter.take('one')).toBe(false);
    clock.pass(1);
    expect(takes(limiter, 'one', 5)).toBe(1);
    clock.pass(600_000);
    expect(takes(limiter, 'one', 10)).toBe(3);
  });

  it('does not allow extra requests when the clock is set back', () => {
    const clock = standing();
    const limiter = new Limiter(2, 60_000, clock.now);
    takes(limiter, 'one', 2);
    clock.pass(-600_000);
    expect(limiter.take('one')).toBe(false);
  });

  it('forgets only visitors who have not sent requests for a while', () => {
    const clock = standing();
    const limiter = new Limiter(1, 60_000, clock.now);
    takes(limiter, 'late', 1);
    for (let who = 0; who < 10_000; who += 1) limiter.take(`visitor ${who}`);
    expect(limiter.take('late')).toBe(false);
    clock.pass(60_000);
    expect(limiter.take('late')).toBe(true);
    expect(limiter.take('late')).toBe(false);
  });

  it('checks all visitors at most once a minute, no matter how many there are', () => {
    const clock = standing();
    const limiter = new Limiter(1, 30_000, clock.now);
    for (let who = 0; who < 10_000; who += 1) limiter.take(`visitor ${who}`);
    const walks = vi.spyOn(Map.prototype, Symbol.iterator);
    const forgotten = vi.spyOn(Map.prototype, 'delete');
    for (let who = 0; who < 100; who += 1) limiter.take(`late ${who}`);
    expect([walks.mock.calls.length, forgotten.mock.calls.length]).toEqual([1, 0]);
    clock.pass(60_000);
    for (let who = 0; who < 100; who += 1) limiter.take(`later ${who}`);
    const seen = [walks.mock.calls.length, forgotten.mock.calls.length];
    vi.restoreAllMocks();
    expect(seen).toEqual([2, 10_100]);
  });

  it('refunds a request to the visitor who made it', () => {
    const limiter = new Limiter(2, 60_000, standing().now);
    takes(limiter, 'one', 2);
    limiter.giveBack('one');
    limiter.giveBack('nobody');
    expect([takes(limiter, 'one', 5), takes(limiter, 'two', 5)]).toEqual([1, 2]);
  });
});
