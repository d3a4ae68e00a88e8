import type { Equation } from '../core/arithmetic';
import { type Skill, skillOfSum } from './skills';

/**
 * How an answer is given: digits are typed, spoken or scanned with one switch, an option is chosen, or something in the scene
 * is touched.
 */
export type AnswerWay = 'typed' | 'spoken' | 'scanned' | 'chosen' | 'touched';

/** What a question practises and how it is answered. This is all that the memory needs to know about it. */
export interface Practised {
  readonly skill: Skill;
  /**
   * Questions of the same kind can replace each other: they do not differ in anything that the rules of the game fix.
   */
  readonly kind: string;
  /** A text that identifies the question: equal for equal questions. */
  readonly asked: string;
  readonly way: AnswerWay;
  /** How many digits the answer has. */
  readonly digits: number;
}

/** How many digits these numbers have in total. */
export const digitsOf = (...numbers: readonly number[]): number =>
  numbers.reduce((count, number) => count + String(Math.abs(number)).length, 0);

/** Overrides for a sum. By default the answer is asked for, and sums with the same operation can replace each other. */
interface SumAsked {
  readonly kind?: string;
  readonly missing?: 'first' | 'second' | 'answer';
}

/** What a sum practises, whichever of its numbers is asked for. */
export function practisedSum(
  equation: Equation,
  way: AnswerWay,
  { kind = equation.operation, missing = 'answer' }: SumAsked = {},
): Practised {
  const { first, operation, second } = equation;
  return {
    skill: skillOfSum(equation),
    kind,
    asked: `${first}${operation}${second}.${missing}`,
    way,
    digits: digitsOf(equation[missing]),
  };
}

/** What a question practises when its skill is a kind, in which all questions are equally good. */
export const practisedKind = (skill: Skill, way: AnswerWay, digits = 0): Practised => ({
  skill,
  kind: skill,
  asked: skill,
  way,
  digits,
});
