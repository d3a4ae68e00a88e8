// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isNobodyPlaying } from '../../src/device/offline/playing';
import { subscribePlaying } from '../../src/device/offline/subscribe-playing';

const show = (main: string): void => void (document.body.innerHTML = main);

it.each<readonly [string, string]>([
  ['a page without a game', '<main></main>'],
  ['a page that is loading', '<p>Loading</p>'],
  ...['menu', 'idle', 'idle.paused', 'gameOver', 'gameover', 'finished', 'completed', 'done', 'other.customiser'].map(
    (state) => [`the state ${state}`, `<main data-state="${state}"></main>`] as const,
  ),
])('isNobodyPlaying is true in %s', (_, main) => {
  show(main);
  expect(isNobodyPlaying()).toBe(true);
});

it.each([
  'playing',
  'playing.asking',
  'playing.opening',
  'playing.paused',
  'racing.asking',
  'question',
  'answered.cutting',
  'unanswered',
])('isNobodyPlaying is false in the state %s', (state) => {
  show(`<main data-state="${state}"></main>`);
  expect(isNobodyPlaying()).toBe(false);
});

it('isNobodyPlaying notifies listeners when a round starts or ends, and when another page opens', async () => {
  show('<main data-state="menu"></main>');
  const heard: boolean[] = [];
  const leave = subscribePlaying(() => heard.push(isNobodyPlaying()));
  document.querySelector('main')?.setAttribute('data-state', 'playing');
  await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
  show('<main></main>');
  await vi.waitFor(() => expect(heard.at(-1)).toBe(true));
  leave();
  const { length } = heard;
  show('<main data-state="playing"></main>');
  await Promise.resolve();
  expect(heard).toHaveLength(length);
});
