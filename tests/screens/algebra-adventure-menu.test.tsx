// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/algebra-adventure/screen/Menu';
import { Result } from '../../src/games/algebra-adventure/screen/Result';
import { algebraGame } from '../machines/algebra-adventure/helpers/game';

const person = userEvent.setup();
const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);

describe('The menu', () => {
  it('chooses mode, difficulty and time, and shows the bests of just these', async () => {
    const game = algebraGame({
      startsAtOnce: false,
      bests: { 'balance.hard.none': { score: 1230, streak: 9 }, 'findX.easy.normal': { score: 40, streak: 2 } },
    });
    render(<Menu actor={game.game} onStart={() => {}} />);
    expect(figures('best', 'best-streak')).toEqual(['40', '2']);
    await person.click(screen.getByRole('radio', { name: /^Balance/ }));
    await person.click(screen.getByRole('radio', { name: 'Hard' }));
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(game.context().settings).toEqual({ mode: 'balance', difficulty: 'hard', time: 'none' });
    expect(figures('best', 'best-streak')).toEqual(['1,230', '9']);
  });

  it.each([
    ['normal', 'You have 30 seconds for each.'],
    ['longer', 'You have 60 seconds for each.'],
    ['none', 'Take all the time you want.'],
  ] as const)('says how to play, with time %s', (time, line) => {
    render(<Menu actor={algebraGame({ startsAtOnce: false, time }).game} onStart={() => {}} />);
    expect(screen.getByRole('region', { name: 'How to Play' }).textContent).toContain(line);
  });

  it('starts by its button', async () => {
    const onStart = vi.fn<() => void>();
    render(<Menu actor={algebraGame({ startsAtOnce: false }).game} onStart={onStart} />);
    await person.click(screen.getByRole('button', { name: /Start Adventure!$/ }));
    expect(onStart).toHaveBeenCalledOnce();
  });
});

/** The result of six right answers and three wrong ones. */
function over(options: Parameters<typeof algebraGame>[0] = {}) {
  const game = algebraGame(options);
  game.solveMany(6);
  game.failMany(3);
  const onAgain = vi.fn<() => void>();
  render(<Result actor={game.game} onAgain={onAgain} />);
  return { game, onAgain };
}

describe('The result', () => {
  it('shows score, best streak, level and difficulty, what went well and what to practise', () => {
    const { game } = over({ difficulty: 'medium' });
    const heading = screen.getByRole('heading', { name: /Adventure Complete!$/ });
    expect([heading.textContent, document.activeElement]).toEqual(['🏆 Adventure Complete!', heading]);
    // (20 + 0 + 10) x 1 three times, (20 + 1 + 10) x 1.5 = 46.5, rounded up, three times
    expect(figures('score', 'best-streak', 'level', 'solved')).toEqual(['231', '6', '2', '6']);
    expect(screen.getByText('Find x: Medium')).toBeDefined();
    expect(screen.getByText('6 right in a row!')).toBeDefined();
    expect(screen.getByText('New high score!')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Look at these again' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(game.round().mistakes.length);
  });

  it('shows the best so far where it was not beaten', () => {
    over({ bests: { 'findX.easy.normal': { score: 999, streak: 3 } } });
    expect(figures('best')).toEqual(['999']);
    expect(screen.queryByText('New high score!')).toBeNull();
  });

  it('leads to another round and to the menu', async () => {
    const { game, onAgain } = over();
    await person.click(screen.getByRole('button', { name: /Play Again$/ }));
    expect(onAgain).toHaveBeenCalledOnce();
    await act(() => person.click(screen.getByRole('button', { name: 'Main Menu' })));
    expect(game.state()).toBe('menu');
  });
});
