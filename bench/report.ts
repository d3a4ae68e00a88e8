import type { Site } from './blame.ts';

/** One thing that was measured. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Where the cost arises, the costliest first, in bytes. */
  readonly sites?: readonly Site[];
  /** What else tells why it is so, in words. */
  readonly notes?: readonly string[];
}

/** How a figure is written. Sizes are held in bytes, shares from 0 to 1, ratios as they are. */
export type Unit = 'count' | 'bytes' | 'share' | 'ratio';

/** The most that each figure may be, by name. */
export type Limits = Readonly<Record<string, number>>;

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

const WRITTEN: Readonly<Record<Unit, (value: number) => string>> = {
  count: (value) => rounded(value, 3),
  bytes: (value) => (Math.abs(value) < 10 * 1024 ? `${rounded(value, 0)} B` : `${rounded(value / 1024, 1)} KB`),
  share: (value) => `${rounded(100 * value, 2)} %`,
  ratio: (value) => `${rounded(value, 2)} x`,
};

/** A figure in words. */
export const written = ({ unit }: Pick<Figure, 'unit'>, value: number): string => WRITTEN[unit](value);

/** The figures of one place as a table in Markdown, each with its limit. */
export function table(title: string, figures: readonly Figure[], limits: Limits): string {
  const rows = figures.map((figure) => {
    const limit = limits[figure.name];
    const verdict = limit === undefined ? '' : isWithin(figure, limit) ? 'ok' : 'OVER';
    return [figure.name, written(figure, figure.value), limit === undefined ? '' : written(figure, limit), verdict];
  });
  const all = [[title, 'measured', 'limit', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all.map(line);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}

/** Not a number is never within a limit: a figure that could not be measured is a fault. */
const isWithin = ({ value }: Figure, limit: number): boolean => value <= limit;

/** What is wrong with the figures, in plain words: each that is over its limit, with the places that cost most. */
export function faultsOf(title: string, figures: readonly Figure[], limits: Limits): readonly string[] {
  const over = figures.flatMap((figure) => {
    const limit = limits[figure.name];
    if (limit === undefined || isWithin(figure, limit)) return [];
    const sites = [
      ...(figure.sites ?? []).map(({ place, weight }) => `    ${written({ unit: 'bytes' }, weight)}  ${place}`),
      ...(figure.notes ?? []).map((note) => `    ${note}`),
    ];
    const fault = `${title}: ${figure.name} is ${written(figure, figure.value)}, over its limit of ${written(figure, limit)}.`;
    return [[fault, ...(sites.length > 0 ? ['  It arises most here:', ...sites] : [])].join('\n')];
  });
  const missing = Object.keys(limits)
    .filter((name) => !figures.some((figure) => figure.name === name))
    .map((name) => `${title}: ${name} has a limit and was not measured.`);
  return [...over, ...missing];
}
