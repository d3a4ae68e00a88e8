/* The questions without their options. All amounts are in cents. */
import type { Currency } from '../core/currencies';
import { combineHeaps, countPiece, getHeapValue, type Heap } from './coins';

/**
 * The money on the counter: one heap, two heaps in the order in which they are shown and named (the larger one first in
 * a comparison), or the money paid for something with this price.
 */
export type MoneyProblem = InMoney &
  (
    | { readonly type: 'countCoins'; readonly heap: Heap }
    | { readonly type: 'makeChange'; readonly heap: Heap; readonly price: number }
    | { readonly type: 'addMoney'; readonly heaps: readonly [Heap, Heap] }
    | { readonly type: 'compareMoney'; readonly heaps: readonly [Heap, Heap] }
  );

interface InMoney {
  /** The currency, if it is not the American one. */
  readonly money?: Currency;
}

/** The values of two heaps. */
export const getHeapValues = ([one, other]: readonly [Heap, Heap]): readonly [one: number, other: number] => [
  getHeapValue(one),
  getHeapValue(other),
];

export function calculateAnswer(asked: MoneyProblem): number {
  switch (asked.type) {
    case 'countCoins':
      return getHeapValue(asked.heap);
    case 'makeChange':
      return getHeapValue(asked.heap) - asked.price;
    case 'addMoney':
      return getHeapValue(combineHeaps(...asked.heaps));
    case 'compareMoney': {
      const [more, less] = getHeapValues(asked.heaps);
      return more - less;
    }
  }
}

const isSameHeap = (one: Heap, other: Heap): boolean =>
  one.length === other.length && one.every(({ piece, count }) => countPiece(other, piece) === count);

/** Whether two questions are the same. */
export function isSameProblem(one: MoneyProblem, other: MoneyProblem): boolean {
  if (one.type === 'makeChange') return other.type === one.type && other.price === one.price;
  if (one.type === 'countCoins') return other.type === one.type && isSameHeap(one.heap, other.heap);
  return (
    other.type === one.type && isSameHeap(one.heaps[0], other.heaps[0]) && isSameHeap(one.heaps[1], other.heaps[1])
  );
}
