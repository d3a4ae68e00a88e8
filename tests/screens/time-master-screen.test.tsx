// @vitest-environment jsdom
/* The whole page of Time Master: what is heard and thrown, and which keys are whose. */
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timeMasterMachine } from '../../machines/time-master/machine';
import { questionAt } from '../../machines/time-master/questions';
import { play } from '../../src/device/sound';
import { game as manifest } from '../../src/games/time-master/game';
import TimeMasterScreen from '../../src/games/time-master/Screen';
import { throwConfetti } from '../../src/play/confetti';
import { useGame } from '../../src/play/useGame';
import { upTo } from '../helpers/seeds';
import { timeGame } from '../machines/time-master/helpers/game';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/useGame', { spy: true });

beforeEach(() => {
  for (const mock of [play, throwConfetti, useGame]) vi.mocked(mock).mockReset();
});

const person = userEvent.setup();
const thrown = () => vi.mocked(throwConfetti).mock.calls.map(([{ particles }]) => particles);
const sounds = () => vi.mocked(play).mock.calls.map(([name]) => name);

/** The page with a game on a clock of the test's own. */
function openPage(options: Parameters<typeof timeGame>[0] = {}) {
  const game = timeGame(options);
  const running = { actor: game.game, clock: game.clock, reducedMotion: false, start: () => {}, reset: () => {} };
  vi.mocked(useGame).mockReturnValue(running as never);
  render(
    <MemoryRouter>
      <TimeMasterScreen />
    </MemoryRouter>,
  );
  return game;
}

describe('The page of Time Master', () => {
  it.each([
    [10, 100],
    [7, 100],
    [6, null],
    [0, null],
  ])('throws 30 pieces for each of %i right answers, and at the end %o', (right, atEnd) => {
    const game = openPage();
    for (const place of upTo(10)) {
      act(() => (place < right ? game.solve() : game.fail()));
      expect(thrown()).toHaveLength(Math.min(right, place + 1));
      act(() => game.goOn());
    }
    expect(game.state()).toBe('finished');
    expect(thrown()).toEqual([...upTo(right).map(() => 30), ...(atEnd === null ? [] : [atEnd])]);
  });

  it('lets the clockwork run after each answer, and the bell strike once at the end', () => {
    const game = openPage();
    act(() => game.many(4, game.solve));
    act(() => game.many(6, game.fail));
    const heard = (sound: string) => sounds().filter((name) => name === sound).length;
    expect([heard('clockwork'), heard('bell')]).toEqual([10, 1]);
    expect(sounds().at(-1)).toBe('bell');
  });

  it('is paused by P outside of the field, and types nothing then', async () => {
    const seed = upTo(2000).find((one) => questionAt(one, { difficulty: 'hard' }, 0).asked.type === 'elapsedTime');
    openPage({ seed: seed ?? -1, difficulty: 'hard' });
    screen.getByRole('button', { name: '1' }).focus();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
    await person.keyboard('p');
    expect(document.querySelector('main')?.dataset['state']).toBe('playing.asking.paused');
    expect([field.value, document.activeElement === field]).toEqual(['', false]);
  });

  it('types a letter of an answer into the field from anywhere in the game', async () => {
    const seed = upTo(2000).find((one) => questionAt(one, { difficulty: 'hard' }, 0).asked.type === 'dateArithmetic');
    openPage({ seed: seed ?? -1, difficulty: 'hard' });
    screen.getByRole('button', { name: 'Monday' }).focus();
    await person.keyboard('f');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your answer' }));
  });
});

describe('The game of an address that says nothing', () => {
  it('is easy, and waits in the menu', async () => {
    vi.mocked(useGame).mockRestore();
    const { result } = renderHook(() => useGame(timeMasterMachine, manifest));
    const { value, context } = result.current.actor.getSnapshot();
    expect([value, context.settings]).toEqual(['menu', { difficulty: 'easy', time: 'normal' }]);
  });
});
