// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuClock } from '../../src/games/time-master/screen/MenuClock';

const MINUTE_MS = 60_000;

/** Angles of the hour hand and the minute hand in degrees. */
function angles(container: HTMLElement): readonly number[] {
  const picture = decodeURIComponent(container.querySelector('image')?.getAttribute('href') ?? '');
  return [...picture.matchAll(/rotate\(([\d.]+)/g)].map(([, angle]) => Number(angle));
}

const open = (isRunning: boolean) =>
  render(
    <svg>
      <MenuClock isRunning={isRunning} />
    </svg>,
  ).container;

describe("The clock in Time Master's menu", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date(2025, 4, 5, 15, 59, 40));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the time of the device, and moves on with each minute', () => {
    const clock = open(true);
    expect(angles(clock)).toEqual([119.5, 354]);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(angles(clock)).toEqual([120, 0]);
    act(() => void vi.advanceTimersByTime(MINUTE_MS));
    expect(angles(clock)).toEqual([120.5, 6]);
  });

  it('stands still with reduced motion', () => {
    const clock = open(false);
    act(() => void vi.advanceTimersByTime(5 * MINUTE_MS));
    expect(angles(clock)).toEqual([119.5, 354]);
  });
});
