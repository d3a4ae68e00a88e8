// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ISLAND, findFreeSpot, ISLAND, type OwnIsland } from '../../machines/core/own-island';
import { STARS } from '../../machines/core/stars';
import { NO_VOYAGE } from '../../machines/core/voyage';
import { GAMES } from '../../src/catalogue';
import { THINGS } from '../../src/catalogue/keepsakes';
import { ownIslandStore } from '../../src/device/own-island';
import { playSound } from '../../src/device/sound';
import { SOUND_SPRITES } from '../../src/device/sound-sprites';
import { voyageStore } from '../../src/device/voyage';
import IslandPage from '../../src/pages/island/IslandPage';
import { STAMP_IDS } from '../../src/progress/stamps';

vi.mock('../../src/device/sound', { spy: true });

const person = userEvent.setup();
const [FIRST, SECOND, THIRD] = THINGS;
if (FIRST === undefined || SECOND === undefined || THIRD === undefined) throw new Error('There are no things.');
const GAME = FIRST.game;

/** The stage is 1000 px wide and high, so that its px are the units of the island. */
const BOX = { x: 0, y: 0, left: 0, top: 0, width: 1000, height: 1000, right: 1000, bottom: 1000 };

beforeEach(() => {
  vi.mocked(playSound).mockClear();
  ownIslandStore.update(() => EMPTY_ISLAND);
  voyageStore.update(() => NO_VOYAGE);
});

function open(stars: number, island: OwnIsland = EMPTY_ISLAND) {
  voyageStore.update(() => ({ last: GAME.id, stars: { [GAME.id]: stars } }));
  ownIslandStore.update(() => island);
  render(<IslandPage />, { wrapper: MemoryRouter });
}

const onIsland = () => within(screen.getByRole('list', { name: 'On your island' }));
const placedThing = (name: string) => onIsland().getByRole('button', { name: new RegExp(`^${name}, `) });
const waitingThing = (name: string) => screen.getByRole('button', { name });
const stored = () => ownIslandStore.read();
const said = () => screen.getByRole('status').textContent;

/** Drags something that is 100 px wide and high, and lets go with the pointer at the middle of its foot. */
function drag(from: HTMLElement, [x, y]: readonly [x: number, y: number]): void {
  from.setPointerCapture = () => {};
  const pointer = { pointerId: 1, button: 0, bubbles: true };
  fireEvent.pointerDown(from, { ...pointer, clientX: 0, clientY: 0 });
  from.getBoundingClientRect = () => new DOMRect(x - 50, y - 100, 100, 100);
  fireEvent.pointerMove(from, { ...pointer, clientX: x, clientY: y });
  fireEvent.pointerUp(from, { ...pointer, clientX: x, clientY: y });
}

describe('The things', () => {
  it('are one for each star of every game, each with its own name', () => {
    expect(THINGS).toHaveLength(GAMES.length * STARS.max);
    expect(new Set(THINGS.map(({ name }) => name)).size).toBe(THINGS.length);
  });

  it('are on all stamps of the passport, each on one', () => {
    const stamps = THINGS.flatMap(({ stamp }) => stamp ?? []);
    expect(stamps.toSorted()).toEqual(STAMP_IDS.toSorted());
  });

  it('sound like their own game, or like every game', () => {
    const banks: Readonly<Record<string, object>> = SOUND_SPRITES;
    const foreign = THINGS.filter(
      ({ game, sound }) => !(sound in (banks[game.id] ?? {})) && !(sound in SOUND_SPRITES.shared),
    );
    expect(foreign.map(({ name }) => name)).toEqual([]);
  });
});

describe('My island', () => {
  it('says how to get the first thing, and offers the next thing of every game', () => {
    open(0);
    expect(document.title).toBe('My island | Numeria');
    expect(screen.getByText('Win a star on any island to get your first thing.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose an island' }).getAttribute('href')).toBe('/');
    const links = within(screen.getByRole('list', { name: 'More to win' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(GAMES.map(({ path }) => path));
    expect(onIsland().queryAllByRole('button')).toEqual([]);
  });

  it('gives a thing for each star', () => {
    open(2);
    expect(screen.getByText(`You have won 2 of ${THINGS.length} things.`)).toBeDefined();
    expect([FIRST, SECOND, THIRD].map(({ name }) => screen.queryByRole('button', { name }) !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('places a tapped thing where the island is tapped next, moves it with another tap, and stores both', async () => {
    open(1);
    await person.click(waitingThing(FIRST.name));
    const aim = screen.getByRole('button', { name: `Put the ${FIRST.name.toLowerCase()} here` });
    aim.getBoundingClientRect = () => ({ ...BOX, toJSON: () => BOX });
    fireEvent.click(aim, { detail: 1, clientX: 300, clientY: 700 });
    expect(stored()).toEqual([[FIRST.id, 300, 700]]);
    expect(screen.getByText('Everything you have won is on your island.')).toBeDefined();
    fireEvent.click(aim, { detail: 1, clientX: 900, clientY: 800 });
    expect(stored()).toEqual([[FIRST.id, 900, 800]]);
    expect(said()).toBe(`The ${FIRST.name.toLowerCase()} is at the bottom right now.`);
  });

  it('offers only a waiting thing to keys and screen readers where the island is tapped', async () => {
    open(1);
    await person.click(waitingThing(FIRST.name));
    const aim = screen.getByRole('button', { name: /^Put the / });
    aim.getBoundingClientRect = () => ({ ...BOX, toJSON: () => BOX });
    fireEvent.click(aim, { detail: 0 });
    expect(document.activeElement).toBe(placedThing(FIRST.name));
    expect(placedThing(FIRST.name).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Put the / })).toBeNull();
    await person.click(aim);
    expect(document.activeElement).toBe(placedThing(FIRST.name));
  });

  it('says where a thing really is, and says it again when it cannot go further', async () => {
    open(1, [[FIRST.id, 500, ISLAND.maxY - 10]]);
    placedThing(FIRST.name).focus();
    await person.keyboard('{ArrowDown}');
    const first = said();
    expect(first).toBe(`The ${FIRST.name.toLowerCase()} is in the middle at the bottom now.`);
    await person.keyboard('{ArrowDown}');
    expect(said()).not.toBe(first);
    expect(said()?.trim()).toBe(first);
  });

  it('can be arranged with keys alone', async () => {
    open(1);
    waitingThing(FIRST.name).focus();
    fireEvent.click(waitingThing(FIRST.name), { detail: 0 });
    const thing = placedThing(FIRST.name);
    expect(document.activeElement).toBe(thing);
    const { x, y } = findFreeSpot(EMPTY_ISLAND);
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(stored()).toEqual([[FIRST.id, x + 80, y - 40]]);
    await person.keyboard('{Delete}');
    expect(stored()).toEqual([]);
    expect(document.activeElement).toBe(waitingThing(FIRST.name));
    expect(said()).toBe(`The ${FIRST.name.toLowerCase()} is back with your things.`);
  });

  it('answers a poke with the sound of the thing, and offers buttons that move it and put it away', async () => {
    open(1, [[FIRST.id, 500, 500]]);
    await person.click(placedThing(FIRST.name));
    expect(vi.mocked(playSound).mock.calls).toEqual([[FIRST.sound]]);
    await person.click(screen.getByRole('button', { name: 'Move left' }));
    expect(stored()).toEqual([[FIRST.id, 460, 500]]);
    await person.click(screen.getByRole('button', { name: 'Put away' }));
    expect(stored()).toEqual([]);
  });

  it('places what is dragged onto it, and puts away what is dragged off it', () => {
    open(1);
    const stage = document.querySelector<HTMLElement>('.island-stage')!;
    const tray = document.querySelector<HTMLElement>('.thing-tray')!;
    stage.getBoundingClientRect = () => ({ ...BOX, toJSON: () => BOX });
    tray.getBoundingClientRect = () => ({ ...BOX, y: 1000, top: 1000, bottom: 2000, toJSON: () => BOX });
    drag(waitingThing(FIRST.name), [250, 650]);
    expect(stored()).toEqual([[FIRST.id, 250, 650]]);
    expect(document.activeElement).toBe(placedThing(FIRST.name));
    drag(placedThing(FIRST.name), [250, 1650]);
    expect(stored()).toEqual([]);
  });
});
