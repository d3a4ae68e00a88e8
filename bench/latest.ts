/*
 * What was measured last is kept in latest.json, measure by measure, and latest.md is written from it anew: a run of one
 * game or one measure changes only what it measured, and the page says which run each figure comes from.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from './build.ts';
import { GAMES } from './games.ts';
import { latestPage, type Measured } from './latest-page.ts';
import { limitsOf } from './limits.ts';
import { MEASURES, SITE_MEASURES } from './measures.ts';
import { UNITS } from './report.ts';

const DATA = join(ROOT, 'bench/latest.json');
const PAGE = join(ROOT, 'bench/latest.md');

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
        // JSON writes what is not a number as null.
        value: v.pipe(
          v.nullable(v.number()),
          v.transform((value) => value ?? Number.NaN),
        ),
        unit: v.picklist(UNITS),
      }),
    ),
  }),
);

/** All that there is to measure, in the order in which it is. */
const ORDER = [
  ...Object.keys(SITE_MEASURES).map((measure) => `site ${measure}`),
  ...GAMES.flatMap(({ id }) => Object.keys(MEASURES).map((measure) => `${id} ${measure}`)),
];
const orderOf = ({ subject, measure }: Measured): number => ORDER.indexOf(`${subject} ${measure}`);

const stored = (): readonly Measured[] =>
  existsSync(DATA) ? v.parse(RECORDS, JSON.parse(readFileSync(DATA, 'utf8'))) : [];

/** Keeps what a measure has found of a place, in the stead of what it found before. What there is no more is forgotten. */
export function keep(found: Measured): void {
  const others = stored().filter((one) => orderOf(one) !== -1 && orderOf(one) !== orderOf(found));
  // Where a cost arises is for those who mend it now.
  const figures = found.figures.map(({ name, of, value, unit }) => ({ name, of, value, unit }));
  const all = [...others, { ...found, figures }].toSorted((one, other) => orderOf(one) - orderOf(other));
  writeFileSync(DATA, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(PAGE, latestPage(all, limitsOf));
}
