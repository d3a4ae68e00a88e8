/* What to practise next after a round of sums: a small rule over its mistakes. */
import type { Equation, Operation } from './arithmetic';

/** What kind of adding or taking away a sum is, by how it is done in the head. */
export type Topic =
  /** A small number, not past a ten: 5 + 3, 58 − 3. */
  | 'counting'
  /** A small number past a ten: 47 + 8, 52 − 7. */
  | 'overTen'
  /** A small number from a full ten: 30 − 7. */
  | 'fromTen'
  /** Two figures: 38 + 25, 61 − 35. */
  | 'tensAndOnes';

/** One thing to practise next, with a sum of this round that shows it. */
export type Practice =
  | { readonly kind: Topic; readonly operation: '+' | '−'; readonly example: Equation }
  | { readonly kind: 'table'; readonly operation: '×' | '÷'; readonly table: number; readonly example: Equation }
  /** Only products and shares with 1 or 10 went wrong, which need no table. */
  | { readonly kind: 'rule'; readonly example: Equation };

/** What occurs most in a list, of those that occur equally often the one that came last; undefined for an empty list. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    // Set anew, so that of two equal counts the later one stands behind.
    counts.delete(value);
    counts.set(value, count);
  }
  const max = Math.max(...counts.values());
  return [...counts].reverse().find(([, count]) => count === max)?.[0];
}

/** What kind of adding or taking away a sum is. */
export function topicOf({ first, operation, second }: Equation): Topic {
  // The smaller number is added to the larger one.
  const [from, by] = operation === '+' && second > first ? [second, first] : [first, second];
  if (by >= 10) return 'tensAndOnes';
  const ones = from % 10;
  if (operation === '+') return ones > 0 && ones + by > 10 ? 'overTen' : 'counting';
  if (ones === 0) return 'fromTen';
  return by > ones ? 'overTen' : 'counting';
}

/** The times tables in which a sum stands, the harder one last; none for one with 1 or 10, which a rule is enough for. */
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
  const kind = mostFrequent(missed.map(topicOf)) ?? topicOf(last);
  return { kind, operation, example: [...missed].reverse().find((equation) => topicOf(equation) === kind) ?? last };
}

/** What to practise next, by the operation that went wrong most often; null where nothing went wrong. */
export function practiceTopic(mistakes: readonly Equation[]): Practice | null {
  const operation = mostFrequent<Operation>(mistakes.map((equation) => equation.operation));
  const missed = mistakes.filter((equation) => equation.operation === operation);
  const last = missed.at(-1);
  if (operation === undefined || last === undefined) return null;
  return operation === '×' || operation === '÷'
    ? fromTables(operation, missed, last)
    : fromSums(operation, missed, last);
}
