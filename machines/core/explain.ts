/*
 * The picture that explains a sum, as plain numbers. On an empty number line, jumps go to the next ten and then
 * further. Sums up to 20 use ten-frames. A product is an array of dots, split in the same way as its worked steps. A
 * division shares items into bowls. Numbers that are too large to count become a rectangle, split by place value.
 */
import { calculateAnswer, digitValues, isCloseDifference, type Sum } from './arithmetic';

/** One jump on the number line; `by` is negative for a jump back. */
export interface Jump {
  readonly from: number;
  readonly by: number;
  readonly to: number;
}

export type SumPicture =
  | { readonly kind: 'line'; readonly from: number; readonly jumps: readonly Jump[] }
  /** Dots in two ten-frames: some are added to the first ones, or some are taken away. */
  | { readonly kind: 'frames'; readonly first: number; readonly added: number; readonly taken: number }
  | DotArray
  | { readonly kind: 'bowls'; readonly bowls: number; readonly each: number }
  /** A rectangle of this height, split into parts. */
  | { readonly kind: 'areaModel'; readonly height: number; readonly parts: readonly Part[] };

/** Rows of dots, split after this many columns; null for no split. */
export interface DotArray {
  readonly kind: 'array';
  readonly rows: number;
  readonly columns: number;
  readonly split: number | null;
  /** The meaning of the columns after the split: added, taken away again, or the other half. */
  readonly rest: 'added' | 'taken' | 'half';
}

export interface Part {
  readonly length: number;
  readonly product: number;
}

export const PICTURE_LIMITS = {
  /** The number of dots that two ten-frames hold. */
  frames: 20,
  /** The longest row of dots, and the largest number of bowls and of items per bowl. */
  countable: 12,
} as const;

/** Splits the ones into two parts if adding them to `reached` crosses a ten. */
function onesAcrossTen(reached: number, ones: number, direction: 1 | -1): number[] {
  const tenth = ((reached % 10) + 10) % 10;
  const toTheTen = direction === 1 ? (10 - tenth) % 10 : tenth;
  return toTheTen > 0 && toTheTen < ones ? [toTheTen, ones - toTheTen] : [ones];
}

function jumpsAlong(from: number, distance: number, direction: 1 | -1): Jump[] {
  const jumps: Jump[] = [];
  let reached = from;
  const jump = (far: number) => {
    jumps.push({ from: reached, by: direction * far, to: reached + direction * far });
    reached += direction * far;
  };
  for (const part of digitValues(distance)) {
    for (const far of part < 10 ? onesAcrossTen(reached, part, direction) : [part]) jump(far);
  }
  return jumps;
}

const line = (from: number, jumps: readonly Jump[]): SumPicture => ({ kind: 'line', from, jumps });

function additionPicture(first: number, second: number): SumPicture {
  const [large, small] = first < second ? [second, first] : [first, second];
  if (large + small <= PICTURE_LIMITS.frames) return { kind: 'frames', first: large, added: small, taken: 0 };
  return line(large, jumpsAlong(large, small, 1));
}

function subtractionPicture(first: number, second: number): SumPicture {
  if (second > first) {
    const below = { from: 0, by: first - second, to: first - second };
    return line(first, first === 0 ? [below] : [{ from: first, by: -first, to: 0 }, below]);
  }
  if (isCloseDifference(first, second)) return line(second, jumpsAlong(second, first - second, 1));
  if (first <= PICTURE_LIMITS.frames) return { kind: 'frames', first, added: 0, taken: second };
  return line(first, jumpsAlong(first, second, -1));
}

const areaModel = (height: number, length: number): SumPicture => ({
  kind: 'areaModel',
  height,
  parts: digitValues(length).map((part) => ({ length: part, product: part * height })),
});

export const createDotArray = (
  columns: number,
  rows: number,
  split: number | null,
  rest: DotArray['rest'] = 'added',
): DotArray => ({ kind: 'array', rows, columns, split, rest });

/** Splits the dots in the same way as `workedSteps`: 7 × 8 into 5 × 8 and 2 × 8, and 9 × 7 as 10 × 7 minus 7. */
function multiplicationPicture(first: number, second: number): SumPicture {
  const [small, large] = first < second ? [first, second] : [second, first];
  if (small === 0) return line(0, []);
  if (large > PICTURE_LIMITS.countable) return areaModel(small, large);
  if (small === 1 || small === 10 || large === 10) return createDotArray(large, small, null);
  if (large > 10) return createDotArray(large, small, 10);
  if (large === 9) return createDotArray(10, small, 9, 'taken');
  if (small === 5) return createDotArray(10, large, 5, 'half');
  return createDotArray(small, large, small > 5 ? 5 : Math.min(2, small - 1));
}

function divisionPicture(divisor: number, quotient: number): SumPicture {
  if (divisor > PICTURE_LIMITS.countable || quotient > PICTURE_LIMITS.countable) return areaModel(divisor, quotient);
  return { kind: 'bowls', bowls: divisor, each: quotient };
}

/** The picture for a sum. Throws a RangeError for a division with a remainder, which no game asks. */
export function createPicture(sum: Sum): SumPicture {
  const { first, second, operation } = sum;
  switch (operation) {
    case '+':
      return additionPicture(first, second);
    case '−':
      return subtractionPicture(first, second);
    case '×':
      return multiplicationPicture(first, second);
    case '÷':
      return divisionPicture(second, calculateAnswer(sum));
  }
}
