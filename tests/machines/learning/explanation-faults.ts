/* The rules for every explanation, checked independently of the code under test. */
import { isSameSum, type Operation, type Sum } from '../../../machines/core/arithmetic';
import type { DotArray, SumPicture } from '../../../machines/core/explain';
import { pickOne, type Random, randomInteger } from '../../../machines/core/random';
import type { Explanation } from '../../../machines/learning/derived-facts';
import { getTrace, type Memory, type Trace } from '../../../machines/learning/memory';
import { FACT_SKILLS, findFact, getSumSkill, SUM_KINDS } from '../../../machines/learning/skills';

const TRACES: readonly Trace[] = (['learning', 'right', 'quick'] as const).flatMap((reached) =>
  [0.1, 0.5, 0.9].flatMap((strength) =>
    [true, false].map((isMissed) => ({ strength, reached, isMissed, seen: 4, days: 2, lastDay: 20_000, bestMs: null })),
  ),
);

/** A memory in which each skill was asked with a probability of one half, and has a random strength. */
export function randomMemory(random: Random): Memory {
  const traces: Record<string, Trace> = {};
  for (const skill of [...FACT_SKILLS, ...SUM_KINDS]) {
    const index = randomInteger(random, 0, 2 * TRACES.length - 1);
    const trace = TRACES[index];
    if (trace !== undefined) traces[skill] = trace;
  }
  return { traces, hands: {} };
}

/** Any sum with a whole answer; small ones are more frequent. */
export function randomSum(random: Random): Sum {
  const operation = pickOne<Operation>(random, ['+', '−', '×', '÷']);
  const max = pickOne(random, [10, 12, 12, 60, 999]);
  const [one, other] = [randomInteger(random, 0, max), randomInteger(random, 1, max)];
  return operation === '÷'
    ? { first: one * other, operation, second: other }
    : { first: one, operation, second: other };
}

export const calculateResult = ({ first, operation, second }: Sum): number =>
  ({ '+': first + second, '−': first - second, '×': first * second, '÷': first / second })[operation];

/** The result of counting everything in a picture. */
export function countPicture(picture: SumPicture, { operation, second }: Sum): number {
  switch (picture.kind) {
    case 'line': {
      // When counting up, the difference is the total of the jumps, not the number they end on.
      const isCountedUp = operation === '−' && picture.from === second && picture.jumps.every(({ by }) => by > 0);
      return picture.jumps.reduce((at, { by }) => at + by, isCountedUp ? 0 : picture.from);
    }
    case 'frames':
      return picture.first + picture.added - picture.taken;
    case 'array':
      return picture.rows * (picture.rest === 'added' ? picture.columns : picture.split!);
    case 'bowls':
      return picture.each;
    case 'areaModel':
      return picture.parts.reduce((sum, { length, product }) => sum + (operation === '÷' ? length : product), 0);
  }
}

/** The products that a picture of dots shows: its parts, a part taken away, or the whole of which it is half. */
function productsIn({ rows, columns, split, rest }: DotArray): readonly number[] {
  if (split === null || rest === 'half') return [rows * columns];
  return [rows * (rest === 'added' ? split : columns), rows * (columns - split)];
}

/** Describes a product in the picture of dots that does not appear in the steps; null if there is none. */
function figureBeyond({ steps, picture }: Explanation): string | null {
  if (steps.length === 0 || picture.kind !== 'array') return null;
  const said = new Set(steps.flatMap(({ first, second, answer }) => [first, second, answer]));
  return productsIn(picture).every((product) => said.has(product)) ? null : 'its picture tells what its words do not';
}

/** Whether a skill is too weak to build on: it was asked, and is missed, still being learnt or not strong enough. */
function isWeak(memory: Memory, step: Sum): boolean {
  const skill = getSumSkill({ ...step, answer: calculateResult(step) });
  const trace = getTrace(memory, skill);
  return (
    findFact(skill) !== null &&
    trace !== null &&
    (trace.isMissed || trace.reached === 'learning' || trace.strength < 0.32)
  );
}

/** The sums that an explanation builds on: its products, except its result, and the sum it starts with. */
function basesOf({ first, operation }: Sum, { strategy, steps }: Explanation): readonly Sum[] {
  if (strategy === 'inverse') return steps;
  const isEnd = (step: Sum): boolean => operation === '÷' && calculateResult(step) === first;
  const products = steps.filter((step) => step.operation === '×' && !isEnd(step));
  return strategy === 'nearDouble' || strategy === 'makingTen' ? steps.slice(0, 1) : products;
}

/** Describes a fault of an explanation; null if it is true, leads to the answer, and builds on nothing weak. */
export function findFault(memory: Memory, sum: Sum, explanation: Explanation): string | null {
  const { strategy, steps, picture } = explanation;
  if (steps.some((step) => calculateResult(step) !== step.answer)) return 'a step is false';
  if (strategy === 'worked') return figureBeyond(explanation);
  if (steps.some((step) => isSameSum(step, sum))) return 'it explains a sum by itself';
  const last = steps.at(-1)!;
  const result = calculateResult(sum);
  // The inverse contains the answer: 7 × 8 = 56 gives 56 ÷ 7.
  const leads =
    sum.operation === '−' || sum.operation === '÷'
      ? last.answer === result || (last.answer === sum.first && [last.first, last.second].includes(result))
      : last.answer === result;
  if (!leads) return 'it does not lead to the answer';
  if (basesOf(sum, explanation).some((base) => isWeak(memory, base))) return 'it builds on what is weak';
  const shown = countPicture(picture, sum);
  if (shown !== result && shown !== sum.first) return 'its picture shows something else';
  return figureBeyond(explanation);
}
