// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { throwConfetti, useConfettiDrawings } from '../../src/play/feedback/confetti';

vi.unmock('../../src/play/feedback/confetti');

const fly = vi.hoisted(() => Object.assign(vi.fn<() => Promise<void>>(), { reset: () => {} }));
vi.mock('canvas-confetti', () => ({ create: () => fly }));

/** Resolves everything that a slow device waits for. */
let arrive = () => {};

const show = (form: 'play' | 'page', state: string, inner = '') => {
  document.body.innerHTML = `<main class="game game-${form}" data-state="${state}">${inner}</main>`;
};
const RESULT = '<div class="result"></div>';
const change = (form: 'play' | 'page', state: string) => {
  const main = document.querySelector('main');
  main?.setAttribute('class', `game game-${form}`);
  main?.setAttribute('data-state', state);
};

/** Lets some frames pass, and everything that waits for them. */
const frames = () => vi.advanceTimersByTimeAsync(200);

// Fake timers cannot wait for a file to load.
beforeAll(() => import('../../src/play/feedback/confetti-paper'));
beforeEach(() => {
  vi.useFakeTimers();
  fly.mockReset().mockResolvedValue();
  HTMLImageElement.prototype.decode = () =>
    new Promise((done) => {
      arrive = done;
    });
  HTMLCanvasElement.prototype.getContext = () => null;
  // A new list, so that its drawings have not been rendered yet.
  const own = [{ inner: '', area: [0, 0, 1, 1] }] as const;
  renderHook(() => useConfettiDrawings(own));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function throwOver(over: 'round' | 'result', isStillNow?: () => boolean): Promise<void> {
  throwConfetti({ particles: 10, over, ...(isStillNow && { isStillNow }) }, false);
  await frames();
}

it.each([
  ['round', 'play', 'playing.feedback'],
  ['result', 'page', 'finished'],
] as const)(
  'Confetti is thrown over a %s however long the library takes to load, while the same screen is shown',
  async (over, form, state) => {
    show(form, state, RESULT);
    await throwOver(over);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fly).not.toHaveBeenCalled();
    arrive();
    await frames();
    expect(fly).toHaveBeenCalled();
  },
);

it('Confetti for a result waits until the result is shown', async () => {
  show('play', 'playing.feedback');
  await throwOver('result');
  show('page', 'finished', RESULT);
  await frames();
  arrive();
  await frames();
  expect(fly).toHaveBeenCalledTimes(3);
});

it.each([
  ['round', 'its result', () => change('page', 'celebrated')],
  ['round', 'another page', () => show('play', 'playing.asking')],
  ['result', 'another round', () => change('play', 'celebrated')],
  ['result', 'the menu', () => change('page', 'idle')],
] as const)('Confetti is not thrown for a %s that has been replaced by %s', async (over, _, goOn) => {
  show(over === 'round' ? 'play' : 'page', 'celebrated', RESULT);
  await throwOver(over);
  goOn();
  arrive();
  await frames();
  expect(fly).not.toHaveBeenCalled();
});

it('Confetti for an answer is not thrown over the next question', async () => {
  show('play', 'playing.feedback');
  let isNow = true;
  await throwOver('round', () => isNow);
  isNow = false;
  arrive();
  await frames();
  expect(fly).not.toHaveBeenCalled();
});
