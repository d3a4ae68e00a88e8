/*
 * Typical mistakes with money: the wrong amounts they lead to, and the mistake behind a given answer. All amounts are
 * in cents.
 */
import { subtractDigitwise } from '../core/arithmetic';
import { combineHeaps, countPiece, countPieces, getHeapValue, type Heap, type Piece } from './coins';
import { getCurrencyRules } from './currency-rules';
import { calculateAnswer, type MoneyProblem } from './money-problem';

/** Wrong amounts that children typically give. Some may be too far off to be offered. */
export function getDistractors(asked: MoneyProblem, answer: number): readonly number[] {
  const { confusions, near } = getCurrencyRules(asked.money);
  switch (asked.type) {
    case 'countCoins': {
      const { heap } = asked;
      return [
        // One nickel counted as a penny, all nickels counted as pennies, one nickel as a dime, one dime as a nickel.
        ...confusions.flatMap(({ piece, as, isForAll = false }) => {
          const count = countPiece(heap, piece);
          const missing = piece - as;
          if (count === 0) return [];
          return isForAll ? [answer - missing, answer - missing * count] : [answer - missing];
        }),
        // Forgot a piece, counted a piece twice, or gave the number of pieces instead of their value.
        ...heap.flatMap(({ piece }) => [answer - piece, answer + piece]),
        countPieces(heap),
      ].filter((slip) => slip !== answer);
    }
    case 'makeChange':
      // A ten too many or too few (1.00 − 0.37 = 0.73), five off, or the price.
      return [answer + 10, answer - 10, answer + 5, answer - 5, asked.price].filter((slip) => slip !== answer);
    case 'addMoney':
      // A ten too few or too many, or a nickel counted as a penny or a dime.
      return [answer - 10, answer + 10, ...near.added.map((by) => answer + by)];
    case 'compareMoney': {
      const [one, other] = asked.heaps.map(getHeapValue);
      const apart = subtractDigitwise(one ?? 0, other ?? 0);
      // A ten off, the smaller digit subtracted from the larger one, or a nickel counted as a penny or a dime.
      const off = near.compared.map((by) => answer + by);
      return [answer + 10, answer - 10, apart, ...off].filter((slip) => slip !== answer);
    }
  }
}

export type MoneyMistake =
  /** One piece was left out or counted twice. */
  | { readonly kind: 'pieceLeftOut' | 'pieceTwice'; readonly piece: Piece }
  /** All of one piece counted as another, such as nickels as pennies. */
  | { readonly kind: 'allAsOther'; readonly piece: Piece }
  /** The number of pieces instead of their value. */
  | { readonly kind: 'pieces' }
  /** The price, or the money paid, instead of the change. */
  | { readonly kind: 'price' | 'paid' }
  /** One of two amounts instead of their total or difference. */
  | { readonly kind: 'oneAlone' }
  /** The total instead of the difference. */
  | { readonly kind: 'together' }
  | { readonly kind: 'smallerFromLarger' }
  /** Ten cents off. */
  | { readonly kind: 'tenLess' | 'tenMore' }
  /** The right digits with the decimal point in another place. */
  | { readonly kind: 'point' };

type Candidate = readonly [isMatch: boolean, slip: MoneyMistake];

/** Mistakes in counting a heap. */
function heapSlips(heap: Heap, answer: number, given: number, money: MoneyProblem['money']): readonly Candidate[] {
  const present = heap.map(({ piece }) => piece);
  return [
    [given === countPieces(heap), { kind: 'pieces' }],
    ...present.map((piece): Candidate => [given === answer - piece, { kind: 'pieceLeftOut', piece }]),
    ...present.map((piece): Candidate => [given === answer + piece, { kind: 'pieceTwice', piece }]),
    ...getCurrencyRules(money)
      .confusions.filter(({ isForAll }) => isForAll)
      .map(({ piece, as }): Candidate => {
        const missing = (piece - as) * countPiece(heap, piece);
        return [given === answer - missing, { kind: 'allAsOther', piece }];
      }),
  ];
}

function candidatesFor(asked: MoneyProblem, answer: number, given: number): readonly Candidate[] {
  switch (asked.type) {
    case 'countCoins':
      return heapSlips(asked.heap, answer, given, asked.money);
    case 'makeChange':
      return [
        [given === asked.price, { kind: 'price' }],
        [given === getHeapValue(asked.heap), { kind: 'paid' }],
      ];
    case 'addMoney':
      return [
        [asked.heaps.some((heap) => given === getHeapValue(heap)), { kind: 'oneAlone' }],
        ...heapSlips(combineHeaps(...asked.heaps), answer, given, asked.money),
      ];
    case 'compareMoney': {
      const [more, less] = asked.heaps.map(getHeapValue);
      return [
        [given === getHeapValue(combineHeaps(...asked.heaps)), { kind: 'together' }],
        [given === more || given === less, { kind: 'oneAlone' }],
        [given === subtractDigitwise(more ?? 0, less ?? 0), { kind: 'smallerFromLarger' }],
      ];
    }
  }
}

/** The typical mistake behind a wrong amount; null if none is recognised or the answer is correct. */
export function findMoneyMistake(asked: MoneyProblem, given: number): MoneyMistake | null {
  const answer = calculateAnswer(asked);
  if (given === answer) return null;
  const candidates: readonly Candidate[] = [
    ...candidatesFor(asked, answer, given),
    [given === answer - 10, { kind: 'tenLess' }],
    [given === answer + 10, { kind: 'tenMore' }],
    [[10, 100].some((by) => given * by === answer || given === by * answer), { kind: 'point' }],
  ];
  return candidates.find(([isMatch]) => isMatch)?.[1] ?? null;
}
