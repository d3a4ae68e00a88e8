import type { Currency } from '../core/currencies';
import { countDigits, type PractisedSkill } from '../learning/practised-skill';
import { countPiece, getHeapValue, type Heap, PIECE_VALUES, type Piece } from './coins';
import { getCurrencyRules } from './currency-rules';
import { getHeapValues, type MoneyProblem } from './money-problem';
import type { Question } from './questions';
import { skills } from './skills';

/*
 * The finer skills are named after American coins. In another currency they are the same step: "dimes" are coins of 10 to
 * 20 cents or pence, "quarters" those of 25 or 50, and "dollars" whole pounds, euros or dollars.
 */

const hasFrom = (heap: Heap, min: Piece): boolean => heap.some(({ piece }) => piece >= min);

/** By the largest piece and, without quarters, by whether counting the pennies passes a ten. */
function finerCount(heap: Heap, money: Currency | undefined): string {
  const { whole, middle, ten, crossed } = getCurrencyRules(money).tiers;
  if (hasFrom(heap, whole)) return 'dollars';
  if (hasFrom(heap, middle)) return 'quarters';
  const pennies = getHeapValue(heap.filter(({ piece }) => piece < crossed / 2));
  if (((getHeapValue(heap) - pennies) % crossed) + pennies > crossed) return 'overTen';
  return hasFrom(heap, ten) ? 'dimes' : 'nickels';
}

/** By the last digit of the price, and by how much is paid. */
function finerChange(heap: Heap, price: number, money: Currency | undefined): string {
  const paid = getHeapValue(heap);
  // Without small coins every price ends in 0 or 5, so it matters more how much is paid.
  if (getCurrencyRules(money).step > 1 && paid > 100) return paid > 200 ? 'dollars' : 'ones';
  if (price % 10 === 0) return 'tens';
  if (price % 5 === 0) return 'fives';
  return paid > 100 ? 'dollars' : 'ones';
}

/** By whether there are quarters, and whether the cents pass a ten. */
function finerPair({ heaps, money, type }: Extract<MoneyProblem, { heaps: unknown }>): string {
  const { middle, crossed } = getCurrencyRules(money).tiers;
  const [one, other] = getHeapValues(heaps).map((value) => value % crossed);
  const isOverTen = type === 'addMoney' ? (one ?? 0) + (other ?? 0) >= crossed : (one ?? 0) < (other ?? 0);
  if (heaps.some((heap) => hasFrom(heap, middle))) return isOverTen ? 'quartersOverTen' : 'quarters';
  return isOverTen ? 'overTen' : 'within';
}

function finerSkillOf(asked: MoneyProblem): string {
  switch (asked.type) {
    case 'countCoins':
      return finerCount(asked.heap, asked.money);
    case 'makeChange':
      return finerChange(asked.heap, asked.price, asked.money);
    case 'addMoney':
    case 'compareMoney':
      return finerPair(asked);
  }
}

/** The counts of all pieces of a currency, or of the American ones: "0.0.1.0.3". */
const written = (heap: Heap, money: Currency | undefined): string =>
  (money === undefined ? PIECE_VALUES : getCurrencyRules(money).pieces)
    .map((piece) => countPiece(heap, piece))
    .join('.');

/** What makes a question the same as another one: its currency, and its price or its heaps. */
function keyOf(asked: MoneyProblem): string {
  const heaps = 'heaps' in asked ? asked.heaps : [asked.heap];
  const key =
    asked.type === 'makeChange' ? String(asked.price) : heaps.map((heap) => written(heap, asked.money)).join(' ');
  return asked.money === undefined ? key : `${asked.money} ${key}`;
}

export const getPractisedSkill = ({ asked, answer, options }: Question): PractisedSkill => ({
  skill: `${skills[asked.type]}.${finerSkillOf(asked)}`,
  kind: asked.type,
  asked: `${asked.type} ${keyOf(asked)}`,
  way: options === null ? 'typed' : 'chosen',
  digits: countDigits(answer),
});
