import { createChoicesWithDistractors } from '../core/choices';
import { seededRandom, shuffledNumberAt } from '../core/random';
import { type Mode, type Range, type Ranges, RULES, type Settings } from './rules';

/** The equation behind a question: `crates` times x plus `added` is `total`. */
export interface Equation {
  readonly crates: number;
  readonly added: number;
  readonly x: number;
  readonly total: number;
}

/** `number` counts the questions in a round, from 0. */
export interface Question extends Equation {
  readonly number: number;
  readonly mode: Mode;
  /** The total if x is given, otherwise x. */
  readonly answer: number;
  /** Four different whole numbers above 0 in shuffled order, exactly one of them the answer. */
  readonly choices: readonly number[];
}

/** Together with the seed, these settings determine the questions in a round. */
export type EquationSettings = Pick<Settings, 'mode' | 'difficulty'>;

/** Question `number` of the round for this seed and these settings. */
export function questionAt(seed: number, asked: EquationSettings, number: number): Question {
  const equation = equationAt(seed, asked, number);
  const answer = asked.mode === 'substitute' ? equation.total : equation.x;
  const about = { ...equation, mode: asked.mode, answer };
  const random = seededRandom(seed, asked.mode, asked.difficulty, 'choices', number);
  return {
    ...about,
    number,
    choices: createChoicesWithDistractors(random, answer, getDistractors(about), RULES.choices),
  };
}

const sizeOf = ([min, max]: Range): number => max - min + 1;

/** The equation at an index in the list of all possible equations. */
function equationFrom({ crates, added, x }: Ranges, index: number): Equation {
  const perCrates = sizeOf(added) * sizeOf(x);
  const drawn = {
    crates: crates[0] + Math.floor(index / perCrates),
    added: added[0] + Math.floor((index % perCrates) / sizeOf(x)),
    x: x[0] + (index % sizeOf(x)),
  };
  return { ...drawn, total: drawn.crates * drawn.x + drawn.added };
}

/** Deals all equations of the ranges once in random order, and then all of them again in another order. */
function equationAt(seed: number, { mode, difficulty }: EquationSettings, number: number): Equation {
  const ranges = RULES.ranges[mode][difficulty];
  const size = sizeOf(ranges.crates) * sizeOf(ranges.added) * sizeOf(ranges.x);
  const inDeal = (deal: number, index: number): number =>
    shuffledNumberAt(seededRandom(seed, mode, difficulty, 'deal', deal), size, index);
  const [deal, index] = [Math.floor(number / size), number % size];
  // If the last equation of one deal is also the first of the next, the next deal starts with its second one instead.
  const isRepeatAtSeam = index <= 1 && deal > 0 && inDeal(deal - 1, size - 1) === inDeal(deal, 0);
  return equationFrom(ranges, inDeal(deal, isRepeatAtSeam ? 1 - index : index));
}

/** The largest total from which a child who has never met x can count back. */
const GENTLE_TOTAL = 12;

/** Whether a question is for children who have never met x: one crate, and a small total. */
export const isGentle = ({ crates, total }: Equation): boolean => crates === 1 && total <= GENTLE_TOTAL;

/** Wrong answers that children typically give. Some may be too far off to be offered. */
export function getDistractors({ mode, crates, added, x, total }: Omit<Question, 'number' | 'choices'>): number[] {
  switch (mode) {
    case 'findX':
      // Left out the subtraction, left out the division, or subtracted the number of crates instead of dividing.
      return [total / crates, total - added, total - added - crates].filter(Number.isInteger);
    case 'balance':
      // Left out the subtraction, or gave the number next to the crate.
      return [total, added];
    case 'substitute':
      // One crate too few or too many, or added instead of multiplied.
      return [total - x, total + x, crates + x];
  }
}
