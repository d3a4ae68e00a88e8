import type { CostSite } from './cost-sites.ts';

/** One measured value. */
export interface Measurement {
  readonly name: string;
  /** Distinguishes results that share a name and its limit: "/faq". */
  readonly of?: string | undefined;
  readonly value: number;
  readonly unit: Unit;
  /** The positions in the source with the highest cost first, in bytes. */
  readonly sites?: readonly CostSite[];
  readonly notes?: readonly string[];
}

/**
 * The unit of a result. Sizes are stored in bytes, times in milliseconds, proportions from 0 to 1, ratios as they are.
 */
export const UNITS = ['count', 'bytes', 'milliseconds', 'share', 'ratio'] as const;
export type Unit = (typeof UNITS)[number];

/** The maximum of each result, by name. */
export type Limits = Readonly<Record<string, number>>;

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

const FORMATS: Readonly<Record<Unit, (value: number) => string>> = {
  count: (value) => rounded(value, 3),
  bytes: (value) => (Math.abs(value) < 10 * 1024 ? `${rounded(value, 0)} B` : `${rounded(value / 1024, 1)} KB`),
  milliseconds: (value) => `${rounded(value, 0)} ms`,
  share: (value) => `${rounded(100 * value, 2)} %`,
  ratio: (value) => `${rounded(value, 2)} x`,
};

export const formatMeasurement = ({ unit }: Pick<Measurement, 'unit'>, value: number): string => FORMATS[unit](value);

const fullName = ({ name, of }: Pick<Measurement, 'name' | 'of'>): string =>
  of === undefined ? name : `${name}, ${of}`;

/** Rows of cells as a Markdown table; the first row is the header. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map((_, column) => column);
  const widths = columns.map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${columns.map((column) => (row[column] ?? '').padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = rows.map(line);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}

/** The results of one subject as a Markdown table, each with its limit. */
export function measurementTable(title: string, figures: readonly Measurement[], limits: Limits): string {
  const rows = figures.map((figure) => {
    const limit = limits[figure.name];
    const verdict = limit === undefined ? '' : isWithin(figure, limit) ? 'ok' : 'OVER';
    return [
      fullName(figure),
      formatMeasurement(figure, figure.value),
      limit === undefined ? '' : formatMeasurement(figure, limit),
      verdict,
    ];
  });
  return markdownTable([[title, 'measured', 'limit', ''], ...rows]);
}

/** A table cell with a result, which is bold if it exceeds its limit. */
export function measurementCell(figure: Measurement, limit: number | undefined): string {
  const text = formatMeasurement(figure, figure.value);
  return isOverLimit(figure, limit) ? `**${text}**` : text;
}

/** NaN is never within a limit: a result that could not be measured is a fault. */
const isWithin = ({ value }: Measurement, limit: number): boolean => value <= limit;

export const isOverLimit = (figure: Measurement, limit: number | undefined): boolean =>
  limit !== undefined && !isWithin(figure, limit);

/** A message for each result that exceeds its limit, with the source lines that cost most. */
export function findExceededLimits(title: string, figures: readonly Measurement[], limits: Limits): readonly string[] {
  const over = figures.flatMap((figure) => {
    const limit = limits[figure.name];
    if (limit === undefined || isWithin(figure, limit)) return [];
    const sites = [
      ...(figure.sites ?? []).map(({ site, weight }) => `    ${formatMeasurement({ unit: 'bytes' }, weight)}  ${site}`),
      ...(figure.notes ?? []).map((note) => `    ${note}`),
    ];
    const fault = `${title}: ${fullName(figure)} is ${formatMeasurement(figure, figure.value)}, over its limit of ${formatMeasurement(figure, limit)}.`;
    return [[fault, ...(sites.length > 0 ? ['  Most of it is here:', ...sites] : [])].join('\n')];
  });
  const missing = Object.keys(limits)
    .filter((name) => !figures.some((figure) => figure.name === name))
    .map((name) => `${title}: ${name} has a limit but was not measured.`);
  return [...over, ...missing];
}
