import type { Equation } from '../core/arithmetic';
import { getSumSkill, type Skill } from './skills';

/**
 * The way an answer is given: digits are typed, spoken or scanned with a single switch, an option is chosen, or
 * something in the scene is touched.
 */
export type AnswerMethod = 'typed' | 'spoken' | 'scanned' | 'chosen' | 'touched';

/**
 * The skill that a question practises, and how the question is answered. This is all that the memory needs to know
 * about it.
 */
export interface PractisedSkill {
  readonly skill: Skill;
  /** Questions of the same kind can replace each other, because they agree in everything that the game's rules fix. */
  readonly kind: string;
  /** Identifies the question: equal for equal questions. */
  readonly asked: string;
  readonly way: AnswerMethod;
  /** The number of digits in the answer. */
  readonly digits: number;
}

/** The total number of digits in these numbers. */
export const countDigits = (...numbers: readonly number[]): number =>
  numbers.reduce((count, number) => count + String(Math.abs(number)).length, 0);

/** Overrides for a sum. By default, the answer is asked for, and any sum with the same operation can replace it. */
interface SumAsked {
  readonly kind?: string;
  readonly missing?: 'first' | 'second' | 'answer';
}

/** The skill that a sum practises, whichever of its numbers is asked for. */
export function practisedSumSkill(
  equation: Equation,
  way: AnswerMethod,
  { kind = equation.operation, missing = 'answer' }: SumAsked = {},
): PractisedSkill {
  const { first, operation, second } = equation;
  return {
    skill: getSumSkill(equation),
    kind,
    asked: `${first}${operation}${second}.${missing}`,
    way,
    digits: countDigits(equation[missing]),
  };
}

/** For a question whose skill is a kind, where all questions are equally good. */
export const practisedKindSkill = (skill: Skill, way: AnswerMethod, digits = 0): PractisedSkill => ({
  skill,
  kind: skill,
  asked: skill,
  way,
  digits,
});
