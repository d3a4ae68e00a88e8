// @vitest-environment jsdom
/* A week of rounds on a child's device: what is left of it, a round of it, its end, and links that cannot be read. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseClassCode } from '../../machines/core/class-code';
import { getBoardRound, printWeek, type Week, type WeekLeg } from '../../machines/core/week-link';
import { addRound, addTime, findWeek, getLegPlay, NO_WEEKS, type WeekLog } from '../../machines/core/week-log';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { getToday } from '../../src/device/today';
import { weekLogStore } from '../../src/device/week-log';
import WeekPage from '../../src/pages/week/WeekPage';
import { WeekNext } from '../../src/play/modes/week/WeekNext';
import { readWeekTurn } from '../../src/play/modes/week/week-address';

const TODAY = getToday();
const MINUTE = 60_000;
const [first, second] = GAMES as readonly [Game, Game, ...Game[]];

const legOf = (game: string, length: WeekLeg['length'], more: Partial<WeekLeg> = {}): WeekLeg => ({
  game,
  settings: {},
  tables: null,
  seed: null,
  length,
  ...more,
});
const MINUTES = { unit: 'minutes', count: 10 } as const;
const ROUND = { unit: 'rounds', count: 1 } as const;
const week: Week = { order: 'any', legs: [legOf(first.id, MINUTES), legOf(second.id, ROUND, { seed: 7 })] };
const text = printWeek(week);
const played = (index: number, of = week, day = TODAY) => ({ text: printWeek(of), week: of, index, day });

const set = (log: WeekLog) => weekLogStore.update(() => log);

beforeEach(() => {
  set(NO_WEEKS);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

const open = (link: string) =>
  render(
    <MemoryRouter initialEntries={[`/week?week=${link}`]}>
      <WeekPage />
    </MemoryRouter>,
  );
const islands = () =>
  within(screen.getByRole('list', { name: 'The islands of your week' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const code = () =>
  screen.getByTestId('class-code').querySelector('[aria-hidden]')?.textContent?.replace(/\s/, '') ?? '';
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('The page of a week', () => {
  it('shows its islands, and one press starts the first one', () => {
    open(text);
    expect(islands()).toEqual([`${first.title}10 minutes`, `${second.title}1 round`]);
    expect(hrefOf(`Sail to ${first.title}`)).toBe(`${first.path}?week=${text}&leg=0&turn=1&start=1`);
    expect(findWeek(weekLogStore.read(), text)).not.toBeNull();
  });

  it('shows what is left, and gives everyone the same questions where the teacher wants that', () => {
    set(addTime(addTime(NO_WEEKS, played(0), 10 * MINUTE), played(0), 1));
    open(text);
    expect(islands()).toEqual([`${first.title}Done`, `${second.title}1 round`]);
    expect(hrefOf(`Sail on to ${second.title}`)).toBe(`${second.path}?seed=7&week=${text}&leg=1&turn=1&start=1`);
  });

  it('counts the minutes of an island that is not finished', () => {
    set(addTime(NO_WEEKS, played(0), 4.7 * MINUTE));
    open(text);
    expect(islands()[0]).toBe(`${first.title}4 of 10 minutes`);
  });

  it('ends with a code that the board of this week reads, and of no other', async () => {
    set(addRound(addTime(NO_WEEKS, played(0), 10 * MINUTE), played(1), 1));
    open(text);
    screen.getByRole('heading', { level: 1, name: 'You have been to every island!' });
    await screen.findByTestId('class-code');
    expect(parseClassCode(getBoardRound(text), code())).toMatchObject({ type: 'result', result: { right: 2, of: 2 } });
    expect(parseClassCode(getBoardRound(`${text}x`), code()).type).toBe('check');
    const before = code();
    const animals = within(screen.getByRole('radiogroup', { name: 'Your animal', hidden: true }));
    fireEvent.click(animals.getByRole('radio', { name: 'Owl', checked: false, hidden: true }));
    screen.getByText(/^Owl with the/);
    expect(code()).not.toBe(before);
  });

  it('has an island for each day, and the next one can wait until tomorrow', () => {
    const days: Week = { ...week, order: 'days' };
    set(addTime(NO_WEEKS, played(0, days), 10 * MINUTE));
    open(printWeek(days));
    expect(islands()).toEqual([`Day 1${first.title}Done`, `Day 2${second.title}1 round`]);
    screen.getByText('That is all for today. Come back tomorrow!');
    expect(hrefOf('Play the next one now')).toContain('leg=1');
  });

  it('offers the next day after one that was finished yesterday', () => {
    const days: Week = { ...week, order: 'days' };
    set(addTime(NO_WEEKS, played(0, days, TODAY - 1), 10 * MINUTE));
    open(printWeek(days));
    expect(hrefOf(`Sail on to ${second.title}`)).toContain('leg=1');
  });

  it('asks only the times tables that the teacher has chosen', () => {
    const tables: Week = {
      order: 'any',
      legs: [legOf(first.id, ROUND, { tables: { operation: '×', numbers: [3, 4] } })],
    };
    open(printWeek(tables));
    const facts = new URL(hrefOf(`Sail to ${first.title}`) ?? '', location.origin).searchParams
      .get('facts')
      ?.split(' ');
    expect(facts).toEqual(expect.arrayContaining(['3x3', '2x3', '3x12', '3x4', '4x12']));
    expect(facts).toHaveLength(21);
  });
});

describe('A link that cannot be read as a whole', () => {
  it('says that it is damaged, and offers the games that are named in it', () => {
    open(text.slice(0, -2));
    expect(screen.getByRole('alert').textContent).toContain('Part of this link is missing');
    expect(hrefOf(first.title)).toBe(first.path);
    expect(hrefOf('Look at all games')).toBe('/');
  });

  it('of a newer version says so, and offers the games that are named in it', () => {
    open(`2${text.slice(1)}`);
    expect(screen.getByRole('alert').textContent).toContain('newer version');
    expect(hrefOf(second.title)).toBe(second.path);
  });

  it('with a game that is gone leads to all others, and ends without it', () => {
    const old: Week = { ...week, legs: [legOf('old-game', ROUND), ...week.legs] };
    open(printWeek(old));
    screen.getByText(/^One island of this week is not/);
    expect(islands()).toHaveLength(2);
    expect(hrefOf(`Sail to ${first.title}`)).toContain('leg=1');
  });

  it('with games that are all gone says so', () => {
    open(printWeek({ ...week, legs: [legOf('old-game', ROUND)] }));
    expect(screen.getByRole('alert').textContent).toContain('no longer has the games');
  });

  it('does not hide the weeks that the child has opened before', () => {
    set(addRound(NO_WEEKS, played(1), 1));
    open('');
    expect(hrefOf(`${first.title}, ${second.title}`)).toBe(`/week?week=${text}`);
  });
});

const resultOf = (index: number, turn: number) => (
  <MemoryRouter>
    <WeekNext turn={{ text, week, index, turn }} />
  </MemoryRouter>
);

describe('The result of a round in a week', () => {
  it('leads back to the week when its island is done, and the round counts once', () => {
    render(resultOf(1, 1)).rerender(resultOf(1, 1));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to the week']);
    expect(getLegPlay(findWeek(weekLogStore.read(), text), 1).rounds).toBe(1);
  });

  it('leads to another round while there are minutes left', () => {
    set(addTime(NO_WEEKS, played(0), 8.5 * MINUTE));
    render(resultOf(0, 1));
    expect(hrefOf('Play on (2 minutes)')).toBe(`${first.path}?week=${text}&leg=0&turn=2&start=1`);
    expect(hrefOf('Back to the week')).toBe(`/week?week=${text}`);
  });
});

describe('The address of a round in a week', () => {
  const search = `?week=${text}&leg=1&turn=2`;

  it('says which turn on which island it is', () => {
    expect(readWeekTurn(second, search)).toEqual({ text, week, index: 1, turn: 2 });
  });

  it.each([
    ['of another game', first, search],
    ['with a turn that is no number', second, search.replace('turn=2', 'turn=x')],
    ['with a damaged week', second, search.replace(text, text.slice(1))],
    ['without a week', second, ''],
  ])('%s is treated as a normal round', (_, game, given) => {
    expect(readWeekTurn(game, given)).toBeNull();
  });
});
