// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { settingsStore } from '../../src/device/settings';
import { useChoiceWhileScanning, useRememberedAnswerMode } from '../../src/games/arithmetic-hero/answer-mode';
import { readAnswerMode } from '../../src/games/arithmetic-hero/progress-stores';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';

const scan = (control: 'any' | 'switch') => act(() => settingsStore.update((settings) => ({ ...settings, control })));

afterEach(() => scan('any'));

it('Switching "One switch" on or off, in the menu or during a round, changes the answer mode of the next round', () => {
  const hero = heroGame({});
  const answers = () => hero.context().settings.answers;
  const page = renderHook(
    ({ isMenu }) => {
      useChoiceWhileScanning(hero.game, isMenu);
      useRememberedAnswerMode(hero.game);
    },
    { initialProps: { isMenu: true } },
  );
  scan('switch');
  expect(answers()).toBe('choice');
  page.rerender({ isMenu: false });
  scan('any');
  expect(answers()).toBe('choice');
  page.rerender({ isMenu: true });
  expect([answers(), readAnswerMode()]).toEqual(['type', 'type']);
});
