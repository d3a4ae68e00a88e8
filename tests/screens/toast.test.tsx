// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { ToastHost } from '../../src/ui/ToastHost';
import { clearToasts, clearToastsAbout, preloadToasts, readToasts, showToast } from '../../src/ui/toast';

const indices = () => [...document.querySelectorAll('.toast')].map((toast) => toast.getAttribute('data-place'));
const titles = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('.toast')].map((toast) => toast.querySelector('.lettering')?.textContent);

const person = userEvent.setup();

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Lets the toast list load. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
  });

/** A game with toasts. */
const openGame = () =>
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Next</button>
      </main>
      <ToastHost />
    </>,
  );

describe('Toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
  });
  afterEach(() => {
    act(() => clearToasts());
    vi.useRealTimers();
  });

  it('load their list with the first message, which waits for it', async () => {
    render(<ToastHost />);
    await settle();
    expect(document.querySelector('.toasts')).toBeNull();
    act(() => showToast({ title: 'Saved' }));
    act(() => showToast({ title: 'Sent' }));
    expect(titles()).toEqual([]);
    await settle();
    expect(titles()).toEqual(['Saved', 'Sent']);
  });

  it('load their list as soon as one is expected, because the connection may be lost later', async () => {
    render(<ToastHost />);
    act(() => preloadToasts());
    await settle();
    expect(document.querySelector('.toasts')).not.toBeNull();
    act(() => showToast({ title: 'No answer' }));
    expect(titles()).toEqual(['No answer']);
  });

  it('can be shown before their host is mounted', async () => {
    showToast({ title: 'Early' });
    render(<ToastHost />);
    await settle();
    expect(titles()).toEqual(['Early']);
  });

  it('disappear after their time, which is five seconds by default', async () => {
    render(<ToastHost />);
    act(() => showToast({ title: 'Short', durationMs: 2000 }));
    act(() => showToast({ title: 'Usual' }));
    await settle();
    await pass(1900);
    expect(titles()).toEqual(['Short', 'Usual']);
    await pass(400);
    expect(titles()).toEqual(['Usual']);
    await pass(3000);
    expect(titles()).toEqual([]);
    expect(readToasts()).toEqual([]);
  });

  it('follow the clock of a round, so that a pause holds them', async () => {
    render(<ToastHost />);
    const clock = new GameClock();
    const advance = (ms: number) => act(() => clock.advance(ms));
    act(() => showToast({ title: 'Correct!', durationMs: 1500, clock }));
    await settle();
    advance(1000);
    clock.pause();
    await pass(60_000);
    advance(60_000);
    expect(titles()).toEqual(['Correct!']);
    clock.resume();
    advance(499);
    await pass(1000);
    expect(titles()).toEqual(['Correct!']);
    advance(1);
    await pass(300);
    expect(titles()).toEqual([]);
  });

  it('stay while they are hovered or focused, also in a round', async () => {
    render(<ToastHost />);
    const clock = new GameClock();
    act(() => showToast({ title: 'Level up', durationMs: 1500, clock }));
    await settle();
    const list = document.querySelector('.toasts') as Element;
    fireEvent.pointerMove(list);
    act(() => clock.advance(10_000));
    await pass(10_000);
    expect(titles()).toEqual(['Level up']);
    fireEvent.pointerLeave(list.parentElement as Element);
    act(() => clock.advance(1500));
    await pass(300);
    expect(titles()).toEqual([]);
  });

  it('are limited to three at a time, and the next one appears for its full time when one has disappeared', async () => {
    render(<ToastHost />);
    for (const title of ['One', 'Two', 'Three', 'Four']) act(() => showToast({ title, durationMs: 1000 }));
    await settle();
    expect(titles()).toEqual(['One', 'Two', 'Three']);
    await pass(1300);
    expect(titles()).toEqual(['Four']);
    await pass(800);
    expect(titles()).toEqual(['Four']);
    await pass(600);
    expect(titles()).toEqual([]);
  });

  it('appear in front of older ones, except that news waits behind an answer', async () => {
    render(<ToastHost />);
    act(() => showToast({ title: 'Nothing can be saved here' }));
    act(() => showToast({ title: 'Correct!', about: 'answer', durationMs: 1500 }));
    act(() => showToast({ title: 'Level up', about: 'news', durationMs: 3500 }));
    await settle();
    expect(indices()).toEqual(['behind', 'front', 'behind']);
    await pass(1800);
    expect(indices()).toEqual(['behind', 'front']);
    expect(titles().at(-1)).toBe('Level up');
    await pass(2000);
    expect(indices()).toEqual(['front']);
  });

  it('keep the emoji of their title in the text', async () => {
    render(<ToastHost />);
    act(() => showToast({ title: '🏆 Achievement Unlocked!', text: 'First Steps' }));
    await settle();
    expect(titles()).toEqual(['🏆 Achievement Unlocked!']);
    expect(document.querySelector('.toast [data-emoji="1f3c6"]')?.textContent).toBe('🏆');
  });

  it('are announced politely, including errors', async () => {
    render(<ToastHost />);
    act(() => showToast({ title: 'Error', text: 'Failed to load profile', tone: 'destructive' }));
    await settle();
    await pass(50);
    const status = screen.getAllByRole('status').find((element) => element.textContent?.includes('Failed'));
    expect(status?.getAttribute('aria-live')).toBe('polite');
    expect(document.querySelector('.toast')?.getAttribute('data-tone')).toBe('destructive');
  });

  it('announce hidden text too, and show only one symbol at the start', async () => {
    render(<ToastHost />);
    const text = ['+20 points!', { heard: '2x = 14. Divide by 2:' }, 'x = 7.'];
    act(() => showToast({ title: '❌ Not quite right', text, tone: 'destructive' }));
    await settle();
    await pass(50);
    const [shown, unseen] = ['.toast', '.toast .sr-only'].map((part) => document.querySelector(part));
    expect([shown?.querySelector('.toast-text')?.textContent, unseen?.textContent]).toEqual([
      '+20 points!  2x = 14. Divide by 2: x = 7.',
      ' 2x = 14. Divide by 2:',
    ]);
    const said = screen.getAllByRole('status').filter((element) => element.textContent?.includes('Divide by 2:'));
    expect(said).toHaveLength(1);
    expect(shown?.querySelector('.icon.text-wrong')).toBeNull();
  });

  it('move the focus to the page if the previously focused element is gone', async () => {
    openGame();
    act(() => showToast({ title: 'Saved', durationMs: 1500 }));
    await settle();
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    act(() => document.querySelector<HTMLElement>('.toast')?.focus());
    next.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('can be closed with a button', async () => {
    render(<ToastHost />);
    act(() => showToast({ title: 'Saved', durationMs: 60_000 }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(250);
    expect(titles()).toEqual([]);
  });
});

// Key presses use real time.
describe('The focus in toasts', () => {
  afterEach(() => act(() => clearToasts()));

  it('returns when a toast is removed because its subject is over, unless another element has it', async () => {
    openGame();
    act(() => showToast({ title: 'Right', about: 'answer' }));
    act(() => showToast({ title: 'Saved' }));
    await settle();
    const next = screen.getByRole('button', { name: 'Next' });
    const [answer, saved] = document.querySelectorAll<HTMLElement>('.toast');
    act(() => next.focus());
    // Radix has a focus stop before its list, which passes the focus on.
    await person.tab();
    expect(document.activeElement).toBe(saved);
    act(() => clearToastsAbout('answer'));
    expect(answer?.isConnected).toBe(false);
    expect(document.activeElement).toBe(saved);
    act(() => clearToasts());
    expect(document.activeElement).toBe(next);
  });

  it('returns when the toasts are closed, whichever part of them had it', async () => {
    openGame();
    const next = screen.getByRole('button', { name: 'Next' });
    for (const stops of [1, 2]) {
      act(() => showToast({ title: 'Saved', durationMs: 60_000 }));
      await settle();
      act(() => next.focus());
      for (let stop = 0; stop < stops; stop++) await person.tab();
      expect(document.activeElement?.closest('.toast')).not.toBeNull();
      await person.keyboard(stops === 1 ? '{Escape}' : '{Enter}');
      expect(document.activeElement).toBe(next);
      act(() => clearToasts());
    }
  });
});
