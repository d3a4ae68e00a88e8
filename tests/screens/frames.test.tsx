// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { type Motion, useFrames } from '../../src/stage/useFrames';

vi.unmock('../../src/stage/useFrames');

/** The frames of a stage that moves or rests as it is told, on a clock of this speed. */
function stage(speed = 1) {
  const clock = new GameClock(speed);
  const frames: number[] = [];
  let motion: Motion = 'moving';
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
    /** How many frames came while so much time passed. */
    pass: (ms: number) => {
      frames.length = 0;
      vi.advanceTimersByTime(ms);
      return frames.length;
    },
    frames,
    is: (now: Motion) => {
      motion = now;
    },
    run: (isRunning: boolean) => rerender({ isRunning }),
  };
}

let sleptMs = 0;
/** Lets the device sleep: time passes, and no timer and no frame comes. */
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
  it('come one after the other while something moves, and none while all rests', () => {
    const { pass, is } = stage();
    expect(pass(1000)).toBeGreaterThan(55);
    is('resting');
    expect(pass(1000)).toBe(1);
    expect(pass(60_000)).toBe(0);
  });

  it('come again when a delay of the clock is due, which runs at its own moment', () => {
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

  it('come in time for a delay on a clock that runs faster', () => {
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

  it('come again after somebody has asked for the time, which is true', () => {
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

  it('lose no time, and count none twice, however often they rest', () => {
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

  it('say how long they took, but nothing of the wait before them', () => {
    const { clock, pass, frames, is } = stage();
    is('resting');
    pass(900);
    is('moving');
    expect(clock.now).toBeGreaterThan(800);
    pass(100);
    expect(frames[0]).toBe(0);
    expect(Math.max(...frames)).toBeLessThan(20);
  });

  it('stop for good with the round, and leave its clock alone', () => {
    const { clock, pass, is, run } = stage();
    is('resting');
    pass(100);
    clock.setTimeout(() => {}, 500);
    run(false);
    const before = clock.now;
    expect([pass(10_000), clock.now - before]).toEqual([0, 0]);
  });
});

describe('A device that has slept', () => {
  it('finds the round paused, where nothing moved and a delay was still to come', () => {
    const { clock, pass, is } = stage();
    is('resting');
    clock.setTimeout(() => {}, 20_000);
    pass(100);
    sleep(9000);
    pass(3000);
    expect([clock.isPaused, clock.now < 3000]).toEqual([true, true]);
  });

  it('finds it paused too where somebody asks for the time first', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(100);
    const before = clock.now;
    sleep(9000);
    expect(clock.now).toBe(before);
    pass(3000);
    expect(clock.isPaused).toBe(true);
  });

  it('is not taken for one that only waited', () => {
    const { clock, pass, is } = stage();
    is('resting');
    pass(600_000);
    expect([clock.isPaused, clock.now > 598_000]).toEqual([false, true]);
  });
});
