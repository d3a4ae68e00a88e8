import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { startProcess, type Trouble } from '../helpers/processes.ts';
import { newPlace, type Place } from '../helpers/template.ts';

/* Folders that the user who runs Numeria may read, and not write. */

/** Rights count for everybody but root, unless root gives that up (util-linux, which every Debian has). */
const COMMON: Trouble =
  process.getuid?.() === 0
    ? { command: ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath] }
    : {};

let place: Place;
let folders: readonly string[] = [];
beforeEach(async () => {
  place = await newPlace(inject('template'));
});
afterEach(async () => {
  for (const folder of folders) chmodSync(folder, 0o700);
  await place.remove();
});

function closeForWriting(...closed: readonly string[]): void {
  folders = closed;
  for (const folder of closed) chmodSync(folder, 0o500);
}

const mayNot = (folder: string): string => `This user may not write to ${folder}, where Numeria keeps its data.`;

it('A server is not started on a database that it may not write, says why, and changes nothing', async () => {
  const database = join(place.dataFolder, 'database');
  closeForWriting(database);
  await expect(startProcess(place, COMMON)).rejects.toThrow(
    `This user may not write to ${database}, where the database is. Give the folder to the user that runs Numeria, or name another one`,
  );
  chmodSync(database, 0o700);
  await (await startProcess(place, COMMON)).kill();
});

it('A server is not started on data that it may not write, says why, and makes none elsewhere', async () => {
  closeForWriting(place.dataFolder);
  await expect(startProcess(place, COMMON)).rejects.toThrow(mayNot(place.dataFolder));
  const within = join(place.dataFolder, 'new');
  await expect(startProcess({ dataFolder: within, databaseUrl: undefined }, COMMON)).rejects.toThrow(mayNot(within));
});
