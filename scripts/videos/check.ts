/**
 * `npm run videos:check` checks that the videos in all hubs can still be shown. Those that can get today's date in their
 * file. Those that are gone, private or cannot be embedded are marked as gone, and hubs leave them out from the next
 * build on. If they come back, the mark is removed.
 *
 * Entries that were checked less than six days ago are skipped, so an interrupted check resumes where it stopped.
 * `-- --all` checks all of them, and `-- --dry` does not write to the files.
 *
 * Exit code: 0 if every video that is shown exists, 1 if some are gone, 2 if some could not be checked, or if so many
 * seem to be gone that the connection is more likely to be the cause.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { formatEntryCredit, getEntryId, listEntries } from '../../src/videos/catalogue.ts';
import { type CheckOptions, type CheckResult, createChecker } from './check-entries.ts';
import { catalogueSchema } from './schema.ts';

type StoredHub = v.InferOutput<typeof catalogueSchema>;
type StoredEntry = StoredHub['tabs'][number]['units'][number]['entries'][number];

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
  tries: 3,
  timeoutMs: Number(VIDEO_TIMEOUT_MS ?? 10_000),
  pauseMs: Number(VIDEO_PAUSE_MS ?? 1500),
  maxWaitMs: 5 * 60_000,
};

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_MS = 6 * DAY_MS;
/** If more of the responses say "gone", a network filter or a change in the service is more likely. */
const MAX_GONE_RATIO = 0.25;
/** With fewer, the ratio means nothing. */
const MIN_GONE = 8;

const today = new Date().toISOString().slice(0, 10);
const isWriting = !process.argv.includes('--dry');
const asksAll = process.argv.includes('--all');

const isRecent = ({ checked, gone }: StoredEntry): boolean =>
  !asksAll && gone === undefined && checked !== null && Date.parse(today) - Date.parse(checked) < RECENT_MS;

/** A line for a maintainer; none if the entry exists and has the same title and author as in the catalogue. */
function reportOf(entry: StoredEntry, unit: string, finding: CheckResult): readonly string[] {
  const what = `${unit}: "${entry.title}" (${getEntryId(entry)})`;
  if (finding.is !== 'there') {
    const since = entry.gone === undefined ? '' : `, hidden since ${entry.gone}`;
    return [`  ${finding.is.toUpperCase()}  ${what}: ${finding.why}${since}`];
  }
  const { title, author } = finding;
  const isOther = (author !== null && author !== entry.educator) || (title !== null && title !== entry.title);
  return [
    ...(entry.gone === undefined ? [] : [`  BACK  ${what}, hidden since ${entry.gone}`]),
    ...(isOther ? [`  OTHER NAME  ${what}, ${formatEntryCredit(entry)}: now "${title}" by ${author}`] : []),
  ];
}

const isGone = ({ is }: CheckResult): boolean => is === 'gone' || is === 'private' || is === 'no-embed';

/** Writes a new file first, so that an interrupted check does not leave half of one. */
function write(path: string, hub: StoredHub): void {
  if (!isWriting) return;
  writeFileSync(`${path}.new`, `${JSON.stringify(hub, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

const ask = createChecker(ASKING);
const counts = { there: 0, gone: 0, private: 0, 'no-embed': 0, unknown: 0, 'not-checked': 0, recent: 0 };
/** The entries found to be gone, each with its file. */
const found: { readonly path: string; readonly hub: StoredHub; readonly entry: StoredEntry }[] = [];

for (const file of readdirSync(FILES).filter((name) => name.endsWith('.json'))) {
  const path = join(FILES, file);
  // Asserted rather than parsed, so that each field stays where it is in the file.
  const hub: unknown = JSON.parse(readFileSync(path, 'utf8'));
  v.assert(catalogueSchema, hub);
  console.log(`${hub.heading}: ${listEntries(hub).length} entries`);
  for (const unit of hub.tabs.flatMap(({ units }) => units)) {
    for (const entry of unit.entries) {
      if (isRecent(entry)) {
        counts.recent++;
        continue;
      }
      const finding = await ask(entry);
      counts[finding.is]++;
      for (const line of reportOf(entry, unit.title, finding)) console.log(line);
      if (isGone(finding) && entry.gone === undefined) found.push({ path, hub, entry });
      if (finding.is !== 'there') continue;
      entry.checked = today;
      delete entry.gone;
      write(path, hub);
    }
  }
}

const asked = counts.there + counts.gone + counts.private + counts['no-embed'];
const isSuspicious = found.length >= MIN_GONE && found.length > MAX_GONE_RATIO * asked;
if (isSuspicious) {
  console.log(
    `${found.length} of ${asked} seem gone. Is a network filter blocking the site? None of them has been marked.`,
  );
} else {
  for (const { entry } of found) entry.gone = today;
  for (const [path, hub] of new Map(found.map((one) => [one.path, one.hub]))) write(path, hub);
}

const { there, gone, unknown, recent } = counts;
console.log(
  `${there} there, ${gone} gone, ${counts.private} private, ${counts['no-embed']} not embeddable, ${unknown} could not be checked, ${counts['not-checked']} not checked, ${recent} checked recently.`,
);
if (isSuspicious || unknown + counts['not-checked'] > 0) process.exitCode = 2;
else if (found.length > 0) process.exitCode = 1;
