// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { canInterrupt } from '../../src/device/offline/can-interrupt';
import { subscribeToPlaying } from '../../src/device/offline/subscribe-to-playing';

const show = (main: string): void => void (document.body.innerHTML = main);

it.each<readonly [string, string]>([
  ['a page without a game', '<main></main>'],
  ['a page that is loading', '<p>Loading</p>'],
  ['a menu or a result', '<main data-state="menu"></main>'],
])('A page can be interrupted if it is %s', (_, main) => {
  show(main);
  expect(canInterrupt()).toBe(true);
});

it('A round cannot be interrupted, whatever the name of its state', () => {
  show('<main data-round="running" data-state="idle"></main>');
  expect(canInterrupt()).toBe(false);
});

it('Listeners are notified when a round starts or ends, and when another page opens', async () => {
  show('<main></main>');
  const heard: boolean[] = [];
  const leave = subscribeToPlaying(() => heard.push(canInterrupt()));
  document.querySelector('main')?.setAttribute('data-round', 'running');
  await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
  show('<main></main>');
  await vi.waitFor(() => expect(heard.at(-1)).toBe(true));
  leave();
  const { length } = heard;
  show('<main data-round="running"></main>');
  await Promise.resolve();
  expect(heard).toHaveLength(length);
});
