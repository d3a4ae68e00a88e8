/* The latest results are stored in latest.json, one figure per line, so that a changed figure is one changed line in
   a diff. .bench/latest.md, which git ignores, is generated from it. A run of one game or measure changes only its
   own results, and the page states the run that each result is from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from './build.ts';
import { GAMES } from './games.ts';
import { latestPage, type Measured } from './latest-page.ts';
import { limitsOf } from './limits.ts';
import { MEASURES, SITE_MEASURES } from './measures.ts';
import { UNITS } from './report.ts';

const DATA = join(ROOT, 'bench/latest.json');
const PAGE = join(ROOT, '.bench/latest.md');

const RECORDS = v.array(
  v.object({
    subject: v.string(),
    measure: v.string(),
    run: v.object({ at: v.string(), commit: v.string(), machine: v.string() }),
    seconds: v.number(),
    figures: v.array(
      v.object({
        name: v.string(),
        of: v.optional(v.string()),
        // JSON writes NaN as null.
        value: v.pipe(
          v.nullable(v.number()),
          v.transform((value) => value ?? Number.NaN),
        ),
        unit: v.picklist(UNITS),
      }),
    ),
  }),
);

/** All measures, in the order in which they run. */
const ORDER = [
  ...Object.keys(SITE_MEASURES).map((measure) => `site ${measure}`),
  ...GAMES.flatMap(({ id }) => Object.keys(MEASURES).map((measure) => `${id} ${measure}`)),
];
const orderOf = ({ subject, measure }: Measured): number => ORDER.indexOf(`${subject} ${measure}`);

const stored = (): readonly Measured[] =>
  existsSync(DATA) ? v.parse(RECORDS, JSON.parse(readFileSync(DATA, 'utf8'))) : [];

/** JSON with a line for each measure and each figure. */
const toLines = (all: readonly Measured[]): string =>
  `[\n${all
    .map(({ figures, ...measured }) => {
      const lines = figures.map((figure) => `  ${JSON.stringify(figure)}`).join(',\n');
      return `${JSON.stringify(measured).slice(0, -1)},"figures":[\n${lines}\n]}`;
    })
    .join(',\n')}\n]\n`;

/** Replaces the stored results of a measure. Results of removed measures are deleted. */
export function storeResults(found: Measured): void {
  const others = stored().filter((one) => orderOf(one) !== -1 && orderOf(one) !== orderOf(found));
  // The source of a cost matters only while someone is working on it.
  const figures = found.figures.map(({ name, of, value, unit }) => ({ name, of, value, unit }));
  const all = [...others, { ...found, figures }].toSorted((one, other) => orderOf(one) - orderOf(other));
  writeFileSync(DATA, toLines(all));
  mkdirSync(dirname(PAGE), { recursive: true });
  writeFileSync(PAGE, latestPage(all, limitsOf));
}
