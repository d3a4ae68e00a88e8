/*
 * The contents of the balance: the question as crates and weights, and the steps that solve it. Both sides are equal at
 * every step, so everything shown is true.
 */
import { answerTo, type Equation as Sum } from '../core/arithmetic';
import type { Question } from './questions';

export interface Pan {
  readonly crates: number;
  readonly units: number;
}

export interface Balance {
  readonly left: Pan;
  readonly right: Pan;
}

/** One step towards the answer: the calculation, and the contents of the balance after it. */
export interface Step {
  /** Take units from both sides, share the rest among the crates, or put the number into each crate. */
  readonly kind: 'take' | 'share' | 'fill';
  readonly sum: Sum;
  readonly leaves: Balance;
}

/** The contents of the pans while the question is open. When the total is asked for, the right pan is empty. */
export const balanceOf = ({ mode, crates, added, total }: Question): Balance => ({
  left: { crates, units: added },
  right: { crates: 0, units: mode === 'substitute' ? 0 : total },
});

/** The weight of a pan when each crate holds `x`. */
export const worth = ({ crates, units }: Pan, x: number): number => crates * x + units;

const sumOf = (first: number, operation: Sum['operation'], second: number): Sum => ({
  first,
  operation,
  second,
  answer: answerTo({ first, operation, second }),
});

const standing = (crates: number, units: number): Balance => ({
  left: { crates, units: 0 },
  right: { crates: 0, units },
});

/** The steps to the answer. At the end one crate balances its number, or all crates balance the total. */
export function stepsFor({ mode, crates, added, x, total }: Question): readonly Step[] {
  if (mode === 'substitute') return [{ kind: 'fill', sum: sumOf(crates, '×', x), leaves: standing(crates, total) }];
  const rest = total - added;
  const take: Step = { kind: 'take', sum: sumOf(total, '−', added), leaves: standing(crates, rest) };
  if (crates === 1) return [take];
  return [take, { kind: 'share', sum: sumOf(rest, '÷', crates), leaves: standing(1, x) }];
}

/** The weight of each side according to the player's choice. They differ when the choice is wrong. */
export function claimOf(question: Question, choice: number): { readonly left: number; readonly right: number } {
  if (question.mode === 'substitute') return { left: question.total, right: choice };
  const { left, right } = balanceOf(question);
  return { left: worth(left, choice), right: right.units };
}

/** The available weights, heaviest first. */
export const WEIGHTS = [10, 5, 1] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The fewest weights for this many units, heaviest first: 19 is 10, 5, 1, 1, 1, 1. */
export function weightsFor(units: number): readonly Weight[] {
  const weights: Weight[] = [];
  let left = units;
  for (const weight of WEIGHTS) {
    for (; left >= weight; left -= weight) weights.push(weight);
  }
  return weights;
}
