import { countDigits, type PractisedSkill } from '../learning/practised-skill';
import { countPiece, getHeapValue, type Heap, PIECE_VALUES, type Piece } from './coins';
import { getHeapValues, type MoneyProblem } from './money-problem';
import type { Question } from './questions';
import { skills } from './skills';

const has = (heap: Heap, piece: Piece): boolean => countPiece(heap, piece) > 0;

/** By the largest piece and, without quarters, by whether counting the pennies passes a ten. */
function finerCount(heap: Heap): string {
  if (has(heap, 100)) return 'dollars';
  if (has(heap, 25)) return 'quarters';
  const pennies = countPiece(heap, 1);
  if (((getHeapValue(heap) - pennies) % 10) + pennies > 10) return 'overTen';
  return has(heap, 10) ? 'dimes' : 'nickels';
}

/** By the last digit of the price, and by whether more than a dollar is paid. */
function finerChange(heap: Heap, price: number): string {
  if (price % 10 === 0) return 'tens';
  if (price % 5 === 0) return 'fives';
  return getHeapValue(heap) > 100 ? 'dollars' : 'ones';
}

/** By whether there are quarters, and whether the cents pass a ten. */
function finerPair(heaps: readonly [Heap, Heap], isOverTen: boolean): string {
  if (heaps.some((heap) => has(heap, 25))) return isOverTen ? 'quartersOverTen' : 'quarters';
  return isOverTen ? 'overTen' : 'within';
}

function finerSkillOf(asked: MoneyProblem): string {
  switch (asked.type) {
    case 'countCoins':
      return finerCount(asked.heap);
    case 'makeChange':
      return finerChange(asked.heap, asked.price);
    case 'addMoney': {
      const [one, other] = getHeapValues(asked.heaps);
      return finerPair(asked.heaps, (one % 10) + (other % 10) >= 10);
    }
    case 'compareMoney': {
      const [more, less] = getHeapValues(asked.heaps);
      return finerPair(asked.heaps, more % 10 < less % 10);
    }
  }
}

const written = (heap: Heap): string => PIECE_VALUES.map((piece) => countPiece(heap, piece)).join('.');

/** What makes a question the same as another one: its price, or its heaps. */
function keyOf(asked: MoneyProblem): string {
  if (asked.type === 'makeChange') return String(asked.price);
  return asked.type === 'countCoins' ? written(asked.heap) : asked.heaps.map(written).join(' ');
}

export const getPractisedSkill = ({ asked, answer, options }: Question): PractisedSkill => ({
  skill: `${skills[asked.type]}.${finerSkillOf(asked)}`,
  kind: asked.type,
  asked: `${asked.type} ${keyOf(asked)}`,
  way: options === null ? 'typed' : 'chosen',
  digits: countDigits(answer),
});
