// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../src/ui/ToastHost';
import { clearToasts, readToasts, showToast } from '../../src/ui/toast';

vi.mock('../../src/ui/ToastList', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  act(() => clearToasts());
  vi.useRealTimers();
});

it('Each message is shown for its full time even if the toast list cannot be loaded', async () => {
  render(<ToastHost />);
  act(() => showToast({ title: 'Error', text: 'Something went wrong.', tone: 'destructive', durationMs: 2000 }));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('status').textContent).toBe('ErrorSomething went wrong.');
  expect(document.querySelector('.toast')?.getAttribute('data-tone')).toBe('destructive');
  act(() => showToast({ title: 'Saved' }));
  expect(screen.getByText('Saved')).toBeDefined();
  await pass(2300);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  await pass(3000);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(readToasts()).toEqual([]);
});
