// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { RoundClockContext, useFlash } from '../../src/play/internal/useFlash';

const LENGTH_MS = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passPage = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('A flash in a round lasts in game time, which stops during a pause', () => {
  const clock = new GameClock();
  const InRound = ({ children }: { readonly children: ReactNode }) => (
    <RoundClockContext value={clock}>{children}</RoundClockContext>
  );
  const { result, rerender } = renderHook((mistakes: number) => useFlash(mistakes, LENGTH_MS), {
    initialProps: 0,
    wrapper: InRound,
  });
  expect(result.current).toBe(false);
  rerender(1);
  act(() => clock.advance(LENGTH_MS - 1));
  clock.pause();
  passPage(60_000);
  act(() => clock.advance(60_000));
  expect(result.current).toBe(true);
  clock.resume();
  act(() => clock.advance(1));
  expect(result.current).toBe(false);
});

it('A flash outside a round lasts in real time', () => {
  const { result, rerender } = renderHook((trigger: number) => useFlash(trigger, LENGTH_MS), { initialProps: 0 });
  rerender(1);
  passPage(LENGTH_MS - 1);
  expect(result.current).toBe(true);
  passPage(1);
  expect(result.current).toBe(false);
});
