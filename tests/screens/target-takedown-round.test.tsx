// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RoundFigures, RoundOverlay } from '../../src/games/target-takedown/screen/RoundView';
import { type Takedown, takedown } from '../machines/target-takedown/played';

vi.mock('../../src/device/sound');
// Its scenes are proven in tests/scenes; here is no picture.
vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));

/** The fair without a picture, where everything stands plainly in the page. */
function open(options: Parameters<typeof takedown>[0] = {}): Takedown {
  const game = takedown({ mode: 'chill', time: 'none', ...options });
  render(
    <main>
      <RoundFigures actor={game.game} />
      <RoundOverlay actor={game.game} />
    </main>,
  );
  return game;
}

const tiles = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
const tile = (id: number) => tiles()[id] ?? document.body;
const clear = () => screen.getByRole('button', { name: 'Clear' });
const figure = (name: string) => screen.queryByTestId(name)?.getAttribute('data-value') ?? null;
const valueOf = ({ round }: Takedown, id: number) => round().board.tiles[id]?.value ?? 0;
const said = () => document.body.textContent ?? '';

describe('A round of Target Takedown', () => {
  it('asks for the target in words, and has a button for each tile', () => {
    const game = open();
    const { board } = game.round();
    expect(screen.getByTestId('question').textContent).toBe(`Make ${board.target}`);
    expect(tiles().map(({ textContent }) => textContent)).toEqual(board.tiles.map(({ value }) => String(value)));
    expect([figure('target'), figure('sum')]).toEqual([String(board.target), '0']);
  });

  it('takes a tile by one press and puts it back by the next, and says what they come to', () => {
    const game = open();
    const [one = -1] = game.round().board.solution;
    fireEvent.click(tile(one));
    expect([tile(one).getAttribute('aria-pressed'), figure('sum')]).toEqual(['true', String(valueOf(game, one))]);
    fireEvent.click(tile(one));
    expect([tile(one).getAttribute('aria-pressed'), figure('sum')]).toEqual(['false', '0']);
  });

  it('puts all tiles back by Clear, which does nothing while none is taken', () => {
    const game = open();
    expect(clear().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(tile(game.round().board.solution[0] ?? -1));
    expect(clear().getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(clear());
    expect([game.round().chosen, figure('sum')]).toEqual([[], '0']);
  });

  it('hears no digit as a tile, since the tiles carry numbers of their own', () => {
    const game = open();
    tile(0).focus();
    fireEvent.keyDown(tile(0), { key: '2' });
    expect(game.round().chosen).toEqual([]);
  });

  it('closes the tiles while a hit is shown, and keeps the focus among them when the next board comes', () => {
    const game = open();
    const { solution } = game.round().board;
    for (const id of solution) {
      tile(id).focus();
      fireEvent.click(tile(id));
    }
    expect(tiles().every((one) => one.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(figure('streak')).toBe('1');
    act(() => game.advance(500));
    expect(tiles().every((one) => one.getAttribute('aria-disabled') === 'false')).toBe(true);
    expect(tiles()).toContain(document.activeElement);
  });

  it('says after too much what it came to, by how much, and one way to make the target; and waits for Next', () => {
    const game = open();
    act(() => game.fail());
    const { board, chosen } = game.round();
    const values = chosen.map((id) => valueOf(game, id));
    const sum = values.reduce((all, value) => all + value, 0);
    expect(said()).toContain(
      `${values.join(' + ')} = ${sum}. That is ${sum - board.target} more than ${board.target}.`,
    );
    const way = board.solution.map((id) => valueOf(game, id)).join(' + ');
    expect(said()).toContain(`One way: ${way} = ${board.target}`);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect([game.state(), screen.queryByRole('button', { name: 'Next' })]).toEqual(['choosing', null]);
    expect(tiles()).toContain(document.activeElement);
  });

  it('goes back after Next to the place that was pressed last, however many tiles the next board has', () => {
    const game = open();
    const [, last = -1] = game.round().board.solution;
    for (let round = 0; round < 5; round++) {
      fireEvent.click(tile(last));
      act(() => game.fail());
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(document.activeElement).toBe(tiles()[Math.min(last, tiles().length - 1)]);
    }
  });

  it('needs no Next with normal time', () => {
    const game = open({ time: 'normal' });
    act(() => game.fail());
    expect([said().includes('One way:'), screen.queryByRole('button', { name: 'Next' })]).toEqual([true, null]);
  });

  it('says when the time is up, and how much the tiles then chosen would have needed', () => {
    const game = open({ time: 'longer' });
    const [one = -1] = game.round().board.solution;
    fireEvent.click(tile(one));
    act(() => game.advance(10_001));
    const { target } = game.round().board;
    const had = valueOf(game, one);
    expect(said()).toContain(`Time is up. You had ${had}. ${target - had} more makes ${target}.`);
  });
});

describe('The figures of a round', () => {
  it.each([
    ['classic', 'normal', { lives: null, time: '60', 'question-time': '10' }],
    ['survival', 'normal', { lives: '3', time: null, 'question-time': '5' }],
    ['chill', 'longer', { lives: null, time: null, 'question-time': '10' }],
    ['survival', 'none', { lives: '3', time: null, 'question-time': null }],
    ['classic', 'none', { lives: null, time: null, 'question-time': null }],
  ] as const)('in %s with %s time are those that there are: %j', (mode, time, expected) => {
    open({ mode, time });
    const names = ['lives', 'time', 'question-time'] as const;
    expect(Object.fromEntries(names.map((name) => [name, figure(name)]))).toEqual(expected);
    expect([figure('score'), figure('streak'), figure('level')]).toEqual(['0', '0', '1']);
  });

  it('show the clocks as they run down, the last seconds as danger', () => {
    const game = open({ mode: 'classic', time: 'normal' });
    act(() => game.advance(7000));
    expect([screen.getByTestId('time').textContent, screen.getByTestId('question-time').textContent]).toEqual([
      '0:53',
      '3 s',
    ]);
    const tones = ['time', 'question-time'].map((name) =>
      screen.getByTestId(name).closest('.stat')?.getAttribute('data-tone'),
    );
    expect(tones).toEqual([null, 'danger']);
  });

  it('give the level a badge whose colour rises with it, beside its number', () => {
    const game = open();
    const seen = new Map<string, string>();
    for (let hits = 0; hits < 50; hits++) {
      act(() => {
        game.solve();
        game.advance(500);
      });
      const colour = document.querySelector('.level-badge')?.getAttribute('data-colour') ?? '';
      seen.set(figure('level') ?? '', colour);
    }
    expect([...seen]).toEqual([
      ...['1', '2', '3'].map((level) => [level, 'green']),
      ...['4', '5', '6'].map((level) => [level, 'yellow']),
      ...['7', '8', '9'].map((level) => [level, 'orange']),
      ...['10', '11'].map((level) => [level, 'red']),
    ]);
  });
});
