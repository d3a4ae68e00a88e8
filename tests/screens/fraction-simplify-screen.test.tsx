// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import FractionSimplifyScreen from '../../src/games/fraction-simplify/Screen';
import { throwConfetti } from '../../src/play/confetti';
import { useGame } from '../../src/play/useGame';
import { fractionGame } from '../machines/fraction-simplify/helpers/game';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/useGame');
vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));

/** The whole page of a round. */
function shownPage() {
  const game = fractionGame();
  const { game: actor, clock } = game;
  const running = { actor, clock, reducedMotion: false, start: () => {}, reset: () => {} };
  vi.mocked(useGame).mockReturnValue(running as never);
  render(
    <MemoryRouter>
      <FractionSimplifyScreen />
    </MemoryRouter>,
  );
  return game;
}

it.each([
  [6, []],
  [7, [[{ particles: 100 }, false]]],
])('confetti is thrown at the end alone, and only from 7 right answers on (%i)', (right, atEnd) => {
  vi.mocked(throwConfetti).mockClear();
  const game = shownPage();
  for (let number = 0; number < 9; number++) act(() => game.take(number < right ? 'right' : 'wrong'));
  expect(throwConfetti).not.toHaveBeenCalled();
  act(() => game.take('wrong'));
  expect(game.state()).toBe('finished');
  expect(vi.mocked(throwConfetti).mock.calls).toEqual(atEnd);
});
