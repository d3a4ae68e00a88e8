// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import TeachersPage from '../../src/pages/teachers/TeachersPage';

const open = () =>
  render(
    <MemoryRouter>
      <TeachersPage />
    </MemoryRouter>,
  );

const WAYS = ['One child', 'Two on one board', 'Class against the storm'] as const;
const findAddress = (way: string) =>
  screen.getByRole('link', { name: `Show on this board: ${way}` }).getAttribute('href');

describe('The page for teachers', () => {
  it.each(GAMES)('shows the ages and the curriculum of $id', ({ heading, path }) => {
    open();
    const game = within(screen.getByRole('region', { name: heading }));
    expect(game.getByRole('link', { name: heading }).getAttribute('href')).toBe(path);
    game.getByText(/^Ages \d+ to \d+\.$/);
    expect(game.getAllByText(/^England 2014, (?:Year \d|Key stage \d):$/).length).toBeGreaterThan(0);
  });

  it('has three ways to play on the board, each with a button that opens it in the chosen game', async () => {
    open();
    expect(
      within(screen.getByRole('region', { name: 'Play on this board' }))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(WAYS);
    await userEvent.selectOptions(screen.getByLabelText('The game on the board'), 'Math Warp');
    expect(WAYS.map(findAddress)).toEqual(['/math-warp', '/math-warp?players=2', '/math-warp?storm=on']);
  });

  // When a game starts to cover one of these topics, remove it from the list.
  it.each([
    ['to draw the hands of a clock, or Roman numerals', /draw the|roman numerals/i],
    ['for pounds and pence', /£|\bpence\b/i],
    ['to find several ways to pay', /different combinations/i],
    ['for solids, lines of symmetry or regular shapes', /3-D|symmetry|irregular/i],
    ['for fractions that stay within one whole', /within one whole/i],
    ['to multiply by 0, or three numbers', /multiplying by 0|together 3 numbers/i],
    ['for seconds or weeks', /to seconds|weeks to days/i],
    ['for all four operations with decimals', /integers, decimals/i],
  ])('does not claim that any game practises %s', (_, words) => {
    open();
    const claimed = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(claimed.length).toBeGreaterThan(GAMES.length);
    expect(claimed.filter((text) => words.test(text))).toEqual([]);
  });

  it('makes a link with the chosen settings and one seed for everyone, without defaults', async () => {
    open();
    const game = GAMES.find(({ isTimed, settings }) => isTimed && Object.keys(settings).includes('mode'))!;
    const card = within(screen.getByRole('region', { name: game.heading }));
    await userEvent.click(card.getByText('A link or QR code for the class'));
    const link = () => new URL(card.getByText(/^http/).textContent);
    expect(`${link().pathname}${link().search}`).toBe(game.path);
    await userEvent.selectOptions(card.getByLabelText('Mode'), game.settings['mode']![1]!);
    await userEvent.selectOptions(card.getByLabelText('Time'), 'none');
    expect(link().search).toBe(`?mode=${game.settings['mode']![1]}&time=none`);
    await userEvent.click(card.getByLabelText('The same questions for everyone'));
    expect(link().searchParams.get('seed')).toMatch(/^\d+$/);
    await userEvent.selectOptions(card.getByLabelText('Mode'), game.settings['mode']![0]);
    expect(link().searchParams.has('mode')).toBe(false);
  });
});
