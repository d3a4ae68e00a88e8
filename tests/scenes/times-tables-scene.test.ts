import type { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { getDotGrid } from '../../machines/times-tables/dots';
import { indicesUpTo } from '../helpers/seeds';
import { checkWithFactors, createSeededPuzzle, FRAME_PUZZLE, timesTablesScene } from './helpers/times-tables';
import { getName } from './helpers/visible-bodies';

const RIGHT = { row: [7, 5, 9], column: [6, 8, 3] } as const;
/**
 * As in the design mock-up: the first two of the first row are right, the second row is too high, the last
 * column too low.
 */
const FRAME_GUESS = { row: [7, 6, null], column: [6, 8, 2] } as const;

/** A puzzle that was dealt long ago and is checked at 1000 ms. */
function checkedAt1000(reducedMotion = false) {
  const courtyard = timesTablesScene({ reducedMotion });
  courtyard.show({}, 0);
  courtyard.tick(900);
  courtyard.show({ puzzle: checkWithFactors(FRAME_PUZZLE, FRAME_GUESS), checks: 1 }, 1000);
  return courtyard;
}

/** A tile of the mock-up's puzzle that shows its dots. */
const opened = (tile: number, solution: Parameters<typeof getDotGrid>[1] = null) => {
  const cell = FRAME_PUZZLE.cells[tile]!;
  return { tile, text: String(cell.value), dots: getDotGrid(cell, solution) };
};

describe('The tiles', () => {
  it('show the products of the puzzle, but not its factors', () => {
    const { show, tick, tileTexts } = timesTablesScene();
    show({});
    tick(2000);
    expect(tileTexts()).toEqual(['42', '56', '21', '30', '40', '15', '54', '72', '27']);
  });

  it('are sixteen for a larger puzzle, and nine again for a smaller one', () => {
    const { show, tick, tileTexts } = timesTablesScene();
    const large = createSeededPuzzle(3);
    show({ puzzle: large }, 0);
    tick(2000);
    expect(tileTexts()).toEqual(large.cells.map(({ value }) => String(value)));
    show({}, 3000);
    tick(5000);
    expect(tileTexts()).toHaveLength(9);
  });

  it('show the result of a check by colour and symbol, and stay plain without a result', () => {
    const { tick, looks } = checkedAt1000();
    tick(3000);
    expect(looks()).toEqual([
      'correct + sign correct',
      'correct + sign correct',
      'hint-low + sign hint-low',
      'hint-high + sign hint-high',
      'hint-high + sign hint-high',
      'hint-low + sign hint-low',
      'default',
      'default',
      'default',
    ]);
  });

  it('lose their colour as soon as one of their factors changes', () => {
    const { show, tick, looks } = checkedAt1000();
    tick(3000);
    show({ puzzle: checkWithFactors(FRAME_PUZZLE, { row: [7, null, null], column: [6, 8, 2] }), checks: 1 }, 4000);
    expect(looks().slice(3, 6)).toEqual(['default', 'default', 'default']);
    expect(looks()[0]).toBe('correct + sign correct');
  });
});

describe('A pressed tile', () => {
  it('shows its product as dots, in rows of ten split into fives, with the product above them', () => {
    const { show, tick, sprites, plateTexts } = timesTablesScene();
    show({ opened: opened(0) });
    tick(1000);
    const dots = sprites('dot');
    expect([dots.length, plateTexts()]).toEqual([42, ['42']]);
    const rows = [...new Set(dots.map(({ y }) => y))];
    expect(rows.map((at) => dots.filter(({ y }) => y === at).length)).toEqual([10, 10, 10, 10, 2]);
    const xs = dots.slice(0, 10).map(({ x }) => x);
    const steps = xs.slice(1).map((x, index) => x - (xs[index] ?? 0));
    expect(steps[4]).toBeGreaterThan((steps[3] ?? 0) * 1.4);
  });

  it('shows rows and columns of its factors once the puzzle is solved', () => {
    const { show, tick, sprites } = timesTablesScene();
    show({ opened: opened(0, RIGHT), isSolved: true });
    tick(1000);
    const dots = sprites('dot');
    expect([new Set(dots.map(({ y }) => y)).size, new Set(dots.map(({ x }) => x)).size]).toEqual([7, 6]);
  });

  it('hides its dots when it is closed or another tile is pressed', () => {
    const { show, tick, sprites, plate } = timesTablesScene();
    show({ opened: opened(7) });
    show({ opened: opened(2) }, 100);
    tick(1000);
    expect(sprites('dot')).toHaveLength(21);
    show({}, 1100);
    expect([sprites('dot').length, plate.visible]).toEqual([0, false]);
  });

  it('fits the dots of any product on its plate', () => {
    const { show, sprites } = timesTablesScene();
    for (const value of indicesUpTo(81).map((index) => index + 1)) {
      const cell = { row: 0, column: 0, value, status: 'default' } as const;
      show({ opened: null });
      show({ opened: { tile: 0, text: String(value), dots: getDotGrid(cell, null) } });
      const dots = sprites('dot');
      expect(dots).toHaveLength(value);
      const radius = (dots[0]?.width ?? 0) / 2;
      expect(dots.every(({ x, y }) => Math.abs(x) + radius < 105 && y - radius > -45 && y + radius < 105)).toBe(true);
    }
  });
});

/** Every visible property of the scene. */
const looksOf = (bodies: readonly Container[]) =>
  bodies.map((body) => [getName(body), body.visible, body.x, body.y, body.scale.x, body.scale.y]);

describe('The scene while the seconds run', () => {
  it('stays still, because the same view is shown again', () => {
    const { scene, show, tick, bodies } = timesTablesScene();
    show({}, 0);
    tick(3000);
    const still = looksOf(bodies());
    for (const nowMs of [4000, 5000, 6000]) {
      show({}, nowMs);
      tick(nowMs);
      expect([scene.isStill(nowMs), looksOf(bodies())]).toEqual([true, still]);
    }
  });
});
