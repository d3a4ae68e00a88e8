/*
 * Derives a sum from facts that this child knows: 7 × 8 as 7 × 7 and 7 more if the child knows 7 × 7, or as 5 × 8 and 2
 * × 8 if the child knows those. Teachers call these derived facts. We never derive a sum from a fact that is itself
 * weak. If the child does not know any helpful facts, we use the standard steps and picture.
 */
import {
  calculateAnswer,
  type Equation,
  isCloseDifference,
  type Operation,
  type Sum,
  workedSteps,
} from '../core/arithmetic';
import { createDotArray, createPicture, type Jump, type SumPicture } from '../core/explain';
import { getTrace, MEMORY, type Memory } from './memory';
import { FACT_LIMITS, findFact, getSumSkill, type Skill } from './skills';

/** The strategy that explains a sum. */
export type Strategy =
  /** 9 × 7 from 10 × 7, 12 × 7 from 10 × 7 and 2 × 7, and 46 + 29 from 46 + 30. */
  | 'nearTen'
  /** 7 × 8 from 7 × 7. */
  | 'nearSquare'
  /** 7 + 8 from 7 + 7. */
  | 'nearDouble'
  /** 6 × 7 from twice 3 × 7. */
  | 'doubling'
  /** 5 × 8 from half of 10 × 8. */
  | 'halving'
  /** 6 × 8 from 5 × 8 and 8 more, or from 7 × 8 and 8 less. */
  | 'nextInTable'
  /** 7 × 8 from 5 × 8 and 2 × 8. */
  | 'splitting'
  /** 8 + 5 from 8 + 2 and 3 more. */
  | 'makingTen'
  /** 56 ÷ 7 from 7 × 8, and 13 − 5 from 5 + 8. */
  | 'inverse'
  /** The standard steps, because the child does not know a fact that helps. */
  | 'worked';

/** An explanation: steps that are all true and end with the answer, and a picture of them. */
export interface Explanation {
  readonly strategy: Strategy;
  readonly steps: readonly Equation[];
  readonly picture: SumPicture;
}

const equation = (first: number, operation: Operation, second: number): Equation => ({
  first,
  operation,
  second,
  answer: calculateAnswer({ first, operation, second }),
});

/** Facts that count as known even if they were never asked: times 1, times 10, 10 + 4 and their inverses. */
function isAssumedKnown(skill: Skill): boolean {
  const fact = findFact(skill);
  if (fact === null) return false;
  const { operation, small, large } = fact;
  return operation === '×' ? small === 1 || small === 10 || large === 10 : operation === '+' && large === 10;
}

/**
 * Whether an explanation can build on a sum, because the child knows it well, or because it is trivial and was not
 * missed.
 */
function isSure(memory: Memory, sum: Equation): boolean {
  const skill = getSumSkill(sum);
  const trace = getTrace(memory, skill);
  if (trace === null) return isAssumedKnown(skill);
  return !trace.isMissed && trace.reached !== 'learning' && trace.strength >= MEMORY.right;
}

/** One way to explain a sum: the facts it relies on, its steps, and its own picture if it has one. */
interface Way {
  readonly strategy: Strategy;
  readonly needs: readonly Equation[];
  readonly steps: readonly Equation[];
  readonly picture?: SumPicture;
}

/** Uses one group fewer, then adds a group. */
function oneGroupLess(strategy: Strategy, groups: number, each: number): Way {
  const base = equation(groups - 1, '×', each);
  const steps = [base, equation(base.answer, '+', each)];
  return { strategy, needs: [base], steps, picture: createDotArray(groups, each, groups - 1) };
}

/** Uses one group more, then takes a group away. */
function oneGroupMore(strategy: Strategy, groups: number, each: number): Way {
  const base = equation(groups + 1, '×', each);
  const steps = [base, equation(base.answer, '−', each)];
  return { strategy, needs: [base], steps, picture: createDotArray(groups + 1, each, groups, 'taken') };
}

/** Splits the groups into two parts. */
function inParts(strategy: Strategy, groups: number, each: number, split: number): Way {
  const [one, other] = [equation(split, '×', each), equation(groups - split, '×', each)];
  const needs = split * 2 === groups ? [one] : [one, other];
  const steps = [...needs, equation(one.answer, '+', other.answer)];
  return { strategy, needs, steps, picture: createDotArray(groups, each, split) };
}

function halfOfTen(each: number): Way {
  const base = equation(10, '×', each);
  const steps = [base, equation(base.answer, '÷', 2)];
  return { strategy: 'halving', needs: [base], steps, picture: createDotArray(10, each, 5, 'half') };
}

/** The first part when groups are not split in half, in this order, because most children know these facts best. */
const SPLITS = [5, 2, 3, 4] as const;

/** All ways to work out `groups` groups of `each`. */
function waysToGroups(groups: number, each: number): readonly Way[] {
  return [
    ...(groups === 9 ? [oneGroupMore('nearTen', groups, each)] : []),
    ...(groups === 11 ? [oneGroupLess('nearTen', groups, each)] : []),
    ...(groups === 12 ? [inParts('nearTen', groups, each, 10)] : []),
    ...(groups === each + 1 ? [oneGroupLess('nearSquare', groups, each)] : []),
    ...(groups === each - 1 ? [oneGroupMore('nearSquare', groups, each)] : []),
    ...(groups > 2 && groups % 2 === 0 ? [inParts('doubling', groups, each, groups / 2)] : []),
    ...(groups === 5 ? [halfOfTen(each)] : []),
    ...(groups > 2 ? [oneGroupLess('nextInTable', groups, each)] : []),
    ...(groups > 2 && groups < FACT_LIMITS.maxFactor ? [oneGroupMore('nextInTable', groups, each)] : []),
    ...SPLITS.filter((split) => split < groups - 1).map((split) => inParts('splitting', groups, each, split)),
  ];
}

/** Strategies for a product, simplest first: ways that only add are before ways that subtract. */
const SIMPLEST_FIRST: readonly Strategy[] = [
  'nearTen',
  'nearSquare',
  'doubling',
  'halving',
  'nextInTable',
  'splitting',
];

function waysToProduct(first: number, second: number): readonly Way[] {
  const factors = [first, second];
  // A double is simpler than anything that leads to it.
  if (factors.some((factor) => factor <= 2 || factor === 10 || factor > FACT_LIMITS.maxFactor)) return [];
  const ways = [...waysToGroups(first, second), ...waysToGroups(second, first)];
  const isAdding = ({ steps }: Way): boolean => steps.at(-1)?.operation !== '−';
  return SIMPLEST_FIRST.flatMap((strategy) => {
    const like = ways.filter((way) => way.strategy === strategy);
    return [...like.filter(isAdding), ...like.filter((way) => !isAdding(way))];
  });
}

const jumpOf = ({ first: from, answer: to }: Equation): Jump => ({ from, by: to - from, to });

/** Goes to the next multiple of ten and back: 46 + 29 = 46 + 30 − 1, and 52 − 29 = 52 − 30 + 1. */
function viaNextTen(first: number, operation: '+' | '−', second: number): readonly Way[] {
  const over = 10 - (second % 10);
  const tens = equation(first, operation, second + over);
  if (over > (second < 10 ? 1 : 2) || tens.answer < 0) return [];
  const back = equation(tens.answer, operation === '+' ? '−' : '+', over);
  // 46 + 30 is known as well as 4 + 3 is. Adding a single ten is a separate skill.
  const needed = second < 10 ? tens : equation(Math.floor(first / 10), operation, (second + over) / 10);
  const picture: SumPicture = { kind: 'line', from: first, jumps: [tens, back].map(jumpOf) };
  return [{ strategy: 'nearTen', needs: [needed], steps: [tens, back], picture }];
}

/** Ways to work out a sum up to 20, simplest first. */
function waysToSmallSum(large: number, small: number): readonly Way[] {
  const apart = large - small;
  const double = equation(small, '+', small);
  const toDouble = [double, equation(double.answer, '+', apart)];
  const toTheTen = equation(large, '+', 10 - large);
  return [
    ...(apart === 1 || apart === 2
      ? [
          {
            strategy: 'nearDouble' as const,
            needs: [double],
            steps: toDouble,
            picture: { kind: 'line', from: small, jumps: toDouble.map(jumpOf) } as const,
          },
        ]
      : []),
    ...(large + small > 10
      ? [
          {
            strategy: 'makingTen' as const,
            needs: [toTheTen],
            steps: [toTheTen, equation(10, '+', small - toTheTen.second)],
          },
        ]
      : []),
  ];
}

function waysToSum(first: number, second: number): readonly Way[] {
  const [large, small] = first < second ? [second, first] : [first, second];
  if (large <= FACT_LIMITS.maxAddend) return small < 3 || large === 10 ? [] : waysToSmallSum(large, small);
  return [...viaNextTen(large, '+', small), ...(small > 10 ? viaNextTen(small, '+', large) : [])];
}

/** Works out 13 − 5 from 5 + 8, and 56 ÷ 7 from 7 × 8. The inverse may itself be derived from other facts. */
function waysByInverse(memory: Memory, undone: Equation): readonly Way[] {
  const derived = isSure(memory, undone) ? null : derivedFrom(memory, undone);
  return derived === null
    ? [{ strategy: 'inverse', needs: [undone], steps: [undone] }]
    : [{ ...derived, steps: [...derived.steps, undone] }];
}

function waysTo(memory: Memory, { first, operation, second }: Sum): readonly Way[] {
  switch (operation) {
    case '+':
      return waysToSum(first, second);
    case '−': {
      const rest = first - second;
      if (rest < 1 || isCloseDifference(first, second)) return [];
      return second <= FACT_LIMITS.maxAddend && rest <= FACT_LIMITS.maxAddend
        ? waysByInverse(memory, equation(second, '+', rest))
        : viaNextTen(first, '−', second);
    }
    case '×':
      return waysToProduct(first, second);
    case '÷':
      return first === 0 ? [] : waysByInverse(memory, equation(second, '×', first / second));
  }
}

const derivedFrom = (memory: Memory, sum: Sum): Way | null =>
  waysTo(memory, sum).find(({ needs }) => needs.every((one) => isSure(memory, one))) ?? null;

/** The explanation of a sum for a child with this memory. Throws a RangeError for a division with a remainder. */
export function explainSum(memory: Memory, sum: Sum): Explanation {
  const way = derivedFrom(memory, sum);
  if (way === null) return { strategy: 'worked', steps: workedSteps(sum), picture: createPicture(sum) };
  return { strategy: way.strategy, steps: way.steps, picture: way.picture ?? createPicture(sum) };
}
