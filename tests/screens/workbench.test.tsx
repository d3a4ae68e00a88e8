// @vitest-environment jsdom
/* The workbench for teachers: from the curriculum to a link, and from rounds to a week. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseWeek, printWeek, WEEK, type Week } from '../../machines/core/week-link';
import { GAMES } from '../../src/catalogue';
import { getTablesFacts } from '../../src/catalogue/tables-rounds';
import { STATEMENTS, YEARS } from '../../src/pages/teachers/statements';
import TeachersPage from '../../src/pages/teachers/TeachersPage';

const YEAR_3_TABLES = 'multiplication-tables-3-4-8';

beforeEach(() => {
  history.replaceState(null, '', '/teachers');
  Element.prototype.scrollIntoView = () => {};
});

const open = () =>
  render(
    <MemoryRouter>
      <TeachersPage />
    </MemoryRouter>,
  );
const plan = () => within(screen.getByRole('region', { name: 'What do you teach?' }));
const week = () => within(screen.getByRole('region', { name: 'A week of rounds' }));
const linkIn = (part: ReturnType<typeof plan>) => new URL(part.getByText(/^http/).textContent);
const weekLink = () => {
  const read = parseWeek(linkIn(week()).searchParams.get('week') ?? '');
  return read.type === 'week' ? read.week : null;
};

const named = (game: string | undefined) => GAMES.find(({ id }) => id === game)?.heading ?? '';

async function chooseTables() {
  open();
  await userEvent.click(plan().getByRole('radio', { name: 'Year 3' }));
  await userEvent.click(plan().getByRole('radio', { name: /3, 4 and 8 multiplication tables/ }));
}

describe('What a teacher teaches', () => {
  it('is a statement of a year, in the words of the curriculum', async () => {
    open();
    expect(
      plan()
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(YEARS);
    await userEvent.click(plan().getByRole('radio', { name: 'Year 5' }));
    for (const { text } of STATEMENTS.filter(({ year }) => year === 'Year 5'))
      plan().getByRole('radio', { name: text });
  });

  it('is practised by something, whatever is chosen', () => {
    expect(YEARS).toEqual(['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6', 'Key stage 3']);
    for (const { fits } of STATEMENTS) expect(fits.length).toBeGreaterThan(0);
    const offered = new Set(STATEMENTS.flatMap(({ fits }) => fits.map(({ game }) => game.id)));
    expect([...offered].toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  });

  it('leads to a link with exactly the times tables of the statement, in two presses', async () => {
    await chooseTables();
    const facts = linkIn(plan()).searchParams.get('facts')?.split(' ') ?? [];
    expect(facts).toEqual(getTablesFacts({ operation: '×', numbers: [3, 4, 8] }));
    expect(facts).not.toContain('5x7');
    plan().getByRole('button', { name: 'Show the code large' });
    const worksheet = plan().getByRole('link', { name: 'Worksheet' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(worksheet.split('?')[1]).get('skills')?.split(' ')).toEqual(facts);
  });

  it('can be one of several games, each with the part of the statement that it practises', async () => {
    await chooseTables();
    const statement = STATEMENTS.find(({ id }) => id === YEAR_3_TABLES);
    const at = statement!.fits.findIndex(({ tables }) => tables === null);
    const { game, settings } = statement!.fits[at]!;
    await userEvent.click(
      within(plan().getByRole('radiogroup', { name: 'Rounds that fit' })).getByRole('radio', { name: game.heading }),
    );
    const link = linkIn(plan());
    expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([game.path, settings]);
  });

  it('has the same questions for a whole class in games with countable questions', async () => {
    open();
    await userEvent.click(plan().getByRole('radio', { name: 'Year 1' }));
    await userEvent.click(plan().getByRole('radio', { name: /coins and notes/ }));
    const board = plan().getByRole('link', { name: 'For the class' }).getAttribute('href') ?? '';
    expect(board).toMatch(/^\/class\?game=[\w-]+&difficulty=easy&seed=\d+$/);
  });

  it('is still chosen after a reload', async () => {
    await chooseTables();
    const { search } = location;
    expect(new URLSearchParams(search).get('statement')).toBe(YEAR_3_TABLES);
    document.body.replaceChildren();
    open();
    expect(plan().getByRole('radio', { name: /3, 4 and 8/ })).toHaveProperty('checked', true);
  });
});

describe('A week', () => {
  it('of 3 × 10 minutes is made with one press', async () => {
    await chooseTables();
    await userEvent.click(plan().getByRole('button', { name: 'A week of 3 × 10 minutes' }));
    expect(weekLink()?.legs.map(({ length }) => length)).toEqual([1, 2, 3].map(() => ({ unit: 'minutes', count: 10 })));
    expect(new Set(weekLink()?.legs.map(({ game }) => game)).size).toBe(3);
    plan().getByText(/The week below has 3 × 10 minutes/);
  });

  it('is put together, put in order, shortened and given days, and the link always has it all', async () => {
    await chooseTables();
    await userEvent.click(plan().getByRole('button', { name: 'A week of 3 × 10 minutes' }));
    const [first, second, third] = weekLink()!.legs.map(({ game }) => game);
    await userEvent.click(week().getByRole('button', { name: `Later: ${named(first)}` }));
    await userEvent.click(week().getByRole('button', { name: `Remove: ${named(third)}` }));
    await userEvent.selectOptions(week().getByLabelText(`How long: ${named(second)}`), '2 rounds');
    await userEvent.click(week().getByRole('radio', { name: 'One a day' }));
    expect(weekLink()).toMatchObject({
      order: 'days',
      legs: [
        { game: second, length: { unit: 'rounds', count: 2 } },
        { game: first, length: { unit: 'minutes', count: 10 } },
      ],
    });
    const text = new URLSearchParams(location.search).get('week');
    expect(week().getByRole('link', { name: 'Board for the week' }).getAttribute('href')).toBe(`/class?week=${text}`);
    expect(week().getByRole('link', { name: 'Try the week' }).getAttribute('href')).toBe(`/week?week=${text}`);
  });

  it('in the address can be changed, even if one of its games is gone', async () => {
    const old: Week = {
      order: 'any',
      legs: [
        { game: 'old-game', settings: {}, tables: null, seed: 1, length: { unit: 'minutes', count: 25 } },
        { game: GAMES[0]!.id, settings: {}, tables: null, seed: null, length: { unit: 'rounds', count: 1 } },
      ],
    };
    history.replaceState(null, '', `/teachers?week=${printWeek(old)}`);
    open();
    expect(weekLink()).toEqual(old);
    await userEvent.click(week().getByRole('button', { name: 'Remove: old-game' }));
    expect(weekLink()?.legs).toHaveLength(1);
  });

  it('has room for ten rounds, and says so when it is full', async () => {
    await chooseTables();
    const add = plan().getByRole('button', { name: 'Add to the week' });
    for (let count = 0; count <= WEEK.maxLegs; count++) await userEvent.click(add);
    expect(weekLink()?.legs).toHaveLength(WEEK.maxLegs);
    plan().getByText(/The week is full/);
  });
});
