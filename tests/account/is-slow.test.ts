// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsSlow } from '../../src/account/useIsSlow';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = () =>
  renderHook(({ isWaiting, attempt }) => useIsSlow(isWaiting, attempt), {
    initialProps: { isWaiting: true, attempt: 1 },
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('A missing answer is reported within three seconds, but not immediately', async () => {
  const { result } = show();
  await wait(1000);
  expect(result.current).toBe(false);
  await wait(2000);
  expect(result.current).toBe(true);
});

it('Nothing is reported after an answer, or right after another try', async () => {
  const { result, rerender } = show();
  await wait(3000);
  rerender({ isWaiting: true, attempt: 2 });
  expect(result.current).toBe(false);
  await wait(3000);
  expect(result.current).toBe(true);
  rerender({ isWaiting: false, attempt: 2 });
  expect(result.current).toBe(false);
});
