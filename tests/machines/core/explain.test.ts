/*
 * Checks that pictures of sums are true, by counting independently, for every sum that a game can ask and for larger
 * ones.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation, Sum } from '../../../machines/core/arithmetic';
import { createPicture, PICTURE_LIMITS, type SumPicture } from '../../../machines/core/explain';
import { propertyRuns } from '../../helpers/property-runs';
import { calculateResult, countPicture } from '../learning/explanation-faults';

const operand = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 9999 }),
);
const sums: fc.Arbitrary<Sum> = fc.oneof(
  fc.record({ first: operand, second: operand, operation: fc.constantFrom<Operation>('+', '−', '×') }),
  fc
    .record({ divisor: fc.integer({ min: 1, max: 30 }), quotient: fc.integer({ min: 1, max: 120 }) })
    .map(({ divisor, quotient }): Sum => ({ first: divisor * quotient, second: divisor, operation: '÷' })),
);

/** Whether a jump of less than ten crosses a ten without stopping there. */
function leapsOverTen(from: number, to: number): boolean {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return high - low < 10 && low >= 0 && Math.floor(low / 10) < Math.ceil(high / 10) - 1;
}

/** The crowding of a picture: 1 is the most that a child can take in. */
function sizeOf(picture: SumPicture): number {
  switch (picture.kind) {
    case 'line':
      return picture.jumps.length / 5;
    case 'frames':
      return (picture.first + picture.added) / 20;
    case 'array':
      return Math.max(picture.rows, picture.columns) / PICTURE_LIMITS.countable;
    case 'bowls':
      return Math.max(picture.bowls, picture.each) / 12;
    case 'areaModel':
      return picture.parts.length / 4;
  }
}

const jumps = (...by: readonly number[]) => by;

describe('The picture of a sum', () => {
  it('shows the answer', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        expect(countPicture(createPicture(sum), sum)).toBe(calculateResult(sum));
      }),
      propertyRuns(3000),
    );
  });

  it('jumps from the end of the last jump to at most the next ten, never across it', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const picture = createPicture(sum);
        const jumped = picture.kind === 'line' ? picture.jumps : [];
        for (const [index, { from, by, to }] of jumped.entries()) {
          expect([from, to]).toEqual([jumped[index - 1]?.to ?? from, from + by]);
          expect(by).not.toBe(0);
          expect(leapsOverTen(from, to)).toBe(false);
        }
      }),
      propertyRuns(3000),
    );
  });

  it('is never too crowded', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const picture = createPicture(sum);
        expect(sizeOf(picture)).toBeLessThanOrEqual(1);
      }),
      propertyRuns(3000),
    );
  });

  it.each([
    ['26 + 15', { first: 26, operation: '+', second: 15 }, 26, jumps(10, 4, 1)],
    ['7 + 38', { first: 7, operation: '+', second: 38 }, 38, jumps(2, 5)],
    ['63 − 28', { first: 63, operation: '−', second: 28 }, 63, jumps(-20, -3, -5)],
    ['52 − 47', { first: 52, operation: '−', second: 47 }, 47, jumps(3, 2)],
    ['23 − 58', { first: 23, operation: '−', second: 58 }, 23, jumps(-23, -35)],
    ['0 − 5', { first: 0, operation: '−', second: 5 }, 0, jumps(-5)],
  ] as const)('for %s goes to the ten, and then adds or takes the rest', (_, sum, from, by) => {
    const picture = createPicture(sum);
    expect(picture).toMatchObject({ kind: 'line', from });
    expect(picture.kind === 'line' && picture.jumps.map((jump) => jump.by)).toEqual(by);
  });

  it.each([
    [
      { first: 5, operation: '+', second: 8 },
      { kind: 'frames', first: 8, added: 5, taken: 0 },
    ],
    [
      { first: 17, operation: '−', second: 9 },
      { kind: 'frames', first: 17, added: 0, taken: 9 },
    ],
    [
      { first: 8, operation: '×', second: 7 },
      { kind: 'array', rows: 8, columns: 7, split: 5, rest: 'added' },
    ],
    [
      { first: 7, operation: '×', second: 10 },
      { kind: 'array', rows: 7, columns: 10, split: null, rest: 'added' },
    ],
    [
      { first: 12, operation: '×', second: 12 },
      { kind: 'array', rows: 12, columns: 12, split: 10, rest: 'added' },
    ],
    [
      { first: 36, operation: '÷', second: 4 },
      { kind: 'bowls', bowls: 4, each: 9 },
    ],
    [
      { first: 7, operation: '×', second: 34 },
      {
        kind: 'areaModel',
        height: 7,
        parts: [
          { length: 30, product: 210 },
          { length: 4, product: 28 },
        ],
      },
    ],
  ] as const)('for %j is of the right kind', (sum, picture) => {
    expect(createPicture(sum)).toEqual(picture);
  });
});
