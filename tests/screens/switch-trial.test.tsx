// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { periodForReactionTimes } from '../../src/scan/period';
import { SwitchTrial } from '../../src/scan/SwitchTrial';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const isBoatHere = () => screen.queryByRole('img', { name: 'A boat' }) !== null;

function waitForBoat() {
  for (let waited = 0; !isBoatHere() && waited < 50; waited++) pass(100);
  expect(isBoatHere()).toBe(true);
}

function press() {
  fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX' });
  fireEvent.keyUp(document.body, { key: 'x', code: 'KeyX' });
}

it('The scanning period is the mean reaction time divided by 0.65, within limits', () => {
  expect([
    periodForReactionTimes([900, 1000, 1025]),
    periodForReactionTimes([1, 2, 3]),
    periodForReactionTimes([60_000]),
  ]).toEqual([1500, 300, 10_000]);
});

it('Three presses while a boat is visible set the period, and presses at the empty sea do not count', () => {
  const onDone = vi.fn<(ms: number) => void>();
  render(<SwitchTrial onDone={onDone} />);
  press();
  for (const ms of [900, 1000, 1000]) {
    waitForBoat();
    pass(ms);
    press();
    press();
  }
  pass(500);
  expect(onDone.mock.calls.length).toBe(1);
  expect(Math.abs((onDone.mock.calls[0]?.[0] ?? 0) - 1500)).toBeLessThanOrEqual(100);
});
