// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fractionSimplifyMachine } from '../../machines/fraction-simplify/machine';
import { game as manifest } from '../../src/games/fraction-simplify/game';
import { Menu } from '../../src/games/fraction-simplify/screen/Menu';
import { roundLink } from '../../src/play/round';
import { fractionGame } from '../machines/fraction-simplify/helpers/game';

vi.mock('../../src/device/sound');

const person = userEvent.setup();
const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);

describe('The menu', () => {
  it('chooses difficulty and time, and shows the bests of just these', async () => {
    const game = fractionGame({
      bests: { 'hard.none': { score: 9, streak: 7 }, 'easy.normal': { score: 4, streak: 2 } },
    });
    game.send({ type: 'BACK_TO_MENU' });
    render(<Menu actor={game.game} onStart={() => {}} />);
    expect(figures('best', 'best-streak')).toEqual(['4 of 10', '2']);
    await person.click(screen.getByRole('radio', { name: /Hard/ }));
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(game.context().settings).toEqual({ difficulty: 'hard', time: 'none' });
    expect(figures('best', 'best-streak')).toEqual(['9 of 10', '7']);
  });

  it.each([
    ['normal', 'You have 60 seconds for each, and 3:00 in all.'],
    ['longer', 'You have 120 seconds for each, and 6:00 in all.'],
    ['none', 'Take all the time you like.'],
  ] as const)('says how to play, with time %s', (time, line) => {
    const { game: actor } = fractionGame({ time });
    render(<Menu actor={actor} onStart={() => {}} />);
    expect(screen.getByRole('region', { name: 'How to Play' }).textContent).toContain(line);
  });

  it('starts by its button', async () => {
    const onStart = vi.fn<() => void>();
    render(<Menu actor={fractionGame().game} onStart={onStart} />);
    await person.click(screen.getByRole('button', { name: 'Start Game' }));
    expect(onStart).toHaveBeenCalledOnce();
  });
});

/** The game as a page begins with it at this address, by what the device keeps now. */
async function openPage(query = '') {
  history.replaceState(null, '', `/fraction-simplify${query}`);
  const { useGame } = await import('../../src/play/useGame');
  return renderHook(() => useGame(fractionSimplifyMachine, manifest)).result.current.actor;
}

const difficultyOf = (actor: Awaited<ReturnType<typeof openPage>>) => actor.getSnapshot().context.settings.difficulty;

describe('The difficulty', () => {
  const KEY = 'numeria.fraction-simplify.choice';
  const keep = (difficulty: string) => localStorage.setItem(KEY, JSON.stringify({ version: 1, data: { difficulty } }));

  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it('that was chosen last is kept on the device', async () => {
    const actor = await openPage();
    expect(difficultyOf(actor)).toBe('easy');
    act(() => actor.send({ type: 'CHOOSE', chosen: { difficulty: 'medium' } }));
    expect(localStorage.getItem(KEY)).toContain('"medium"');
    vi.resetModules();
    expect(difficultyOf(await openPage())).toBe('medium');
  });

  it('is that of a link, and a link is not kept', async () => {
    keep('hard');
    expect(difficultyOf(await openPage('?difficulty=medium'))).toBe('medium');
    expect(localStorage.getItem(KEY)).toContain('"hard"');
  });

  it('is easy where what is kept or asked for is none', async () => {
    keep('huge');
    expect(difficultyOf(await openPage('?difficulty=huge'))).toBe('easy');
  });

  it('is named by a link with time and seed', () => {
    const settings = { time: 'longer', difficulty: 'hard' };
    expect(roundLink(manifest, settings, 7)).toEqual({ difficulty: 'hard', time: 'longer', seed: 7 });
  });
});
