/* The drawn shapes, measured from their points. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCorners, getSideLength, getSides, type Point } from '../../../machines/shape-match/geometry';
import { SHAPE_IDS, SHAPES } from '../../../machines/shape-match/rules';
import { propertyRuns } from '../../helpers/property-runs';

const REGULAR = ['triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon'] as const;

/** The angle at each corner, in degrees. */
function anglesOf(corners: readonly Point[]): readonly number[] {
  return corners.map((corner, index) => {
    const before = corners.at(index - 1)!;
    const after = corners[(index + 1) % corners.length]!;
    const [back, on] = [before, after].map(({ x, y }) => Math.atan2(y - corner.y, x - corner.x)) as [number, number];
    return (((back - on) * 180) / Math.PI + 720) % 360;
  });
}

const turns = fc.integer({ min: -360, max: 360 });

describe.each(REGULAR)('A %s', (shape) => {
  const { sides } = SHAPES[shape];

  it('has as many corners and sides as its name says, at every angle', () => {
    fc.assert(
      fc.property(turns, (turn) => {
        expect([getCorners(shape, turn).length, getSides(shape, turn).length]).toEqual([sides, sides]);
      }),
      propertyRuns(50),
    );
  });

  it('has equal sides and equal angles, at every angle', () => {
    fc.assert(
      fc.property(turns, (turn) => {
        const side = 2 * Math.sin(Math.PI / sides);
        for (const one of getSides(shape, turn)) expect(getSideLength(one)).toBeCloseTo(side, 10);
        for (const angle of anglesOf(getCorners(shape, turn))) expect(angle).toBeCloseTo(180 - 360 / sides, 8);
      }),
      propertyRuns(50),
    );
  });

  it('sits on a side if it is not rotated', () => {
    const lowest = Math.max(...getCorners(shape).map(({ y }) => y));
    const feet = getCorners(shape).filter(({ y }) => Math.abs(y - lowest) < 1e-9);
    expect(feet).toHaveLength(2);
  });
});

describe('The diamond', () => {
  it('has four equal sides at every angle', () => {
    fc.assert(
      fc.property(turns, (turn) => {
        const lengths = getSides('diamond', turn).map(getSideLength);
        expect(lengths).toHaveLength(4);
        for (const length of lengths) expect(length).toBeCloseTo(lengths[0]!, 10);
      }),
      propertyRuns(50),
    );
  });

  it('has clearly different diagonals, so it is not a square', () => {
    const [top, right, bottom, left] = getCorners('diamond') as [Point, Point, Point, Point];
    const [high, wide] = [getSideLength({ from: top, to: bottom }), getSideLength({ from: left, to: right })];
    expect(high).toBeCloseTo(2, 10);
    expect(wide / high).toBeGreaterThan(0.5);
    expect(wide / high).toBeLessThan(0.75);
    for (const angle of anglesOf(getCorners('diamond'))) expect(Math.abs(angle - 90)).toBeGreaterThan(20);
  });
});

describe('All shapes', () => {
  it('keep their farthest corners at distance 1, and join one corner to the next with sides', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHAPE_IDS), turns, (shape, turn) => {
        const sides = getSides(shape, turn);
        sides.forEach(({ to }, index) => {
          expect(to).toEqual(sides[(index + 1) % sides.length]?.from);
        });
        const distances = getCorners(shape, turn).map(({ x, y }) => Math.hypot(x, y));
        expect(shape === 'circle' ? 1 : Math.max(...distances)).toBeCloseTo(1, 10);
      }),
      propertyRuns(200),
    );
  });

  it('rotate clockwise by exactly the requested angle', () => {
    const [corner] = getCorners('triangle');
    const [turned] = getCorners('triangle', 90);
    expect(corner).toEqual({ x: 0, y: -1 });
    expect(turned?.x).toBeCloseTo(1, 10);
    expect(turned?.y).toBeCloseTo(0, 10);
  });

  it('have neither corners nor sides if they are round', () => {
    expect([getCorners('circle', 30), getSides('circle', 30)]).toEqual([[], []]);
  });
});
