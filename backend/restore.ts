/* Replaces the data with a restored backup. The backup is unpacked and checked in a draft
   folder, which can be deleted at any time. The draft is then renamed to show that it is ready,
   and moved into place. If the process is killed in the middle of that, the next holder of the
   lock finishes the job. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the data folder that a backup contains. */
export const BACKUP_PARTS = ['keys.json', 'database'] as const;

/** The default folder for backups. */
export const BACKUPS_FOLDER = 'backups';

/**
 * The prefixes of our folders: one for unpacking a backup, and one for a backup that is ready. A
 * timestamp follows.
 */
const DRAFT_PREFIX = 'restore-';
const READY = 'ready-';
/** The suffix of an unfinished backup, which other files are unlikely to have. */
export const UNFINISHED_SUFFIX = '.numeria-draft';

/** The current time as part of a file name: 2026-11-23T08-30-00. */
export const stampNow = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const STAMP = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d`;
/** Node appends six characters to distinguish the folders. */
const OUR_DRAFT = new RegExp(`^${DRAFT_PREFIX}${STAMP}-\\w{6}$`);
/** If several were made in the same second, all but the first have a number. */
const OUR_READY = new RegExp(`^${READY}${STAMP}(?:-\\d+)?$`);

/** Creates a folder in which a backup can be unpacked. */
export const makeDraft = (folder: string): string => mkdtempSync(join(folder, `${DRAFT_PREFIX}${stampNow()}-`));

const isThere = (folder: string) => (part: string) => existsSync(join(folder, part));

/**
 * Moves the parts that are ready into place. Returns the folder with the previous data, or null if
 * there was no data.
 */
function moveParts(folder: string, stamp: string): string | null {
  const ready = join(folder, `${READY}${stamp}`);
  const aside = join(folder, `before-${stamp}`);
  for (const part of BACKUP_PARTS.filter(isThere(ready))) {
    if (isThere(folder)(part)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      renameSync(join(folder, part), join(aside, part));
    }
    renameSync(join(ready, part), join(folder, part));
  }
  rmSync(ready, { recursive: true });
  return existsSync(aside) ? aside : null;
}

/** Replaces the data with an unpacked backup. The lock must be held. `moment` is a timestamp. */
export function installBackup(folder: string, draft: string, moment: string): string | null {
  let stamp = moment;
  for (let more = 2; existsSync(join(folder, `before-${stamp}`)); more += 1) stamp = `${moment}-${more}`;
  renameSync(draft, join(folder, `${READY}${stamp}`));
  return moveParts(folder, stamp);
}

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Finishes a restore that was killed, and removes our own drafts. The lock must be held. */
export function finishRestore(folder: string): void {
  for (const name of namesIn(folder)) {
    if (OUR_READY.test(name)) moveParts(folder, name.slice(READY.length));
    if (OUR_DRAFT.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const backups = join(folder, BACKUPS_FOLDER);
  for (const name of namesIn(backups))
    if (name.endsWith(UNFINISHED_SUFFIX)) rmSync(join(backups, name), { force: true });
}
