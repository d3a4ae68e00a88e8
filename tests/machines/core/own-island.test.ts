import { describe, expect, it } from 'vitest';
import {
  EMPTY_ISLAND,
  findArea,
  findFreeSpot,
  ISLAND,
  isThingOf,
  isThingWon,
  mergeIslands,
  type OwnIsland,
  withoutThing,
  withThing,
} from '../../../machines/core/own-island';

const ISLE: OwnIsland = [
  ['mill/1', 200, 700],
  ['mill/2', 500, 800],
];

describe('The own island', () => {
  it('adds a thing last, and moves it without changing the order', () => {
    expect(withThing(ISLE, 'shop/1', 300, 600)).toEqual([...ISLE, ['shop/1', 300, 600]]);
    expect(withThing(ISLE, 'mill/1', 300, 600)).toEqual([['mill/1', 300, 600], ISLE[1]]);
  });

  it('keeps every thing whole in the picture, at a whole number', () => {
    expect(withThing(EMPTY_ISLAND, 'mill/1', -40, 4000)).toEqual([['mill/1', ISLAND.minX, ISLAND.maxY]]);
    expect(withThing(EMPTY_ISLAND, 'mill/1', 1200.4, 333.3)).toEqual([['mill/1', ISLAND.maxX, 333]]);
  });

  it('puts a thing away, and does not change if the thing is not there', () => {
    expect(withoutThing(ISLE, 'mill/1')).toEqual([ISLE[1]]);
    expect(withoutThing(ISLE, 'shop/1')).toBe(ISLE);
  });

  it('gives one thing for each star of a game', () => {
    const voyage = { last: 'mill', stars: { mill: 2, shop: 0 } };
    const things = ['mill/1', 'mill/2', 'mill/3', 'shop/1', 'fair/1', 'constructor/1'];
    expect(things.filter((thing) => isThingWon(voyage, thing))).toEqual(['mill/1', 'mill/2']);
  });

  it('knows only the things of the games that there are', () => {
    const things = ['mill/1', 'mill/3', 'mill/4', 'mill/0', 'mill', 'fair/1'];
    expect(things.filter((thing) => isThingOf(['mill'], thing))).toEqual(['mill/1', 'mill/3']);
  });

  it('has everything from two devices after a merge, and leaves what is here where it is', () => {
    const other: OwnIsland = [
      ['mill/2', 900, 300],
      ['shop/1', 100, 400],
    ];
    expect(mergeIslands(ISLE, other)).toEqual([...ISLE, ['shop/1', 100, 400]]);
    expect(mergeIslands(ISLE, ISLE)).toEqual(ISLE);
  });

  it('finds a different spot for each thing', () => {
    const full = Array.from({ length: 12 }).reduce<OwnIsland>((island, _, index) => {
      const { x, y } = findFreeSpot(island);
      return withThing(island, `mill/${index}`, x, y);
    }, EMPTY_ISLAND);
    expect(new Set(full.map(([, x, y]) => `${x} ${y}`)).size).toBe(full.length);
  });

  it.each([
    [0, 0, 'topLeft'],
    [500, 500, 'middle'],
    [900, 500, 'right'],
    [500, 999, 'bottom'],
    [1000, 1000, 'bottomRight'],
  ])('says where %i, %i is', (x, y, area) => {
    expect(findArea(x, y)).toBe(area);
  });
});
