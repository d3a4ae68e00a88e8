import { describe, expect, it } from 'vitest';
import { boardAt } from '../../machines/target-takedown/board';
import { getDifficulty } from '../../machines/target-takedown/rules';
import { boardLayout, TILE } from '../../src/games/target-takedown/scene/layout';
import { outcomePosition } from '../../src/games/target-takedown/scene/outcome-position';
import type { Area } from '../../src/stage/area';
import { fitScene } from '../../src/stage/scene';
import { indicesUpTo } from '../helpers/seeds';

/** The stages in these windows, in CSS pixels: the window without its header. */
const STAGES: Readonly<Record<string, readonly [widthPx: number, heightPx: number]>> = {
  'a phone of 320 x 568': [320, 472],
  'a phone of 360 x 640': [360, 544],
  'a phone of 360 x 740': [360, 644],
  'a phone of 390 x 844': [390, 748],
  'a phone of 414 x 896': [414, 800],
  'a phone on its side, 640 x 360': [640, 308],
  'a phone on its side, 667 x 375': [667, 323],
  'a phone on its side, 740 x 360': [740, 308],
  'a phone on its side, 844 x 390': [844, 338],
  'a tablet of 768 x 1024': [768, 890],
  'a tablet of 820 x 1180': [820, 1046],
  'a tablet of 1024 x 768': [1024, 634],
  'a tablet of 1180 x 820': [1180, 748],
  'a laptop of 1280 x 720': [1280, 648],
  'a desktop of 1366 x 768': [1366, 696],
  'a desktop of 1440 x 900': [1440, 828],
  'a whiteboard of 1920 x 1080': [1920, 1008],
};
const COUNTS = indicesUpTo(64).map((index) => index + 9);

const isApart = (one: Area, other: Area, by = 0) =>
  one.x + one.width <= other.x + by ||
  other.x + other.width <= one.x + by ||
  one.y + one.height <= other.y + by ||
  other.y + other.height <= one.y + by;

/** Whether an area contains another one, within a small tolerance. */
const isAround = (one: Area, other: Area) =>
  one.x <= other.x + 0.01 &&
  one.y <= other.y + 0.01 &&
  one.x + one.width >= other.x + other.width - 0.01 &&
  one.y + one.height >= other.y + other.height - 0.01;

/** The number of areas that overlap another one by more than a small tolerance. */
const overlapping = (areas: readonly Area[]): number =>
  areas.flatMap((one, index) => areas.slice(index + 1).filter((other) => !isApart(one, other, 0.01))).length;

describe.each(Object.entries(STAGES))('Target Takedown on %s', (_, [widthPx, heightPx]) => {
  const { view } = fitScene(widthPx, heightPx);
  const layouts = COUNTS.map((count) => ({ count, ...boardLayout(view, count) }));

  it('has buttons of at least 48 px with up to 48 tiles, and 32 px with up to 72', () => {
    const small = layouts.flatMap(({ count, buttons }) => {
      const min = Math.min(...buttons.flatMap(({ width, height }) => [width, height])) * view.scale;
      return min + 1e-6 >= (count <= 48 ? 48 : 32) ? [] : [`${count} tiles: ${min} px`];
    });
    expect(small).toEqual([]);
  });

  it('gives each tile its own button, off the target board and inside the stage', () => {
    const wrong = layouts.flatMap(({ count, tiles, buttons, board }) => {
      const isInside = buttons.every(
        ({ x, y, width, height }) =>
          x >= view.left && x + width <= view.right && y + height <= view.bottom + 0.01 && y >= view.top,
      );
      const isFree = buttons.every((button) => isApart(button, board, 0.01));
      return tiles.length === count && overlapping(buttons) === 0 && isInside && isFree ? [] : [count];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the shape of tiles, puts them on shelves, and covers them with their buttons', () => {
    const wrong = layouts.flatMap(({ count, tiles, buttons, shelves, tileScale }) => {
      const onShelves = tiles.every(({ y, height }) => shelves.some((shelf) => Math.abs(shelf.y - y - height) < 0.01));
      const isTrue = tiles.every(
        ({ width, height }) => width === TILE.width * tileScale && height === TILE.height * tileScale,
      );
      const isUnder = tiles.every((tile, position) => isAround(buttons[position]!, tile));
      return onShelves && isTrue && isUnder ? [] : [count];
    });
    expect(wrong).toEqual([]);
  });

  it('shows the target at least 40 px high, and Clear at least 48 px', () => {
    // The digits of the target are 72 units high.
    expect(72 * view.scale).toBeGreaterThanOrEqual(40);
    const { clear } = layouts[0]!;
    expect(Math.min(clear.width, clear.height) * view.scale).toBeGreaterThanOrEqual(48);
  });

  it('keeps the disc, the bar and Clear apart on the board', () => {
    const wrong = layouts.flatMap(({ count, board, bar, clear, disc }) => {
      const isOnBoard = [bar, clear].every(
        ({ x, y, width, height }) =>
          x >= board.x &&
          y >= board.y - 0.01 &&
          x + width <= board.x + board.width &&
          y + height <= board.y + board.height + 0.01,
      );
      return isOnBoard && isApart(bar, clear) && bar.x > disc.x + 66 && bar.width >= 150 ? [] : [count];
    });
    expect(wrong).toEqual([]);
  });
});

/** A board with this many tiles. */
const withTiles = (count: number) => ({
  ...boardAt(1, 0, getDifficulty(0)),
  tiles: indicesUpTo(count).map((id) => ({ id, value: 1 })),
  solution: [1],
});

describe('The explanation after a miss', () => {
  const TALL = Object.entries(STAGES).filter(([, [, heightPx]]) => heightPx > 600);

  it.each(TALL)('does not cover the chosen tiles of a shelf: %s', (_, [widthPx, heightPx]) => {
    const { view } = fitScene(widthPx, heightPx);
    const { tiles } = boardLayout(view, 9);
    for (const chosenY of new Set(tiles.map(({ y }) => y))) {
      const chosen = tiles.flatMap(({ y }, id) => (y === chosenY ? [id] : []));
      const { y: middle, height } = outcomePosition(view, { board: withTiles(9), chosen });
      const isCovered = (id: number) => {
        const { y, height: high } = tiles[id] ?? { y: 0, height: 0 };
        return y < middle + height / 2 && y + high > middle - height / 2;
      };
      expect(chosen.filter(isCovered)).toEqual([]);
      expect([middle - height / 2 >= view.top, middle + height / 2 <= view.bottom]).toEqual([true, true]);
    }
  });

  it('is above the target board on wide stages, whichever tiles are chosen', () => {
    const { view } = fitScene(1280, 648);
    const { y, height, over } = outcomePosition(view, { board: withTiles(14), chosen: indicesUpTo(14) });
    expect([over, y + height / 2 <= boardLayout(view, 14).board.y]).toEqual(['awning', true]);
  });

  it('covers the shelf without a tile of the solution if no shelf has a chosen one', () => {
    const { view } = fitScene(360, 644);
    const { tiles } = boardLayout(view, 9);
    const top = Math.min(...tiles.map(({ y }) => y));
    const lowest = tiles.flatMap(({ y }, id) => (y === Math.max(...tiles.map((tile) => tile.y)) ? [id] : []));
    const { y } = outcomePosition(view, { board: { ...withTiles(9), solution: lowest }, chosen: [] });
    expect(y).toBeLessThan(top + (view.bottom - top) / 2);
  });
});
