import type { Equation } from '../core/arithmetic';
import { type Skill, skillOfSum } from './skills';

/**
 * How an answer is given: digits are typed, said or scanned by one switch, one of several is chosen, or something in the
 * scene is touched.
 */
export type AnswerWay = 'typed' | 'spoken' | 'scanned' | 'chosen' | 'touched';

/** What a question practises, and how it is answered: all that a memory has to know of it. */
export interface Practised {
  readonly skill: Skill;
  /** Questions of one kind may stand for one another: nothing that the rules of the game fix is another in them. */
  readonly kind: string;
  /** What is asked, in signs: the same for the same question. */
  readonly asked: string;
  readonly way: AnswerWay;
  /** How many digits the answer has. */
  readonly digits: number;
}

/** How many digits numbers have together. */
export const digitsOf = (...numbers: readonly number[]): number =>
  numbers.reduce((count, number) => count + String(Math.abs(number)).length, 0);

/** What of a sum may be another than by itself: its answer is asked for, and sums of one operation stand for one another. */
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

/** What a question practises that is a kind by itself: any of them does as well as another. */
export const practisedKind = (skill: Skill, way: AnswerWay, digits = 0): Practised => ({
  skill,
  kind: skill,
  asked: skill,
  way,
  digits,
});
