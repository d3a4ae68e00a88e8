/* What is asked, whatever is offered for an answer. All amounts are cents. */
import { countIn, type Heap, worthOf } from './coins';

/** What lies on the counter: one heap, two heaps in the order in which they lie, or what is paid for a price. */
export type Asked =
  | { readonly type: 'countCoins'; readonly heap: Heap }
  | { readonly type: 'makeChange'; readonly heap: Heap; readonly price: number }
  | { readonly type: 'addMoney'; readonly heaps: readonly [Heap, Heap] }
  | { readonly type: 'compareMoney'; readonly heaps: readonly [Heap, Heap] };

/** What two heaps are worth, the greater one first. */
export function greaterFirst([one, other]: readonly [Heap, Heap]): readonly [more: number, less: number] {
  const [left, right] = [worthOf(one), worthOf(other)];
  return left > right ? [left, right] : [right, left];
}

/** The right answer. */
export function answerTo(asked: Asked): number {
  switch (asked.type) {
    case 'countCoins':
      return worthOf(asked.heap);
    case 'makeChange':
      return worthOf(asked.heap) - asked.price;
    case 'addMoney':
      return worthOf(asked.heaps[0]) + worthOf(asked.heaps[1]);
    case 'compareMoney': {
      const [more, less] = greaterFirst(asked.heaps);
      return more - less;
    }
  }
}

const isSameHeap = (one: Heap, other: Heap): boolean =>
  one.length === other.length && one.every(({ piece, count }) => countIn(other, piece) === count);

/** Whether two questions ask the same. */
export function isSame(one: Asked, other: Asked): boolean {
  if (one.type === 'makeChange') return other.type === one.type && other.price === one.price;
  if (one.type === 'countCoins') return other.type === one.type && isSameHeap(one.heap, other.heap);
  return (
    other.type === one.type && isSameHeap(one.heaps[0], other.heaps[0]) && isSameHeap(one.heaps[1], other.heaps[1])
  );
}
