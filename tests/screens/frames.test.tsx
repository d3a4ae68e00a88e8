// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { useSharedFrameLoop } from '../../src/stage/shared-frames';
import { type FrameMotion, useFrames } from '../../src/stage/useFrames';

vi.unmock('../../src/stage/useFrames');

/** The frames of a stage that moves or rests on demand, on a clock of this speed. */
function stage(speed = 1) {
  const clock = new GameClock(speed);
  const frames: number[] = [];
  let motion: FrameMotion = 'moving';
  const { rerender } = renderHook(
    ({ isRunning }) =>
      useFrames(clock, isRunning, (frameMs) => {
        frames.push(frameMs);
        return motion;
      }),
    { initialProps: { isRunning: true } },
  );
  return {
    clock,
    /** Number of frames while this much time passes. */
    pass: (ms: number) => {
      frames.length = 0;
      vi.advanceTimersByTime(ms);
      return frames.length;
    },
    frames,
    is: (now: FrameMotion) => {
      motion = now;
    },
    run: (isRunning: boolean) => rerender({ isRunning }),
  };
}

let sleptMs = 0;
/** Time passes without timers or frames, as on a sleeping device. */
const sleep = (ms: number) => {
  sleptMs += ms;
};

beforeEach(() => {
  vi.useFakeTimers();
  sleptMs = 0;
  const awakeMs = performance.now.bind(performance);
  const frame = requestAnimationFrame;
  vi.spyOn(performance, 'now').mockImplementation(() => awakeMs() + sleptMs);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frame(() => draw(performance.now())));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Frames', () => {
  it('run while something moves, and stop when everything is idle', () => {
    const { pass, is } = stage();
    expect(pass(1000)).toBeGreaterThan(55);
    is('resting');
    expect(pass(1000)).toBe(1);
    expect(pass(60_000)).toBe(0);
  });

  it('run again in time for a delay, which fires exactly when it is due', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(100);
    const ranMs: number[] = [];
    const before = clock.now;
    clock.setTimeout(() => ranMs.push(clock.now), 7000);
    pass(20);
    expect(pass(6900)).toBe(0);
    expect(pass(200)).toBe(1);
    expect(ranMs).toEqual([before + 7000]);
  });

  it('run in time for a delay on a faster clock', () => {
    const { clock, pass, is } = stage(3);
    is('resting');
    pass(100);
    const run = vi.fn<() => void>();
    clock.setTimeout(run, 3000);
    pass(950);
    expect(run).not.toHaveBeenCalled();
    pass(100);
    expect(run).toHaveBeenCalledOnce();
  });

  it('run again after the clock has been read, and it shows the correct time', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(100);
    const before = clock.now;
    pass(1234);
    expect(clock.now - before).toBeGreaterThanOrEqual(1234);
    expect(clock.now - before).toBeLessThan(1234 + 20);
    is('moving');
    expect(pass(1000)).toBeGreaterThan(55);
  });

  it('neither lose time nor count it twice, however often they stop', () => {
    const { clock, pass, is } = stage();
    pass(17);
    const before = clock.now;
    for (let round = 0; round < 50; round++) {
      is('moving');
      expect(clock.now).toBeGreaterThanOrEqual(before);
      pass(130);
      is('resting');
      pass(270);
    }
    expect(Math.abs(clock.now - before - 50 * 400)).toBeLessThan(40);
  });

  it('report how long they took, without the wait before them', () => {
    const { clock, pass, frames, is } = stage();
    is('resting');
    pass(900);
    is('moving');
    expect(clock.now).toBeGreaterThan(800);
    pass(100);
    expect(frames[0]).toBe(0);
    expect(Math.max(...frames)).toBeLessThan(20);
  });

  it('stop for good at the end of the round, and do not change its clock', () => {
    const { clock, pass, is, run } = stage();
    is('resting');
    pass(100);
    clock.setTimeout(() => {}, 500);
    run(false);
    const before = clock.now;
    expect([pass(10_000), clock.now - before]).toEqual([0, 0]);
  });
});

describe('A device that freezes', () => {
  const GAPS = [1100, 2500, 4000, 4600];

  it.each(GAPS)('does not advance the clock by a gap of %i ms, and the round continues', (gapMs) => {
    const { clock, pass, frames } = stage();
    pass(500);
    const before = clock.now;
    sleep(gapMs);
    pass(100);
    expect([clock.now - before < 120, clock.now > before, clock.isPaused]).toEqual([true, true, false]);
    expect(Math.max(...frames)).toBeLessThan(20);
  });

  it.each(GAPS)('does not advance the clock by %i ms either if nothing was drawn', (gapMs) => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(600);
    const before = clock.now;
    pass(300);
    sleep(gapMs);
    // The player answers before any timer or frame.
    expect(clock.now - before).toBeLessThanOrEqual(300);
    pass(100);
    expect([clock.now - before <= 420, clock.isPaused]).toEqual([true, false]);
  });

  it('never fires a delay early, or late by more than the gap', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(600);
    const run = vi.fn<() => void>();
    clock.setTimeout(run, 1500);
    pass(20);
    sleep(4000);
    pass(900);
    expect(run).not.toHaveBeenCalled();
    pass(1200);
    expect(run).toHaveBeenCalledOnce();
  });

  it('counts gaps of less than a second, which are normal on slow devices', () => {
    const { clock, pass } = stage();
    pass(100);
    const before = clock.now;
    sleep(900);
    pass(100);
    expect(clock.now - before).toBeGreaterThanOrEqual(980);
  });

  it('advances the clock if every frame takes that long, because a round would never end otherwise', () => {
    const { clock, pass } = stage();
    pass(100);
    const before = clock.now;
    for (let frame = 0; frame < 10; frame++) {
      sleep(1500);
      pass(16);
    }
    expect(clock.now - before).toBeGreaterThanOrEqual(7000);
  });

  it('does not advance the shared clock of two players', () => {
    const clock = new GameClock();
    const { result } = renderHook(() => useSharedFrameLoop(clock, 2));
    act(() => {
      result.current.join(() => 'moving');
      result.current.join(() => 'resting');
    });
    vi.advanceTimersByTime(500);
    const before = clock.now;
    sleep(4000);
    vi.advanceTimersByTime(100);
    expect([clock.now - before < 120, clock.now > before]).toEqual([true, true]);
  });
});

describe('A device that sleeps', () => {
  it('pauses the round if nothing moved and a delay was still due', () => {
    const { clock, pass, is } = stage();
    is('resting');
    clock.setTimeout(() => {}, 20_000);
    pass(100);
    sleep(9000);
    pass(3000);
    expect([clock.isPaused, clock.now < 3000]).toEqual([true, true]);
  });

  it('also pauses it if something reads the time first', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(100);
    const before = clock.now;
    sleep(9000);
    expect(clock.now).toBe(before);
    pass(3000);
    expect(clock.isPaused).toBe(true);
  });

  it('is not confused with one that was only idle', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(600_000);
    expect([clock.isPaused, clock.now > 598_000]).toEqual([false, true]);
  });
});
