/*
 * Simulated children of 5 to 14, and how hard the questions of some games are for them. A question is as hard as the
 * year of England's curriculum in which most children are taught it (tables of statements by year, 2013), with halves
 * where it is taught over two years or is the harder part of a year. It is judged by its numbers, never by the
 * difficulty that the game calls it.
 */
import type { Question as AlgebraQuestion } from '../../../machines/algebra-adventure/questions';
import { type Fraction } from '../../../machines/core/fraction';
import { type Random } from '../../../machines/core/random';
import type { Question as FractionQuestion } from '../../../machines/fraction-simplify/questions';
import type { Question as FactQuestion } from '../../../machines/math-facts/questions';
import { countPieces, getHeapValue, type Heap } from '../../../machines/money-counter/coins';
import type { Question as MoneyQuestion } from '../../../machines/money-counter/questions';
import type { Question as TimeQuestion } from '../../../machines/time-master/questions';
import { HOUR } from '../../../machines/time-master/times';
import { logistic, normalRandom } from './learner';

/** The school year in which a question is taught (0 is Reception), and the chance that somebody guesses it. */
export interface Hardness {
  readonly year: number;
  readonly guess: number;
}

const TYPED = 0.02;
const ONE_OF_FOUR = 0.25;

const isMultiple = ({ denominator: one }: Fraction, { denominator: other }: Fraction): boolean =>
  one % other === 0 || other % one === 0;

/** Same denominators in Year 3 within one whole and in Year 4 beyond, multiples in 5, others and products in 6. */
function fractionYear(question: FractionQuestion): number {
  const { first, result } = question;
  const isLarge = first.denominator > 12 ? 0.5 : 0;
  if (question.type === 'simplify') return (first.denominator / result.denominator === 2 ? 4 : 5) + isLarge;
  if (question.type === 'multiply') return 6 + isLarge;
  const { second } = question;
  if (first.denominator === second.denominator) return result.numerator < result.denominator ? 3 : 4;
  return (isMultiple(first, second) ? 5 : 6) + isLarge;
}

/** Full and half hours and the days of the week in Year 1, five minutes in 2, the 24-hour clock in 3, units in 4. */
function timeYear({ asked }: TimeQuestion): number {
  switch (asked.type) {
    case 'timeConversion':
      if (asked.unit === 'hours') return 5;
      return asked.minutes > 0 ? 4.5 : asked.hours <= 2 ? 2.5 : 4;
    case 'elapsedTime': {
      const { start, length } = asked;
      if (length % 30 > 0 || start % 30 > 0) return start % 720 > (start + length) % 720 ? 5 : 4;
      return start % HOUR === 0 && length % HOUR === 0 ? (length <= 2 * HOUR ? 1.5 : 2) : 3;
    }
    case 'timeComparison': {
      const times = [asked.first, asked.second];
      if (times.some(({ form }) => form === 'dayClock')) return 3.5;
      return times.every(({ time }) => time % HOUR === 0) ? 1 : times.every(({ time }) => time % 30 === 0) ? 1.5 : 3;
    }
    case 'dateArithmetic':
      if (asked.days < 0 || asked.days > 6) return 3;
      return asked.days <= 2 ? 1 : asked.days <= 4 ? 1.5 : 2;
    case 'clockReading': {
      if (asked.shows === 'dayClock') return 3.5;
      return asked.time % HOUR === 0 ? 1 : asked.time % 30 === 0 ? 1.5 : asked.time % 5 === 0 ? 2 : 3;
    }
  }
}

/** Counting to ten is for Reception, coins and counting in fives for Year 1, all coins for 2, decimals for 4. */
function heapYear(heap: Heap): number {
  const largest = Math.max(...heap.map(({ piece }) => piece));
  const kinds = largest === 1 ? 0.5 : largest === 5 ? 1 : largest === 10 ? 2 : 3;
  return kinds + (countPieces(heap) > 6 ? 0.5 : 0);
}

/** Sums and change with a few coins are for Year 2, with decimals for 4. */
function moneyYear({ asked, answer }: MoneyQuestion): number {
  switch (asked.type) {
    case 'countCoins':
      return heapYear(asked.heap);
    case 'makeChange':
      if (getHeapValue(asked.heap) > 100) return 5;
      return answer % 5 > 0 ? 4 : answer <= 20 ? 2 : 2.5;
    case 'addMoney':
      return Math.max(...asked.heaps.map(heapYear)) + 0.5;
    case 'compareMoney':
      return Math.max(...asked.heaps.map(heapYear)) + 1;
  }
}

/** A missing number to twenty is for Years 1 and 2, two steps for 6, or earlier if the total is small. */
const algebraYear = ({ crates, added, total }: AlgebraQuestion): number =>
  crates === 1 ? 1 + Math.max(0, total - 10) / 10 + (added > 10 ? 0.5 : 0) : Math.min(7.5, 4 + total / 15);

/** Adding to ten is for Reception and Year 1, to twenty for 1, two-digit numbers for 2 and 3. */
function factYear({ first, second }: FactQuestion): number {
  const sum = first + second;
  if (sum <= 10) return 0.5;
  if (first <= 10 && second <= 10) return 1.5;
  return sum <= 40 ? ((first % 10) + (second % 10) >= 10 ? 3 : 2.5) : 3.5;
}

export const HARDNESS = {
  'fraction-simplify': (question: FractionQuestion): Hardness => ({ year: fractionYear(question), guess: TYPED }),
  'time-master': (question: TimeQuestion): Hardness => ({
    year: timeYear(question),
    guess: question.options === null ? TYPED : 1 / question.options.length,
  }),
  'money-counter': (question: MoneyQuestion): Hardness => ({
    year: moneyYear(question),
    guess: question.options === null ? TYPED : ONE_OF_FOUR,
  }),
  'algebra-adventure': (question: AlgebraQuestion): Hardness => ({ year: algebraYear(question), guess: ONE_OF_FOUR }),
  'math-facts': (question: FactQuestion): Hardness => ({ year: factYear(question), guess: TYPED }),
} as const;

/** The mean age of children in Reception, and how much better a child gets at a question in a year, as a logit. */
const RECEPTION_AGE = 5;
const PER_YEAR = 1.1;

/** The chance that a child of this ability, in years, answers a question. */
export const chanceOf = (ability: number, { year, guess }: Hardness): number =>
  guess + (1 - guess) * logistic(PER_YEAR * (ability - RECEPTION_AGE - year));

/** A child's age, and its ability as the age of an average child who can do as much. */
export interface GrowingPupil {
  readonly age: number;
  readonly ability: number;
}

export const growingPupil = (random: Random, age = 5 + 10 * random()): GrowingPupil => ({
  age,
  ability: age + normalRandom(random),
});
