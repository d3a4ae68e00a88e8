/* Drawings of fractions are exact, for any number of parts. */
import { describe, expect, it } from 'vitest';
import { Bar } from '../../src/stage/fractions/bar';
import { Cake } from '../../src/stage/fractions/cake';
import { fractionDrawings } from '../../src/stage/fractions/drawings';
import { FractionText } from '../../src/stage/fractions/fraction-text';
import { createWhole, PIECE_LOOKS, splitIntoWholes } from '../../src/stage/fractions/pieces';
import { Tray } from '../../src/stage/fractions/tray';
import { getArea, getFaces, getSpan, SheetAtlas } from './helpers/fractions';
import { bytesPerTick, MAX_BYTES_PER_TICK } from './helpers/heap';
import { StubAtlas } from './helpers/stub-atlas';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const LOOKS_OF_TRAYS = { across: 'strawberry', down: 'lemon', both: 'mint' } as const;

describe('An amount in pieces', () => {
  it('has its parts in order from the first one, and the rest is empty', () => {
    expect(
      createWhole(6, [
        [3, 'strawberry'],
        [2, 'lemon'],
      ]).pieces,
    ).toEqual([
      { from: 0, count: 1, look: 'strawberry' },
      { from: 1, count: 1, look: 'strawberry' },
      { from: 2, count: 1, look: 'strawberry' },
      { from: 3, count: 1, look: 'lemon' },
      { from: 4, count: 1, look: 'lemon' },
      { from: 5, count: 1, look: 'empty' },
    ]);
  });

  it('is not cut into single parts if there are more than forty', () => {
    expect(createWhole(40, [[39, 'mint']]).pieces).toHaveLength(40);
    expect(createWhole(380, [[133, 'mint']])).toEqual({
      parts: 380,
      pieces: [
        { from: 0, count: 133, look: 'mint' },
        { from: 133, count: 247, look: 'empty' },
      ],
    });
  });

  it('continues in a second whole if it is above 1', () => {
    const counts = splitIntoWholes({ numerator: 7, denominator: 4 }, 'mint').map(
      ({ pieces }) => pieces.filter(({ look }) => look === 'mint').length,
    );
    expect(counts).toEqual([4, 3]);
    expect(splitIntoWholes({ numerator: 4, denominator: 4 }, 'mint')).toHaveLength(1);
    expect(splitIntoWholes({ numerator: 0, denominator: 4 }, 'mint')).toHaveLength(1);
  });
});

const made = () => {
  const atlas = new SheetAtlas();
  return { atlas, cake: new Cake(atlas) };
};

describe('A cake', () => {
  it('shows the exact fraction, for every number of parts up to 20, 40 and 380', () => {
    const { atlas, cake } = made();
    for (const parts of [...upTo(20), 40, 41, 380]) {
      for (const count of upTo(parts - 1)) {
        cake.show(createWhole(parts, [[count, 'lemon']]));
        const [there, empty] = [getArea(cake, atlas, 'cake lemon'), getArea(cake, atlas, 'cake empty')];
        // Pieces are polygons around the circle, which causes an error of at most 1/500.
        expect(Math.abs(there / (there + empty) - count / parts)).toBeLessThan(0.002);
      }
    }
  });

  it('begins at the top and goes clockwise', () => {
    const { atlas, cake } = made();
    cake.show(createWhole(4, [[1, 'mint']]));
    const corners = getFaces(cake, atlas).flatMap(({ name, corners: three }) => (name === 'cake mint' ? three : []));
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThan(-0.001);
      expect(y).toBeLessThan(0.001);
    }
  });

  it('has cuts at equal angles, and new ones grow', () => {
    const { atlas, cake } = made();
    cake.show(createWhole(6, [[3, 'strawberry']]), 2);
    const reaches = () => {
      const cuts = getFaces(cake, atlas).filter(({ name }) => name === 'cut');
      return cuts
        .filter((_, index) => index % 2 === 0)
        .map(({ corners: [, [ax, ay], [bx, by]] }) => {
          const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
          return [Math.round(Math.hypot(x, y)), Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360];
        });
    };
    const angles = [270, 330, 30, 90, 150, 210];
    expect(reaches()).toEqual(angles.map((angle) => [101, angle]));
    cake.growCuts(0.5);
    const lengths = reaches().map(([length]) => length);
    // The cuts before parts 0 and 3 were already there when the cake had two halves.
    expect(lengths.map((length) => (length ?? 0) > 60)).toEqual([true, false, false, true, false, false]);
    cake.growCuts(1);
    expect(reaches()).toEqual(angles.map((angle) => [101, angle]));
  });

  it('has one strawberry on each part that is cake', () => {
    const { atlas, cake } = made();
    const berries = () => getFaces(cake, atlas).filter(({ name }) => name === 'topping').length / 2;
    const counts = [
      createWhole(8, [[5, 'lemon']]),
      createWhole(8, [
        [2, 'lemon'],
        [3, 'taken'],
      ]),
      createWhole(90, [[45, 'lemon']]),
    ].map((whole) => {
      cake.show(whole);
      return berries();
    });
    expect(counts).toEqual([5, 2, 0]);
  });

  it('moves a piece with its topping, turns it, and puts it back where it was', () => {
    const { atlas, cake } = made();
    cake.show(createWhole(4, [[2, 'strawberry']]));
    const before = [...cake.geometry.positions];
    cake.movePiece(0, 500, 0, Math.PI);
    const moved = getFaces(cake, atlas).filter(({ name, corners: [[x]] }) => name === 'cake strawberry' && x > 300);
    expect(moved.length).toBe(15);
    // After half a turn, the upper right quarter is the lower left one.
    for (const { corners } of moved) {
      for (const [x, y] of corners) {
        expect(x).toBeLessThan(500.001);
        expect(y).toBeGreaterThan(-0.001);
      }
    }
    cake.movePiece(0, 0, 0, 0);
    expect([...cake.geometry.positions]).toEqual(before);
  });

  it('hides a piece completely', () => {
    const { atlas, cake } = made();
    cake.show(createWhole(4, [[1, 'chocolate']]));
    cake.hidePiece(0);
    expect(['cake chocolate', 'cake side', 'topping'].map((name) => getArea(cake, atlas, name))).toEqual([0, 0, 0]);
    expect(getArea(cake, atlas, 'cake empty')).toBeGreaterThan(0);
  });

  it('allocates nothing while four of its pieces move, which is more than any game moves at the same time', async () => {
    const { cake } = made();
    cake.show(createWhole(20, [[11, 'lemon']]), 10);
    const bytes = await bytesPerTick((index) => {
      for (let piece = 0; piece < 4; piece++) cake.movePiece(piece, index % 50, piece, index / 100);
      cake.growCuts((index % 100) / 100);
    });
    expect(bytes).toBeLessThan(MAX_BYTES_PER_TICK);
  });
});

describe('A bar', () => {
  it('shows the exact fraction of its length, for every number of parts up to 20 and for 100', () => {
    const atlas = new SheetAtlas();
    const bar = new Bar(atlas, 660);
    for (const parts of [...upTo(20), 100, 380]) {
      for (const count of upTo(parts)) {
        bar.show(createWhole(parts, [[count, 'chocolate']]));
        const [from, to] = getSpan(bar, atlas, 'piece chocolate');
        expect(Math.abs(from)).toBeLessThanOrEqual(1);
        expect(Math.abs(to - (660 * count) / parts)).toBeLessThanOrEqual(1.001);
      }
    }
  });

  it('moves a piece and puts it back', () => {
    const bar = new Bar(new SheetAtlas(), 300, 50);
    bar.show(createWhole(3, [[1, 'mint']]));
    const before = [...bar.geometry.positions];
    bar.movePiece(0, 10, 20);
    expect(bar.geometry.positions.slice(0, 2)).toEqual(new Float32Array([11, 20]));
    bar.movePiece(0, 0, 0);
    expect([...bar.geometry.positions]).toEqual(before);
    bar.hidePiece(0);
    expect(bar.geometry.positions.slice(0, 24)).toEqual(new Float32Array(24));
  });
});

describe('A tray', () => {
  it('shows a product as the area where both fractions overlap, up to 20 by 20', () => {
    const atlas = new SheetAtlas();
    const tray = new Tray(atlas);
    for (const [a, b, c, d] of [
      [1, 2, 1, 3],
      [3, 4, 5, 6],
      [19, 20, 17, 19],
    ] as const) {
      const [across, down] = [
        { numerator: a, denominator: b },
        { numerator: c, denominator: d },
      ];
      tray.show({ across, down, looks: LOOKS_OF_TRAYS });
      expect(getArea(tray, atlas, 'flat mint') / 40_000).toBeCloseTo((a * c) / (b * d), 5);
      expect(getFaces(tray, atlas).filter(({ name }) => name === 'cut').length / 2).toBe(b - 1 + d - 1);
    }
  });

  it('can be cut in one direction only', () => {
    const atlas = new SheetAtlas();
    const tray = new Tray(atlas);
    tray.show({ across: { numerator: 2, denominator: 5 }, down: null, looks: LOOKS_OF_TRAYS });
    expect(getArea(tray, atlas, 'flat strawberry') / 40_000).toBeCloseTo(0.4, 5);
    tray.show({ across: null, down: { numerator: 3, denominator: 4 }, looks: LOOKS_OF_TRAYS });
    expect(getArea(tray, atlas, 'flat lemon') / 40_000).toBeCloseTo(0.75, 5);
    expect(getArea(tray, atlas, 'flat strawberry')).toBe(0);
  });

  it('draws its cuts from the middle outwards', () => {
    const atlas = new SheetAtlas();
    const tray = new Tray(atlas);
    tray.show({
      across: { numerator: 1, denominator: 2 },
      down: { numerator: 1, denominator: 2 },
      looks: LOOKS_OF_TRAYS,
    });
    const full = getArea(tray, atlas, 'cut');
    tray.growCuts(0.5);
    expect(getArea(tray, atlas, 'cut') / full).toBeCloseTo(0.5, 5);
  });
});

describe('A written fraction', () => {
  it('has a line as wide as its longer number, and can have a whole number before it', () => {
    const text = new FractionText(new StubAtlas(fractionDrawings()), 64, 0x1b1b3a);
    text.show({ numerator: '1', denominator: '2' });
    const narrow = text.textWidth;
    text.show({ numerator: '1', denominator: '12' });
    const wide = text.textWidth;
    text.show({ numerator: '1', denominator: '12', whole: '3' });
    expect(narrow).toBeLessThan(wide);
    expect(wide).toBeLessThan(text.textWidth);
  });
});

describe('The drawings', () => {
  it('exist for every look, as a cake, as a part of a bar and as a colour', () => {
    const names = Object.keys(fractionDrawings());
    for (const look of PIECE_LOOKS)
      expect(names).toEqual(expect.arrayContaining([`cake ${look}`, `piece ${look}`, `flat ${look}`]));
  });
});
