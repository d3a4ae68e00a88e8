/*
 * How a restored backup takes the place of the data. It is unpacked and proved in a draft, which may go at any time. The
 * draft then gets the name of what is ready, and is moved into place. A process that is killed in the middle of that leaves
 * a folder with that name, and whoever holds the lock next ends what it began.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a backup holds of the folder of the data. */
export const PARTS = ['keys.json', 'database'] as const;

/** Where backups are put unless they are to be elsewhere. */
export const BACKUPS = 'backups';

/** What the name of a folder begins with in which a backup is unpacked, or is ready; the moment follows the second. */
export const DRAFT = 'restore-';
const READY = 'ready-';
/** What an unfinished backup ends with. */
export const UNFINISHED = '.draft';

const isThere = (folder: string) => (part: string) => existsSync(join(folder, part));

/** Moves what is ready into place; gives the folder in which the data from before are, null where there were none. */
function moveIn(folder: string, stamp: string): string | null {
  const ready = join(folder, `${READY}${stamp}`);
  const aside = join(folder, `before-${stamp}`);
  for (const part of PARTS.filter(isThere(ready))) {
    if (isThere(folder)(part)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      renameSync(join(folder, part), join(aside, part));
    }
    renameSync(join(ready, part), join(folder, part));
  }
  rmSync(ready, { recursive: true });
  return existsSync(aside) ? aside : null;
}

/** Puts an unpacked backup in the place of the data. The lock must be held. `moment` becomes part of a folder's name. */
export function install(folder: string, draft: string, moment: string): string | null {
  let stamp = moment;
  for (let more = 2; existsSync(join(folder, `before-${stamp}`)); more += 1) stamp = `${moment}-${more}`;
  renameSync(draft, join(folder, `${READY}${stamp}`));
  return moveIn(folder, stamp);
}

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Ends what a killed restore or backup has begun, and removes its drafts. The lock must be held. */
export function settle(folder: string): void {
  for (const name of namesIn(folder)) {
    if (name.startsWith(READY)) moveIn(folder, name.slice(READY.length));
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const backups = join(folder, BACKUPS);
  for (const name of namesIn(backups)) if (name.endsWith(UNFINISHED)) rmSync(join(backups, name), { force: true });
}
