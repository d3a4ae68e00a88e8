/* The limits of the framework, copied from its text and independent of the game. */

/** The minimum and maximum number of questions for each table. */
const LIMITS: Readonly<Record<number, readonly [number, number]>> = {
  2: [0, 2],
  3: [1, 3],
  4: [1, 3],
  5: [1, 3],
  6: [2, 4],
  7: [2, 4],
  8: [2, 4],
  9: [2, 4],
  10: [0, 2],
  11: [1, 3],
  12: [2, 4],
};

type Product = readonly [first: number, second: number];

/** Every violation of the framework in a form. */
export function findFaults(form: readonly Product[]): readonly string[] {
  const counted = (index: 0 | 1, table: number) => form.filter((product) => product[index] === table).length;
  const tables = Object.entries(LIMITS).map(([table, limits]) => [Number(table), ...limits] as const);
  const early = [2, 5, 10].map((table) => counted(0, table)).reduce((total, count) => total + count);
  const pairs = new Set(form.map(([first, second]) => [Math.min(first, second), Math.max(first, second)].join('×')));
  return [
    ...(form.length === 25 ? [] : [`${form.length} questions`]),
    ...(pairs.size === form.length ? [] : ['the same twice']),
    ...(form.flat().every((factor) => factor in LIMITS) ? [] : ['a factor that is none']),
    ...(early >= 3 && early <= 7 ? [] : [`${early} from 2, 5 and 10`]),
    ...(counted(0, 5) > 0 ? [] : ['no 5']),
    ...tables
      .filter(([table, min, max]) => counted(0, table) < min || counted(0, table) > max)
      .map(([table]) => `first number ${table}`),
    ...tables
      .filter(([table, min, max]) => counted(1, table) < min - 1 || counted(1, table) > max + 1)
      .map(([table]) => `second number ${table}`),
  ];
}

/** The frequency of each product in the forms of these seeds, as a multiple of an equal share. */
export function chiSquareByPosition(formOf: (seed: number) => readonly Product[], seeds: number): readonly number[] {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed++)
    for (const product of formOf(seed)) counts.set(String(product), (counts.get(String(product)) ?? 0) + 1);
  const even = (25 * seeds) / 121;
  const ratios = [...counts.values()].map((count) => count / even);
  return [...ratios, ...Array<number>(121 - ratios.length).fill(0)].toSorted((one, other) => one - other);
}
