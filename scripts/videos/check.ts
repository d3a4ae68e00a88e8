/**
 * `npm run videos:check` checks that the videos in all hubs still exist. Those that exist get today's date in their
 * file; those that are gone or private are listed, for a maintainer to remove or replace. `-- --dry` does not write to
 * the files.
 *
 * Exit code: 0 if all exist, 1 if some are gone or private, 2 if some could not be checked.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Catalogue, formatEntryCredit, getEntryId, listEntries } from '../../src/videos/catalogue.ts';
import { type CheckOptions, type CheckResult, checkEntries } from './check-entries.ts';
import { catalogueSchema } from './schema.ts';

const {
  VIDEO_SERVICE = 'https://www.youtube.com/oembed',
  VIDEO_ELSEWHERE,
  VIDEO_FILES,
  VIDEO_TIMEOUT_MS,
  VIDEO_PAUSE_MS,
} = process.env;
const FILES = VIDEO_FILES ?? join(import.meta.dirname, '../../src/videos/catalogue');
const ASKING: CheckOptions = {
  service: VIDEO_SERVICE,
  elsewhere: VIDEO_ELSEWHERE ?? null,
  atOnce: 6,
  tries: 3,
  timeoutMs: Number(VIDEO_TIMEOUT_MS ?? 10_000),
  pauseMs: Number(VIDEO_PAUSE_MS ?? 1000),
};

const today = new Date().toISOString().slice(0, 10);
const isWriting = !process.argv.includes('--dry');

/** Lines for a maintainer. Entries whose title and author still match the catalogue are omitted. */
function reportOf(hub: Catalogue, findings: readonly CheckResult[]): readonly string[] {
  return listEntries(hub).flatMap(({ entry, unit }, index) => {
    const finding = findings[index];
    const what = `${unit.title}: "${entry.title}" (${getEntryId(entry)})`;
    if (finding === undefined) return [];
    if (finding.is !== 'there') return [`  ${finding.is.toUpperCase()}  ${what}: ${finding.why}`];
    const { title, author } = finding;
    const isOther = (author !== null && author !== entry.educator) || (title !== null && title !== entry.title);
    return isOther ? [`  OTHER NAME  ${what}, ${formatEntryCredit(entry)}: now "${title}" by ${author}`] : [];
  });
}

const counts = { there: 0, gone: 0, private: 0, unknown: 0 };
for (const file of readdirSync(FILES).filter((name) => name.endsWith('.json'))) {
  const path = join(FILES, file);
  const hub: unknown = JSON.parse(readFileSync(path, 'utf8'));
  v.assert(catalogueSchema, hub);
  const findings = await checkEntries(
    listEntries(hub).map(({ entry }) => entry),
    ASKING,
  );
  for (const { is } of findings) counts[is]++;
  console.log([`${hub.heading}: ${findings.length} entries`, ...reportOf(hub, findings)].join('\n'));
  let at = 0;
  for (const entry of hub.tabs.flatMap(({ units }) => units.flatMap(({ entries }) => entries))) {
    if (findings[at++]?.is === 'there') entry.checked = today;
  }
  if (isWriting) writeFileSync(path, `${JSON.stringify(hub, null, 2)}\n`);
}
console.log(
  `${counts.there} there, ${counts.gone} gone, ${counts.private} private, ${counts.unknown} could not be checked.`,
);
process.exitCode = counts.gone + counts.private > 0 ? 1 : counts.unknown > 0 ? 2 : 0;
