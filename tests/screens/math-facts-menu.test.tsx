// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/math-facts/screen/Menu';
import { Result } from '../../src/games/math-facts/screen/Result';
import { raceGame } from '../machines/math-facts/helpers/game';

const person = userEvent.setup();
const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);
const sameTables = () => screen.queryByText('The tables are the same at each difficulty.');
const optionsOf = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

describe('The menu', () => {
  it('chooses mode, difficulty and time, and shows the bests of just these', async () => {
    const game = raceGame({
      startsAtOnce: false,
      mode: 'addition',
      bests: { 'mixed.hard.none': { score: 1230, streak: 9 }, 'addition.easy.normal': { score: 40, streak: 2 } },
    });
    render(<Menu actor={game.game} onStart={() => {}} />);
    expect(figures('best', 'best-streak')).toEqual(['40', '2']);
    await person.click(screen.getByRole('radio', { name: 'Mixed' }));
    await person.click(screen.getByRole('radio', { name: 'Hard' }));
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(game.context().settings).toEqual({ mode: 'mixed', difficulty: 'hard', time: 'none' });
    expect(figures('best', 'best-streak')).toEqual(['1,230', '9']);
  });

  it('offers the five modes and the three difficulties', () => {
    render(<Menu actor={raceGame({ startsAtOnce: false }).game} onStart={() => {}} />);
    expect(optionsOf('Game mode')).toEqual(['addition', 'subtraction', 'multiplication', 'division', 'mixed']);
    expect(optionsOf('Difficulty')).toEqual(['easy', 'medium', 'hard']);
  });

  it('says where the difficulty changes nothing', async () => {
    render(<Menu actor={raceGame({ startsAtOnce: false, mode: 'addition' }).game} onStart={() => {}} />);
    expect(sameTables()).toBeNull();
    for (const mode of ['Multiplication', 'Division']) {
      await person.click(screen.getByRole('radio', { name: mode }));
      expect(sameTables()).not.toBeNull();
    }
    await person.click(screen.getByRole('radio', { name: 'Mixed' }));
    expect(sameTables()).toBeNull();
  });

  it.each([
    ['normal', 'You have 60 seconds.'],
    ['longer', 'You have 120 seconds.'],
    ['none', 'Race for as long as you like.'],
  ] as const)('says how to play, with time %s', (time, line) => {
    render(<Menu actor={raceGame({ startsAtOnce: false, time }).game} onStart={() => {}} />);
    expect(screen.getByRole('region', { name: 'How to Play' }).textContent).toContain(line);
  });

  it('starts by its button', async () => {
    const onStart = vi.fn<() => void>();
    render(<Menu actor={raceGame({ startsAtOnce: false }).game} onStart={onStart} />);
    await person.click(screen.getByRole('button', { name: 'Start Race' }));
    expect(onStart).toHaveBeenCalledOnce();
  });
});

/** The result of four right answers and two wrong ones, the second of them in the 11 times table. */
function over(options: Parameters<typeof raceGame>[0] = {}) {
  const game = raceGame({ seed: 3, ...options });
  game.solve();
  game.fail();
  game.solveMany(3);
  game.fail();
  game.send({ type: 'END_ROUND' });
  const onAgain = vi.fn<() => void>();
  render(<Result actor={game.game} onAgain={onAgain} />);
  return { game, onAgain };
}

describe('The result', () => {
  it('shows score, accuracy, how many were answered, the best streak, and what was raced', () => {
    over();
    const heading = screen.getByRole('heading', { name: /Race Complete!$/ });
    expect([heading.textContent, document.activeElement]).toEqual(['🏆 Race Complete!', heading]);
    // 10, then 10 + 12 + 14; 4 of 6 are 66.7 %.
    expect(figures('score', 'accuracy', 'progress', 'best-streak')).toEqual(['46', '67%', '6', '3']);
    expect(screen.getByText('Multiplication: Easy')).toBeDefined();
    expect(screen.getByText('3 right in a row!')).toBeDefined();
    expect(screen.getByText('New high score!')).toBeDefined();
  });

  it('lists every question in order, with the answer given and the right one', () => {
    const { game } = over();
    const list = screen.getByRole('list', { name: 'All your answers' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent?.trim());
    const { history } = game.round();
    expect(lines).toHaveLength(6);
    expect(lines.slice(0, 3)).toEqual([
      'Right: 12 × 10 = 120',
      'Not right: 11 × 11 = 121 You said 122. 11 × 10 = 110. Then 11 × 1 = 11. Then 110 + 11 = 121.',
      'Right: 3 × 12 = 36',
    ]);
    expect(lines.map((line) => line?.startsWith('Not right'))).toEqual(history.map(({ isCorrect }) => !isCorrect));
  });

  it('says what to practise next, by the mistakes', () => {
    const { game } = over();
    const missed = game.round().history.filter(({ isCorrect }) => !isCorrect);
    const lastMissed = missed.at(-1)?.question;
    expect(
      screen.getByText(`The ${lastMissed?.first} times table, like ${lastMissed?.first} × ${lastMissed?.second}.`),
    ).toBeDefined();
  });

  it('has no list where nothing was answered', () => {
    const game = raceGame();
    game.send({ type: 'END_ROUND' });
    render(<Result actor={game.game} onAgain={() => {}} />);
    expect(screen.queryByRole('list', { name: 'All your answers' })).toBeNull();
    expect([screen.getByText('Start with one question.'), screen.getByText('Good effort!')]).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Race over' })).toBeDefined();
    expect(screen.queryByText(/🏆|Complete/)).toBeNull();
    expect(figures('score', 'accuracy', 'progress')).toEqual(['0', '0%', '0']);
  });

  it('shows the best so far where it was not beaten', () => {
    over({ bests: { 'multiplication.easy.normal': { score: 999, streak: 3 } } });
    expect(figures('best')).toEqual(['999']);
    expect(screen.queryByText('New high score!')).toBeNull();
  });

  it('leads to another race and to the menu', async () => {
    const { game, onAgain } = over();
    await person.click(screen.getByRole('button', { name: /Race Again$/ }));
    expect(onAgain).toHaveBeenCalledOnce();
    await act(() => person.click(screen.getByRole('button', { name: 'Main Menu' })));
    expect(game.state()).toBe('menu');
  });
});
