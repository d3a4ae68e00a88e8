// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { MenuBackdrop } from '../../src/play/frame/MenuBackdrop';
import { ResultCard } from '../../src/play/result/ResultCard';
import { useFrames } from '../../src/stage/useFrames';

vi.unmock('../../src/stage/useFrames');

const MINUTE_MS = 60_000;

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function Playing({ clock, isRunning }: { readonly clock: GameClock; readonly isRunning: boolean }) {
  useFrames(clock, isRunning, () => 'resting');
  return null;
}

let sleptMs = 0;

/** Plays for this many minutes, not counting a pause and time with the lid closed. */
function playFor(minutes: number): void {
  const clock = new GameClock();
  const { rerender, unmount } = render(<Playing clock={clock} isRunning />);
  pass(minutes * MINUTE_MS);
  sleptMs += 30 * MINUTE_MS;
  pass(1000);
  rerender(<Playing clock={clock} isRunning={false} />);
  pass(20 * MINUTE_MS);
  unmount();
}

function breakOffer(): HTMLElement | null {
  const count = { number: 1, of: 2, unit: 'right' };
  const parts = {
    title: 'Over',
    praise: '',
    count,
    stars: null,
    wentWell: '',
    practiceNext: '',
    link: {},
    actions: null,
  };
  render(<ResultCard {...parts} />, { wrapper: MemoryRouter });
  const offer = screen.queryByRole('link', { name: /^Take a break/ });
  cleanup();
  return offer;
}

beforeEach(() => {
  vi.useFakeTimers();
  sleptMs = 0;
  const awakeMs = performance.now.bind(performance);
  const frame = requestAnimationFrame;
  vi.spyOn(performance, 'now').mockImplementation(() => awakeMs() + sleptMs);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frame(() => draw(performance.now())));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('A break', () => {
  it('is suggested once on a result after ten minutes of play, not counting pauses or a closed lid', () => {
    playFor(6);
    expect(breakOffer()).toBeNull();
    playFor(5);
    expect(breakOffer()?.getAttribute('href')).toBe('/');
    expect(breakOffer()).toBeNull();
  });
});

describe('The scene behind a menu', () => {
  it('zooms in over the stage for a moment when a round begins, and then disappears', () => {
    const { container, rerender } = render(
      <MenuBackdrop pictures={['place.svg']} title="A game" isMenu isLeft={false} />,
    );
    const left = () => container.querySelector<HTMLElement>('.place-at-rest')?.dataset['left'];
    expect(left()).toBe('false');
    rerender(<MenuBackdrop pictures={['place.svg']} title="A game" isMenu={false} isLeft />);
    expect([left(), container.textContent]).toEqual(['true', 'A game']);
    pass(400);
    expect(left()).toBeUndefined();
  });

  it('is not shown if a page opens with a round', () => {
    const { container } = render(<MenuBackdrop pictures={['place.svg']} title="A game" isMenu={false} isLeft />);
    expect(container.innerHTML).toBe('');
  });
});
