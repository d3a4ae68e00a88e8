// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaceAtRest } from '../../src/play/PlaceAtRest';
import { ResultCard } from '../../src/play/ResultCard';
import { usePlayTime } from '../../src/play/rest';

const MINUTE_MS = 60_000;

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function Playing({ isRunning }: { readonly isRunning: boolean }) {
  usePlayTime(isRunning);
  return null;
}

/** Plays for so many minutes, which a pause does not count among. */
function playFor(minutes: number): void {
  const { rerender, unmount } = render(<Playing isRunning />);
  pass(minutes * MINUTE_MS);
  rerender(<Playing isRunning={false} />);
  pass(20 * MINUTE_MS);
  unmount();
}

function restOffer(): HTMLElement | null {
  const parts = { title: 'Over', praise: '', figure: null, wentWell: '', practiceNext: '', link: {}, buttons: null };
  render(<ResultCard {...parts} />, { wrapper: MemoryRouter });
  const offer = screen.queryByRole('link', { name: /^Rest now/ });
  cleanup();
  return offer;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A rest', () => {
  it('is offered on a result after ten minutes of play, once, and not for the time of a pause', () => {
    playFor(6);
    expect(restOffer()).toBeNull();
    playFor(5);
    expect(restOffer()?.getAttribute('href')).toBe('/');
    expect(restOffer()).toBeNull();
  });
});

describe('The place of a menu', () => {
  it('comes nearer over the stage for a moment when a round begins, and is gone then', () => {
    const { container, rerender } = render(<PlaceAtRest pictures={['place.svg']} title="A game" isLeft={false} />);
    const left = () => container.querySelector<HTMLElement>('.place-at-rest')?.dataset['left'];
    expect(left()).toBe('false');
    rerender(<PlaceAtRest pictures={['place.svg']} title="A game" isLeft />);
    expect([left(), container.textContent]).toEqual(['true', 'A game']);
    pass(400);
    expect(left()).toBeUndefined();
  });

  it('is not there where a page opens with a round', () => {
    const { container } = render(<PlaceAtRest pictures={['place.svg']} title="A game" isLeft />);
    expect(container.innerHTML).toBe('');
  });
});
