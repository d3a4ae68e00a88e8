// @vitest-environment jsdom
/* Three visits of a simulated child: the first, one after ten rounds, and one after a hundred. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import type { Store } from '../../src/device/device-store';
import { learningStore } from '../../src/device/learning';
import { passportStore } from '../../src/device/passport';
import { voyageStore } from '../../src/device/voyage';
import ProgressPage from '../../src/pages/progress/ProgressPage';
import { playRounds } from '../helpers/simulated-child';
import { openOwnMap } from './helpers/home';

const pageOf = (title: string) => within(screen.getByRole('heading', { name: title, level: 3 }).closest('li')!);

/** The stars of each island according to the passport, and the earned stamps. */
function readPassport() {
  render(<ProgressPage />, { wrapper: MemoryRouter });
  const stars = GAMES.map(({ title }) => pageOf(title).getByText(/of 3 stars/).textContent);
  const stamps = screen.getAllByRole('heading', { name: /, earned$/ }).map(({ textContent }) => textContent);
  cleanup();
  return { stars, stamps };
}

/** The stars of each island according to the map; null if it is undecorated. */
async function readMap() {
  const isle = await openOwnMap();
  const stars = GAMES.map(({ title, id }) =>
    isle(title).hasAttribute('aria-describedby') ? document.getElementById(`${id}-stars`)!.textContent : null,
  );
  cleanup();
  return stars;
}

/** The data that the next visit finds on the device. */
const storedIn = <Value,>({ key, format }: Store<Value>): Value | null =>
  format.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));

const countOf = (stars: readonly (string | null)[]): number =>
  stars.reduce((sum, text) => sum + Number(text?.[0] ?? 0), 0);

it('From visit to visit, the map and the passport agree, grow, and never lose anything that was stored', async () => {
  playRounds(0, 10);
  const [tenth, mapOfTenth] = [readPassport(), await readMap()];
  playRounds(10, 100);
  const [hundredth, mapOfHundredth] = [readPassport(), await readMap()];

  expect(mapOfTenth.filter((stars) => stars === null)).toHaveLength(GAMES.length - 10);
  for (const [{ stars }, map] of [
    [tenth, mapOfTenth],
    [hundredth, mapOfHundredth],
  ] as const)
    expect(map.map((onMap, index) => onMap ?? stars[index])).toEqual(stars);

  expect(mapOfHundredth).not.toContain(null);
  expect(tenth.stamps).toContain('First star, earned');
  expect(hundredth.stamps).toEqual(expect.arrayContaining(tenth.stamps));
  expect(hundredth.stamps.length).toBeGreaterThan(tenth.stamps.length);
  expect(hundredth.stars.every((stars, index) => countOf([stars]) >= countOf([tenth.stars[index] ?? null]))).toBe(true);
  expect(countOf(hundredth.stars)).toBeGreaterThan(countOf(tenth.stars));

  expect(storedIn(voyageStore)).toEqual(voyageStore.read());
  expect(storedIn(passportStore)).toEqual(passportStore.read());
  const skills = Object.keys(storedIn(learningStore)?.traces ?? {});
  expect(skills.toSorted()).toEqual(Object.keys(learningStore.read().traces).toSorted());
});
