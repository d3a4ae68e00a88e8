// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/time-master/screen/Menu';
import { Result } from '../../src/games/time-master/screen/Result';
import { text } from '../../src/games/time-master/text';
import { timeGame } from '../machines/time-master/helpers/game';

const person = userEvent.setup();
const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);

describe('The menu', () => {
  it('chooses difficulty and time, and shows the bests of just these', async () => {
    const game = timeGame({
      startsAtOnce: false,
      bests: { 'hard.none': { score: 9, streak: 7 }, 'easy.normal': { score: 4, streak: 2 } },
    });
    render(<Menu actor={game.game} onStart={() => {}} />);
    expect(figures('best', 'best-streak')).toEqual(['4 of 10', '2']);
    await person.click(screen.getByRole('radio', { name: /^Hard/ }));
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(game.context().settings).toEqual({ difficulty: 'hard', time: 'none' });
    expect(figures('best', 'best-streak')).toEqual(['9 of 10', '7']);
  });

  it.each([
    ['normal', 'You have 60 seconds for each, and 3 minutes for all.'],
    ['longer', 'You have 120 seconds for each, and 6 minutes for all.'],
    ['none', 'Take all the time you want.'],
  ] as const)('says how long there is, with time %s', (time, line) => {
    render(<Menu actor={timeGame({ startsAtOnce: false, time }).game} onStart={() => {}} />);
    expect(screen.getByRole('region', { name: 'How to play' }).textContent).toContain(line);
  });

  it('starts by its button', async () => {
    const onStart = vi.fn<() => void>();
    render(<Menu actor={timeGame({ startsAtOnce: false }).game} onStart={onStart} />);
    await person.click(screen.getByRole('button', { name: 'Start' }));
    expect(onStart).toHaveBeenCalledOnce();
  });
});

function over(right: number, difficulty: 'easy' | 'hard' = 'easy') {
  const game = timeGame({ difficulty });
  game.many(right, game.solve);
  game.many(10 - right, game.fail);
  const onAgain = vi.fn<() => void>();
  render(<Result actor={game.game} onAgain={onAgain} />);
  return { game, onAgain };
}

describe('The result', () => {
  it.each([
    [10, 0],
    [9, 0],
    [8, 1],
    [7, 1],
    [6, 2],
    [5, 2],
    [4, 3],
    [0, 3],
  ] as const)('of %i right answers says the message of its tier', (right, tier) => {
    over(right);
    expect(screen.getByText(text.over.praise[tier])).toBeTruthy();
    expect(figures('score', 'accuracy', 'best-streak')).toEqual([String(right), `${10 * right}%`, String(right)]);
  });

  it('names the difficulty, and one thing to practise', () => {
    over(9, 'hard');
    expect(screen.getByText('Hard')).toBeTruthy();
    // The tenth question compares with a time on the 24-hour clock.
    expect(screen.getByText('From 1 PM on, add 12: 3 PM is 15:00.')).toBeTruthy();
  });

  it('leads to another round, and to the menu', async () => {
    const { game, onAgain } = over(3);
    await person.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(onAgain).toHaveBeenCalledOnce();
    await person.click(screen.getByRole('button', { name: 'Main Menu' }));
    expect(game.state()).toBe('menu');
  });
});
