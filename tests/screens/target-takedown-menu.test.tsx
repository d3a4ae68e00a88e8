// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/target-takedown/screen/Menu';
import { Result } from '../../src/games/target-takedown/screen/Result';
import { takedown } from '../machines/target-takedown/played';

vi.mock('../../src/device/sound');

const person = userEvent.setup();
const figure = (name: string) => {
  const found = screen.queryByTestId(name);
  return found && [found.textContent, found.dataset['value']];
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** What the cards of the modes say beneath their names. */
const hints = () => [...document.querySelectorAll('.choice-hint')].map(({ textContent }) => textContent);

function openMenu(options: Parameters<typeof takedown>[0] = {}) {
  const game = takedown({ startsAtOnce: false, ...options });
  const onStart = vi.fn<() => void>();
  render(<Menu actor={game.game} onStart={onStart} />);
  return { game, onStart };
}

/** The end of a round of so many hits and misses. */
function openGameOver(options: Parameters<typeof takedown>[0], hits: number, misses = 0) {
  const game = takedown({ time: 'none', ...options });
  for (let hit = 0; hit < hits; hit++) {
    game.solve();
    game.advance(500);
  }
  for (let miss = 0; miss < misses; miss++) {
    game.fail();
    game.goOn();
  }
  game.send({ type: 'END_ROUND' });
  const onAgain = vi.fn<() => void>();
  const { container } = render(<Result actor={game.game} onAgain={onAgain} />);
  return { game, onAgain, said: () => container.textContent ?? '' };
}

describe('The menu of Target Takedown', () => {
  it('offers three modes, each with a line of what it is, and three times', async () => {
    const { game } = openMenu();
    for (const [name, mode] of [
      ['Survival', 'survival'],
      ['Chill', 'chill'],
      ['Classic', 'classic'],
    ] as const) {
      await person.click(radio(name));
      expect([game.context().settings.mode, radio(name).checked]).toEqual([mode, true]);
    }
    expect(hints()).toContain('60 seconds in all. 10 seconds for each target.');
    expect(hints()).toContain('3 lives. 5 seconds for each target.');
    expect(hints()).toContain('You cannot lose. 5 seconds for each target.');
  });

  it('says of each mode how much time it gives', async () => {
    openMenu();
    await person.click(radio('longer'));
    expect(hints()).toContain('120 seconds in all. 20 seconds for each target.');
    expect(hints()).toContain('3 lives. 10 seconds for each target.');
    await person.click(radio('none'));
    expect(hints()).toContain('No clock. Play as long as you like.');
    expect(hints()).toContain('You cannot lose. No clock.');
  });

  it('starts by a button with the words of the specification', async () => {
    const { onStart } = openMenu();
    const start = screen.getByRole('button', { name: /START GAME/ });
    expect(start.textContent).toBe('🚀 START GAME');
    await person.click(start);
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('shows the best of the kind of round that is chosen', async () => {
    openMenu({ bests: { 'classic.normal': { score: 1234, streak: 8 }, 'chill.normal': { score: 50, streak: 2 } } });
    expect([figure('best'), figure('best-streak')]).toEqual([
      ['1,234', '1234'],
      ['8', '8'],
    ]);
    await person.click(radio('Chill'));
    expect(figure('best')).toEqual(['50', '50']);
    await person.click(radio('none'));
    expect(figure('best')).toEqual(['0', '0']);
  });

  it('tells how to play', () => {
    openMenu();
    expect(screen.getByRole('heading', { name: 'How to Play' })).toBeDefined();
    expect(screen.getByText('Tap tiles that add up to it.')).toBeDefined();
  });
});

describe('The end of a round', () => {
  it.each([
    ['survival', 'normal', '💀 Game Over!'],
    ['classic', 'normal', "⏰ Time's Up!"],
    ['classic', 'longer', "⏰ Time's Up!"],
    // Nothing but the player ends these.
    ['classic', 'none', 'Well played!'],
    ['survival', 'none', 'Well played!'],
    ['chill', 'normal', 'Well played!'],
    ['chill', 'longer', 'Well played!'],
    ['chill', 'none', 'Well played!'],
  ] as const)('of %s with time %s is called "%s"', (mode, time, title) => {
    openGameOver({ mode, time }, 1);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  });

  it('shows the final score, the best streak and the level reached', () => {
    const { game, said } = openGameOver({ mode: 'chill' }, 6, 1);
    const score = game.round().score;
    expect([figure('score')?.[1], figure('best-streak'), figure('level')]).toEqual([
      String(score),
      ['6', '6'],
      ['2', '2'],
    ]);
    for (const label of ['Final Score', 'Best Streak', 'Level Reached']) expect(said()).toContain(label);
  });

  it('offers another round and the menu, in the words of the specification', async () => {
    const { game, onAgain } = openGameOver({ mode: 'classic' }, 1);
    const [again, menu] = [/Play Again/, /Main Menu/].map((name) => screen.getByRole('button', { name }));
    expect([again?.textContent, menu?.textContent]).toEqual(['🔄 Play Again', '🏠 Main Menu']);
    if (again) await person.click(again);
    expect(onAgain).toHaveBeenCalledOnce();
    if (menu) await person.click(menu);
    expect(game.state()).toBe('menu');
  });

  it('calls a score that beats the best a new one, and gives the best so far where none was beaten', () => {
    openGameOver({ mode: 'chill' }, 1);
    expect(screen.getByText('New high score!')).toBeDefined();
  });

  it('gives the best so far where it was not beaten', () => {
    openGameOver({ mode: 'chill', bests: { 'chill.none': { score: 5000, streak: 1 } } }, 1);
    expect(figure('best')).toEqual(['5,000', '5000']);
  });

  it.each([
    ['nothing', 0, 0, ['Good effort!', 'You were brave and tried.', 'Start with one target.']],
    ['one hit', 1, 0, ['Well done!', 'You hit a target.', 'Try for a longer streak.']],
    ['a streak', 4, 0, ['Great job!', '4 hits in a row!', 'Try for a longer streak.']],
    ['too much', 2, 1, ['Well done!', 'You hit 2 targets.', 'Add up in your head before you tap the last tile.']],
  ] as const)('after %s says what went well and what to practise', (_, hits, misses, sentences) => {
    const { said } = openGameOver({ mode: 'chill' }, hits, misses);
    for (const sentence of sentences) expect(said()).toContain(sentence);
  });

  it('looks at the last four misses again, each with a way to make its target', () => {
    const { game } = openGameOver({ mode: 'chill' }, 0, 6);
    const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
    const targets = game.round().misses.map(({ board }) => board.target);
    expect(shown.map((line) => Number(line.split(' = ')[1]))).toEqual(targets.slice(-4).toReversed());
  });
});
