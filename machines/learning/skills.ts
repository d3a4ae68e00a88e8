/*
 * The skills that the games practise. The ids never change, because they are part of each child's stored memory.
 *
 * A fact has one id for both orders of its numbers, with the smaller one first: 7x8 is 7 × 8 and 8 × 7, ÷7x8 is 56 ÷ 7
 * and 56 ÷ 8, 5+8 is 5 + 8 and 8 + 5, and −5+8 is 13 − 5 and 13 − 8. For larger sums, each kind is one skill, such as
 * add.overTen. A game that practises anything else names its skills in the same form, in `machines/<id>/skills.ts`.
 */
import { calculateAnswer, type Equation, type Operation } from '../core/arithmetic';
import { getTopic } from '../core/sum-practice';

export type Skill = string;

/**
 * The skill of the whole type of question: fraction.add for fraction.add.same, which is the part of it that is asked with
 * the same denominators. Null for any other skill.
 */
export function findBroaderSkill(skill: Skill): Skill | null {
  const end = skill.lastIndexOf('.');
  return end > skill.indexOf('.') ? skill.slice(0, end) : null;
}

/** A fact's two numbers, with the smaller one first, and its operation. */
export interface Fact {
  readonly operation: Operation;
  readonly small: number;
  readonly large: number;
}

/** The largest factor of the times tables, and the largest addend of the sums to 20. */
export const FACT_LIMITS = { maxFactor: 12, maxAddend: 10 } as const;

const SYMBOL = { '+': '+', '−': '+', '×': 'x', '÷': 'x' } as const satisfies Record<Operation, string>;
const PREFIX = { '+': '', '−': '−', '×': '', '÷': '÷' } as const satisfies Record<Operation, string>;
const MAX = {
  '+': FACT_LIMITS.maxAddend,
  '−': FACT_LIMITS.maxAddend,
  '×': FACT_LIMITS.maxFactor,
  '÷': FACT_LIMITS.maxFactor,
} as const satisfies Record<Operation, number>;

const idOf = ({ operation, small, large }: Fact): Skill => `${PREFIX[operation]}${small}${SYMBOL[operation]}${large}`;

/** The fact skill for two numbers in either order. */
export const factSkill = (operation: Operation, one: number, other: number): Skill =>
  idOf({ operation, small: Math.min(one, other), large: Math.max(one, other) });

function factsOf(operation: Operation): readonly Fact[] {
  const numbers = Array.from({ length: MAX[operation] }, (_, index) => index + 1);
  return numbers.flatMap((small) => numbers.slice(small - 1).map((large) => ({ operation, small, large })));
}

const FACT_OF: ReadonlyMap<Skill, Fact> = new Map(
  (['×', '÷', '+', '−'] as const).flatMap(factsOf).map((fact) => [idOf(fact), fact]),
);

/**
 * All facts: products, quotients, sums and differences, each in table order. This list must never be shortened or
 * reordered.
 */
export const FACT_SKILLS: readonly Skill[] = [...FACT_OF.keys()];

const skillsOf = (operation: Operation): readonly Skill[] =>
  FACT_SKILLS.filter((skill) => FACT_OF.get(skill)?.operation === operation);

/** The 78 products of the tables, 1x1 to 12x12. */
export const PRODUCTS = skillsOf('×');
/** The 55 sums up to 20, 1+1 to 10+10. */
export const SUMS = skillsOf('+');

/** The fact behind a skill; null for a kind. */
export const findFact = (skill: Skill): Fact | null => FACT_OF.get(skill) ?? null;

/** Whether a fact needs no thinking: 1 × 7, 10 × 7, 2 × 7, 7 + 1. */
export function isTrivialFact(skill: Skill): boolean {
  const fact = findFact(skill);
  if (fact === null) return false;
  const { operation, small, large } = fact;
  return operation === '×' ? small <= 2 || small === 10 || large === 10 : operation === '+' && small === 1;
}

/**
 * The equation in which a fact is asked: 8 + 5 with the larger number first, 13 − 5 and 56 ÷ 7 with the smaller number
 * taken away or divided by, 7 × 8.
 */
export function toEquation({ operation, small, large }: Fact): Equation {
  const asked = (first: number, second: number): Equation => {
    return { first, operation, second, answer: calculateAnswer({ first, operation, second }) };
  };
  switch (operation) {
    case '+':
      return asked(large, small);
    case '−':
      return asked(small + large, small);
    case '×':
      return asked(small, large);
    case '÷':
      return asked(small * large, small);
  }
}

const isTens = (value: number): boolean => value !== 0 && value % 10 === 0;

/** The kind of a sum that is not a fact. */
function kindOf(equation: Equation): Skill {
  const { first, operation, second, answer } = equation;
  switch (operation) {
    case '+':
      return `add.${getTopic(equation)}`;
    case '−':
      return answer < 0 ? 'subtract.belowZero' : `subtract.${getTopic(equation)}`;
    case '×':
      if (first === 0 || second === 0) return 'multiply.zero';
      return isTens(first) || isTens(second) ? 'multiply.tens' : 'multiply.parts';
    case '÷':
      if (first === 0) return 'divide.zero';
      return isTens(second) || isTens(answer) ? 'divide.tens' : 'divide.parts';
  }
}

/** Every kind of sum that is not a fact. */
export const SUM_KINDS: readonly Skill[] = [
  ...['counting', 'overTen', 'tensAndOnes'].map((topic) => `add.${topic}`),
  ...['counting', 'overTen', 'fromTen', 'tensAndOnes', 'belowZero'].map((topic) => `subtract.${topic}`),
  ...['zero', 'tens', 'parts'].flatMap((kind) => [`multiply.${kind}`, `divide.${kind}`]),
];

/** Whether the skill is a fact, or a kind of sum that is not a fact. */
export const isSumSkill = (skill: Skill): boolean => FACT_OF.has(skill) || SUM_KINDS.includes(skill);

/** The skill that a sum practises, whichever of its numbers is asked for. */
export function getSumSkill(equation: Equation): Skill {
  const { first, operation, second, answer } = equation;
  // The numbers of the fact behind a sum: 7 and 8 for 56 ÷ 7, 5 and 8 for 13 − 5.
  const made =
    operation === '−' || operation === '÷' ? factSkill(operation, second, answer) : factSkill(operation, first, second);
  return FACT_OF.has(made) ? made : kindOf(equation);
}
