import type { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { dotsOf } from '../../machines/times-tables/dots';
import { panelLayout } from '../../src/games/times-tables/scene/layout';
import { fitScene } from '../../src/stage/scene';
import { upTo } from '../helpers/seeds';
import { nameOf } from './helpers/seen';
import { checkedWith, FRAME_PUZZLE, puzzleOf, somePuzzle, timesTablesScene } from './helpers/times-tables';

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
  courtyard.show({ puzzle: checkedWith(FRAME_PUZZLE, FRAME_GUESS), checks: 1 }, 1000);
  return courtyard;
}

/** The largest lift of any tile at these times, for a puzzle solved at 1000 ms. */
function lifts(reducedMotion: boolean) {
  const { show, tick, tiles } = timesTablesScene({ reducedMotion });
  show({}, 0);
  tick(900);
  show({ puzzle: checkedWith(FRAME_PUZZLE, RIGHT), checks: 1, isSolved: true }, 1000);
  return upTo(100).map((step) => {
    tick(1000 + 16 * step);
    return Math.max(...tiles().map((tile) => -(tile.children[0]?.y ?? 0)));
  });
}

/** The number of tiles that show their whole face some time after the deal. */
const facesAt = (nowMs: number, reducedMotion: boolean) => {
  const { show, tick, tiles } = timesTablesScene({ reducedMotion });
  show({}, 0);
  tick(nowMs);
  return tiles().filter((tile) => (tile.children[0]?.scale.x ?? 0) > 0.99).length;
};

/** A tile of the mock-up's puzzle that shows its dots. */
const opened = (tile: number, solution: Parameters<typeof dotsOf>[1] = null) => {
  const cell = FRAME_PUZZLE.cells[tile]!;
  return { tile, text: String(cell.value), dots: dotsOf(cell, solution) };
};

/** The size of the plate when a tile is pressed, and when it has grown. */
const sizes = (reducedMotion: boolean) => {
  const { show, tick, plate } = timesTablesScene({ reducedMotion });
  show({}, 0);
  show({ opened: opened(0) }, 1000);
  return [1000, 1200].map((nowMs) => {
    tick(nowMs);
    return plate.scale.x;
  });
};

describe('The tiles', () => {
  it('shows the products of the puzzle, but not its factors', () => {
    const { show, tick, tileTexts } = timesTablesScene();
    show({});
    tick(2000);
    expect(tileTexts()).toEqual(['42', '56', '21', '30', '40', '15', '54', '72', '27']);
  });

  it('deals sixteen for a larger puzzle, and nine again for a smaller one', () => {
    const { show, tick, tileTexts } = timesTablesScene();
    const large = somePuzzle(3);
    show({ puzzle: large }, 0);
    tick(2000);
    expect(tileTexts()).toEqual(large.cells.map(({ value }) => String(value)));
    show({}, 3000);
    tick(5000);
    expect(tileTexts()).toHaveLength(9);
  });

  it('turns them to the front one after the other, or together with reduced motion', () => {
    expect([facesAt(0, true), facesAt(600, false)]).toEqual([9, 9]);
    expect(facesAt(300, false)).toBeLessThan(9);
    expect(facesAt(300, false)).toBeGreaterThan(1);
  });

  it('shows the result of a check by colour and symbol, and leaves tiles plain without a result', () => {
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

  it('turns them over row by row, left to right, 40 ms apart, or all together with reduced motion', () => {
    const { tick, looks } = checkedAt1000();
    const shown = [1000, 1100, 1140, 1180, 1400].map((nowMs) => {
      tick(nowMs);
      return looks().filter((look) => look !== 'default').length;
    });
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(6);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(new Set(shown).size).toBeGreaterThan(3);
    const calm = checkedAt1000(true);
    expect(calm.looks().filter((look) => look !== 'default')).toHaveLength(6);
  });

  it("removes a tile's colour as soon as one of its factors changes", () => {
    const { show, tick, looks } = checkedAt1000();
    tick(3000);
    show({ puzzle: checkedWith(FRAME_PUZZLE, { row: [7, null, null], column: [6, 8, 2] }), checks: 1 }, 4000);
    expect(looks().slice(3, 6)).toEqual(['default', 'default', 'default']);
    expect(looks()[0]).toBe('correct + sign correct');
  });

  it('raises them in a wave when the puzzle is solved, but not with reduced motion', () => {
    const lively = lifts(false);
    expect(Math.max(...lively)).toBeGreaterThan(5);
    expect(lively.at(-1)).toBeCloseTo(0, 5);
    expect(lifts(true).every((lift) => Math.abs(lift) === 0)).toBe(true);
  });

  it('gives neighbouring tiles different mosaics', () => {
    const { show, tick, tiles } = timesTablesScene();
    show({ puzzle: somePuzzle(1) });
    tick(3000);
    const faces = tiles().map((tile) => nameOf(tile.children[0]?.children[0] ?? tile));
    const isOther = upTo(16).every(
      (position) =>
        (position % 4 === 3 || faces[position] !== faces[position + 1]) && faces[position] !== faces[position + 4],
    );
    expect(isOther).toBe(true);
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
    for (const value of upTo(81).map((index) => index + 1)) {
      const cell = { row: 0, column: 0, value, status: 'default' } as const;
      show({ opened: null });
      show({ opened: { tile: 0, text: String(value), dots: dotsOf(cell, null) } });
      const dots = sprites('dot');
      expect(dots).toHaveLength(value);
      const radius = (dots[0]?.width ?? 0) / 2;
      expect(dots.every(({ x, y }) => Math.abs(x) + radius < 105 && y - radius > -45 && y + radius < 105)).toBe(true);
    }
  });

  it('grows from its place, or appears at full size with reduced motion', () => {
    const [first = 0, full = 0] = sizes(false);
    expect(first).toBeLessThan(full * 0.6);
    expect(sizes(true)).toEqual([full, full]);
  });
});

/** Every visible property of the scene. */
const looksOf = (bodies: readonly Container[]) =>
  bodies.map((body) => [nameOf(body), body.visible, body.x, body.y, body.scale.x, body.scale.y]);

describe('The courtyard stops moving, so that it need not be redrawn,', () => {
  const solved = checkedWith(FRAME_PUZZLE, RIGHT);
  it.each([
    ['a puzzle is dealt', { puzzle: puzzleOf([1, 2, 3], [4, 5, 6]) }],
    ['the puzzle is checked', { puzzle: checkedWith(FRAME_PUZZLE, FRAME_GUESS), checks: 1 }],
    ['the puzzle is solved', { puzzle: solved, checks: 1, isSolved: true }],
    ['a tile is pressed', { opened: { tile: 4, text: '40', dots: { rows: 4, perRow: 10, rest: 0 } } }],
  ] as const)('some time after %s, but not immediately', (_, then) => {
    const { scene, show, tick, bodies } = timesTablesScene();
    show({}, 0);
    tick(0);
    expect(scene.isStill(4000)).toBe(true);
    show(then, 5000);
    tick(5000);
    expect(scene.isStill(5000)).toBe(false);
    let nowMs = 5000;
    while (!scene.isStill(nowMs)) tick((nowMs += 16));
    expect(nowMs).toBeLessThan(6600);
    const still = looksOf(bodies());
    for (const laterMs of [16, 500, 5000]) {
      tick(nowMs + laterMs);
      expect(looksOf(bodies())).toEqual(still);
    }
  });

  it('while the seconds run, because showing the same view again moves nothing', () => {
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

describe('The scene', () => {
  it('keeps its layout on a stage that is resized', () => {
    const { scene, show, tick, tiles } = timesTablesScene();
    show({}, 0);
    for (const [widthPx, heightPx] of [
      [360, 340],
      [740, 308],
      [1440, 620],
    ] as const) {
      const { view } = fitScene(widthPx, heightPx);
      scene.layout(view);
      tick(5000);
      const { panel } = panelLayout(view, 3);
      const isInside = ({ x, y }: Container) =>
        x > panel.x && x < panel.x + panel.width && y > panel.y && y < panel.y + panel.height;
      expect(tiles().filter(isInside)).toHaveLength(9);
    }
  });

  it('reuses its sprites: a hundred puzzles need no more than the first', () => {
    const { show, tick, bodies } = timesTablesScene();
    show({ opened: { tile: 0, text: '81', dots: { rows: 8, perRow: 10, rest: 1 } } });
    const before = bodies().length;
    for (const seed of upTo(100)) {
      const puzzle = somePuzzle(seed, seed % 2 === 0 ? 3 : 4);
      show({ puzzle }, seed * 1000);
      show({ puzzle, opened: { tile: 1, text: '40', dots: dotsOf(puzzle.cells[1]!, null) } }, seed * 1000 + 500);
      tick(seed * 1000 + 900);
    }
    expect(bodies()).toHaveLength(before);
  });
});
