// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/games/times-tables/screen/Board';
import { FactorFields } from '../../src/games/times-tables/screen/factor-fields';
import { Panel } from '../../src/games/times-tables/screen/Panel';
import { useTimesTablesEffects } from '../../src/games/times-tables/screen/useTimesTablesEffects';
import { throwConfetti } from '../../src/play/feedback/confetti';
import { leaveConfirmationStore } from '../../src/play/round/leave-round';
import { type TimesTables, timesTables } from '../machines/times-tables/helpers/game';
import { announcedTexts, playedSoundNames } from './helpers/page';

const person = userEvent.setup();

/** Opens the puzzle in the page, without a canvas. */
function open(options: Parameters<typeof timesTables>[0] = {}): TimesTables {
  const game = timesTables(options);
  const fields = new FactorFields(game.game);
  function Game() {
    useTimesTablesEffects(game.game, false);
    return (
      <main>
        <Board actor={game.game} fields={fields} />
        <Panel actor={game.game} clock={game.clock} fields={fields} />
      </main>
    );
  }
  render(<Game />);
  return game;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const column = (number: number) => field(`Column ${number} factor`);
const row = (number: number) => field(`Row ${number} factor`);
const tile = (name: RegExp) => screen.getByRole('button', { name });
const firstTile = () => tile(/, row 1, column 1/);
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const text = () => screen.getByRole('region', { name: 'Answer' }).textContent ?? '';
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

/** The puzzles that were announced. */
const puzzlesSaid = () => announcedTexts().filter((sentence) => sentence.startsWith('Rows 1 to 3'));

/** Types every factor into its field, with these in place of the hidden ones. */
async function typeAll(game: TimesTables, instead: Readonly<Record<string, string>> = {}) {
  const { rowFactors, colFactors } = game.context().puzzle;
  const all = [
    ...colFactors.map((factor, index) => [`Column ${index + 1} factor`, String(factor)] as const),
    ...rowFactors.map((factor, index) => [`Row ${index + 1} factor`, String(factor)] as const),
  ];
  for (const [name, factor] of all) {
    await person.click(field(name));
    await person.keyboard(instead[name] ?? factor);
  }
}

describe('A puzzle', () => {
  it('is described in words, with a field for each factor and a button for each product', () => {
    const game = open({ seed: 7 });
    const { cells } = game.context().puzzle;
    expect(screen.getByTestId('question').textContent).toMatch(/^Rows 1 to 3, columns 1 to 3\. Row 1: \d+, \d+, \d+\./);
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    for (const { value, row: at, column: beside } of cells)
      expect(tile(new RegExp(`^${value}, row ${at + 1}, column ${beside + 1}$`))).toBeDefined();
    expect(text()).toContain('Find the hidden numbers!');
  });

  it('has eight fields and sixteen tiles when it is larger', async () => {
    const game = open();
    await person.click(screen.getByRole('radio', { name: '4 × 4' }));
    expect(game.context().settings.size).toBe(4);
    expect(screen.getAllByRole('textbox')).toHaveLength(8);
    expect(screen.getAllByRole('button', { name: /, row \d, column \d$/ })).toHaveLength(16);
  });

  it('is announced once, and so is the next one', async () => {
    const game = open({ seed: 7 });
    await person.click(column(1));
    await person.keyboard('5');
    await press('Check Answers');
    expect(puzzlesSaid()).toHaveLength(1);
    await press('New Puzzle');
    expect([puzzlesSaid().length, game.clock.isPaused]).toEqual([1, true]);
    act(() => leaveConfirmationStore.read()?.onConfirm());
    expect([puzzlesSaid().length, game.state()]).toEqual([2, 'idle']);
  });

  it('can be replaced with one press by a new or larger one, only while no factor has been typed', async () => {
    const game = open({ seed: 7 });
    const { puzzle } = game.context();
    await press('New Puzzle');
    const another = game.context().puzzle;
    expect(another).not.toBe(puzzle);
    await person.click(column(1));
    await person.keyboard('5');
    await press('New Puzzle');
    await person.click(screen.getByRole('radio', { name: '4 × 4' }));
    expect([game.context().puzzle, game.context().factors.column[0], game.clock.isPaused]).toEqual([another, 5, true]);
  });
});

describe('A factor', () => {
  it('is typed into its field, and the first one starts the clock', async () => {
    const game = open();
    await person.click(column(2));
    await person.keyboard('7');
    expect([game.state(), game.context().factors.column[1], column(2).value]).toEqual(['playing', 7, '7']);
    await person.keyboard('5');
    expect([game.context().factors.column[1], column(2).value]).toEqual([75, '75']);
  });

  it('is replaced when the player returns to its field and types, and cleared by an empty field', async () => {
    const game = open();
    await person.click(row(1));
    await person.keyboard('7');
    await person.tab();
    row(1).focus();
    await person.keyboard('8');
    expect([game.context().factors.row[0], row(1).value]).toEqual([8, '8']);
    await person.keyboard('{Backspace}');
    expect([game.context().factors.row[0], row(1).value]).toEqual([null, '']);
  });

  it.each(['x', '-', '.'])('is not changed by "%s": a gentle message says what can be typed', async (typed) => {
    const game = open();
    await person.click(row(1));
    await person.keyboard(`7${typed}`);
    expect([game.context().factors.row[0], row(1).value]).toEqual([7, '7']);
    expect(text()).toContain('Please type a number from 1 to 99.');
    expect(announcedTexts()).toContain('Please type a number from 1 to 99.');
    await person.keyboard('5');
    expect([row(1).value, text().includes('Please type')]).toEqual(['75', false]);
  });

  it('is at most 99: a third digit is ignored', async () => {
    const game = open();
    await person.click(row(1));
    await person.keyboard('999');
    expect([game.context().factors.row[0], row(1).value]).toEqual([99, '99']);
    await person.clear(row(1));
    await person.keyboard('0');
    expect([game.context().factors.row[0], row(1).value]).toEqual([null, '']);
  });

  it('can have full-width digits, spaces and leading zeros, which stay while it is typed', () => {
    const game = open();
    for (const [typed, shown] of [
      ['０７', '０７'],
      [' 7', '7'],
      ['007', '007'],
    ] as const) {
      fireEvent.change(row(1), { target: { value: typed } });
      expect([game.context().factors.row[0], row(1).value]).toEqual([7, shown]);
      fireEvent.blur(row(1));
      expect(row(1).value).toBe('7');
      fireEvent.change(row(1), { target: { value: '' } });
    }
  });
});

describe('The number pad', () => {
  it('types into the current field, which is the first one initially, and moves on with its key', async () => {
    const game = open();
    await press('4');
    expect([column(1).value, document.activeElement]).toEqual(['4', column(1)]);
    await press('2');
    expect(column(1).value).toBe('42');
    await press('delete');
    expect(column(1).value).toBe('4');
    await press('next field');
    await press('3');
    await press('next field');
    await press('next field');
    await press('6');
    expect(game.context().factors).toEqual({ column: [4, 3, null], row: [6, null, null] });
  });

  it('replaces the content of a field the player returns to, and deletes it as a whole', async () => {
    const game = open();
    await person.click(row(2));
    await person.keyboard('12');
    row(1).focus();
    row(2).focus();
    await press('9');
    expect(game.context().factors.row[1]).toBe(9);
    row(1).focus();
    row(2).focus();
    await press('delete');
    expect(game.context().factors.row[1]).toBeNull();
  });

  it('ignores keys that would not make a factor', async () => {
    const game = open();
    await press('0');
    expect([game.state(), text().includes('from 1 to 99')]).toEqual(['idle', true]);
  });
});

describe('The keys', () => {
  it('move from field to field with the arrows, and among the tiles', async () => {
    open();
    column(1).focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(column(3));
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row(2));
    tile(/, row 1, column 1/).focus();
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(tile(/, row 2, column 2/));
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(row(2));
  });

  it('move to the next missing factor with Enter, and check when none is missing', async () => {
    const game = open({ seed: 5 });
    const { rowFactors, colFactors } = game.context().puzzle;
    column(1).focus();
    for (const factor of [...colFactors, ...rowFactors]) {
      expect(game.context().checks).toBe(0);
      await person.keyboard(`${factor}{Enter}`);
    }
    expect([game.state(), game.context().checks]).toEqual(['completed', 1]);
  });

  it('type digits into the current field from anywhere in the game', () => {
    open();
    row(2).focus();
    tile(/, row 1, column 1/).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '4' });
    expect(document.activeElement).toBe(row(2));
  });

  it('do not check repeatedly while Enter is held', async () => {
    const game = open({ seed: 5 });
    await typeAll(game, { 'Row 3 factor': '99' });
    fireEvent.keyDown(row(3), { key: 'Enter' });
    fireEvent.keyDown(row(3), { key: 'Enter', repeat: true });
    expect(game.context().checks).toBe(1);
  });
});

it('A field is described by the tiles that it belongs to', () => {
  const game = open({ seed: 5 });
  const { cells } = game.context().puzzle;
  const values = (side: 'row' | 'column', index: number) =>
    cells.filter((cell) => cell[side] === index).map(({ value }) => value);
  expect(descriptionOf(row(2))).toBe(`Its tiles: ${values('row', 1).join(', ')}.`);
  expect(descriptionOf(column(3))).toBe(`Its tiles: ${values('column', 2).join(', ')}.`);
});

describe('A check', () => {
  it('first says that all numbers are missing if nothing is typed, and then to keep trying', async () => {
    const game = open();
    await press('Check Answers');
    const sentences = '6 numbers are still missing. Keep trying! Check the colored cells for hints.';
    expect(text()).toContain(sentences);
    expect(announcedTexts()).toContain(sentences);
    expect([game.state(), playedSoundNames().includes('turnTile')]).toEqual(['idle', true]);
  });

  it('marks the tiles with symbols and words, and explains the symbols', async () => {
    const game = open({ seed: 5 });
    await typeAll(game, { 'Row 1 factor': '99', 'Row 2 factor': '{Backspace}' });
    await press('Check Answers');
    expect(
      screen.getAllByRole('button', { name: /, row 1, column \d, 99 times \d, your answer is too big$/ }),
    ).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /, row 2, column \d, blank times \d$/ })).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /, row 3, column \d, \d times \d, right$/ })).toHaveLength(3);
    expect(tile(/row 1, column 1/).textContent).toContain('▲');
    expect(tile(/row 3, column 1/).textContent).toContain('✓');
    expect(text()).toContain('Your answer is ▲ too big');
    expect(text()).not.toContain('too small');
    expect(text()).toContain('1 number is still missing.');
    await person.click(row(2));
    await person.keyboard('98');
    expect(text()).not.toContain('missing');
    row(1).focus();
    await person.keyboard('1');
    expect(text()).not.toContain('Your answer');
    expect(screen.getAllByRole('button', { name: /, row 1, column \d, 1 times \d$/ })).toHaveLength(3);
  });

  it('is celebrated with a sound when everything is right', async () => {
    const game = open({ seed: 5 });
    await typeAll(game);
    act(() => game.advance(61_000));
    await press('Check Answers');
    expect(game.state()).toBe('completed');
    expect(playedSoundNames()).toContain('solved');
    expect(vi.mocked(throwConfetti).mock.calls).toEqual([[{ particles: 90, over: 'result' }, false]]);
    expect(screen.queryByTestId('question')).toBeNull();
    expect(column(1).readOnly).toBe(true);
  });
});

describe('A tile', () => {
  it('shows its product as dots when pressed, announces them in tens, and hides them with the next press', async () => {
    open({ seed: 7 });
    const value = Number(firstTile().textContent);
    await person.click(firstTile());
    expect(firstTile().getAttribute('aria-pressed')).toBe('true');
    const shown = document.querySelector('.tables-dots')?.textContent ?? '';
    expect(shown.match(/●/g)).toHaveLength(value);
    expect([
      announcedTexts().some((sentence) => sentence.startsWith(`${value} dots`)),
      playedSoundNames().includes('array'),
    ]).toEqual([true, true]);
    await person.click(firstTile());
    expect([firstTile().getAttribute('aria-pressed'), document.querySelector('.tables-dots')]).toEqual(['false', null]);
  });

  it('announces its rows once the puzzle is solved', async () => {
    const game = open({ seed: 7 });
    act(() => game.solve());
    const { rowFactors, colFactors } = game.context().puzzle;
    await person.click(tile(/, row 2, column 3/));
    const [rows = 0, perRow = 0] = [rowFactors[1], colFactors[2]];
    expect(announcedTexts().at(-1)).toBe(`${rows} row${rows === 1 ? '' : 's'} of ${perRow} make ${rows * perRow}.`);
    expect(document.querySelector('.tables-dots b')?.textContent).toBe(`${rows} × ${perRow} = ${rows * perRow}`);
  });
});
