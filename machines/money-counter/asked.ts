/* The questions without their options. All amounts are in cents. */
import { combineHeaps, countIn, type Heap, worthOf } from './coins';

/**
 * The money on the counter: one heap, two heaps in the order in which they are shown and named (the larger one first in
 * a comparison), or the money paid for something with this price.
 */
export type Asked =
  | { readonly type: 'countCoins'; readonly heap: Heap }
  | { readonly type: 'makeChange'; readonly heap: Heap; readonly price: number }
  | { readonly type: 'addMoney'; readonly heaps: readonly [Heap, Heap] }
  | { readonly type: 'compareMoney'; readonly heaps: readonly [Heap, Heap] };

/** The values of two heaps. */
export const worthsOf = ([one, other]: readonly [Heap, Heap]): readonly [one: number, other: number] => [
  worthOf(one),
  worthOf(other),
];

export function answerTo(asked: Asked): number {
  switch (asked.type) {
    case 'countCoins':
      return worthOf(asked.heap);
    case 'makeChange':
      return worthOf(asked.heap) - asked.price;
    case 'addMoney':
      return worthOf(combineHeaps(...asked.heaps));
    case 'compareMoney': {
      const [more, less] = worthsOf(asked.heaps);
      return more - less;
    }
  }
}

const isSameHeap = (one: Heap, other: Heap): boolean =>
  one.length === other.length && one.every(({ piece, count }) => countIn(other, piece) === count);

/** Whether two questions are the same. */
export function isSame(one: Asked, other: Asked): boolean {
  if (one.type === 'makeChange') return other.type === one.type && other.price === one.price;
  if (one.type === 'countCoins') return other.type === one.type && isSameHeap(one.heap, other.heap);
  return (
    other.type === one.type && isSameHeap(one.heaps[0], other.heaps[0]) && isSameHeap(one.heaps[1], other.heaps[1])
  );
}
