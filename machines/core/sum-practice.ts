/* Suggests what to practise after a round of sums, based on its mistakes. */
import type { Equation, Operation } from './arithmetic';

/** Kinds of addition and subtraction, by how people do them in their heads. */
export type Topic =
  /** A small number that does not cross a ten: 5 + 3, 58 − 3. */
  | 'counting'
  /** A small number that crosses a ten: 47 + 8, 52 − 7. */
  | 'overTen'
  /** A small number from a multiple of ten: 30 − 7. */
  | 'fromTen'
  /** Two digits: 38 + 25, 61 − 35. */
  | 'tensAndOnes';

/** One thing to practise, with a sum from this round as an example. */
export type Practice =
  | { readonly kind: Topic; readonly operation: '+' | '−'; readonly example: Equation }
  | { readonly kind: 'table'; readonly operation: '×' | '÷'; readonly table: number; readonly example: Equation }
  /** All missed sums were multiplications or divisions by 1 or 10, where a rule is enough. */
  | { readonly kind: 'rule'; readonly example: Equation };

/**
 * The most frequent item of a list. If several are equally frequent, the one that appears last; undefined for an empty
 * list.
 */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    // Deleting it first moves the entry to the end, so that the later one wins when counts are equal.
    counts.delete(value);
    counts.set(value, count);
  }
  const max = Math.max(...counts.values());
  return [...counts].reverse().find(([, count]) => count === max)?.[0];
}

export function getTopic({ first, operation, second }: Equation): Topic {
  // The smaller number is added to the larger one.
  const [from, by] = operation === '+' && second > first ? [second, first] : [first, second];
  if (by >= 10) return 'tensAndOnes';
  const ones = from % 10;
  if (operation === '+') return ones > 0 && ones + by > 10 ? 'overTen' : 'counting';
  if (ones === 0) return 'fromTen';
  return by > ones ? 'overTen' : 'counting';
}

/**
 * The times tables that a sum belongs to, with the harder one last. Empty for sums with 1 or 10, where a rule is
 * enough.
 */
function tablesOf({ first, operation, second, answer }: Equation): readonly number[] {
  const factors = operation === '÷' ? [second, answer] : [first, second];
  if (factors.some((factor) => factor === 1 || factor === 10)) return [];
  return operation === '÷' ? [second] : [...new Set(factors)].sort((one, other) => one - other);
}

function fromTables(operation: '×' | '÷', missed: readonly Equation[], last: Equation): Practice {
  const table = mostFrequent(missed.flatMap(tablesOf));
  const example = [...missed].reverse().find((equation) => table !== undefined && tablesOf(equation).includes(table));
  return table === undefined || example === undefined
    ? { kind: 'rule', example: last }
    : { kind: 'table', operation, table, example };
}

function fromSums(operation: '+' | '−', missed: readonly Equation[], last: Equation): Practice {
  const kind = mostFrequent(missed.map(getTopic)) ?? getTopic(last);
  return { kind, operation, example: [...missed].reverse().find((equation) => getTopic(equation) === kind) ?? last };
}

/** Suggests practice for the operation with the most mistakes; null if there were none. */
export function practiceTopic(mistakes: readonly Equation[]): Practice | null {
  const operation = mostFrequent<Operation>(mistakes.map((equation) => equation.operation));
  const missed = mistakes.filter((equation) => equation.operation === operation);
  const last = missed.at(-1);
  if (operation === undefined || last === undefined) return null;
  return operation === '×' || operation === '÷'
    ? fromTables(operation, missed, last)
    : fromSums(operation, missed, last);
}
