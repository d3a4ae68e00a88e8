import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type ProcessOptions, startBackendProcess } from '../helpers/processes.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';

/* Folders that the user who runs Numeria can read but not write. */

/**
 * Permissions apply to everyone except root, unless root drops that privilege (util-linux, which
 * every Debian has).
 */
const COMMON: ProcessOptions =
  process.getuid?.() === 0
    ? { command: ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath] }
    : {};

let dataFolders: DataFolders;
let folders: readonly string[] = [];
beforeEach(async () => {
  dataFolders = await createDataFolders(inject('template'));
});
afterEach(async () => {
  for (const folder of folders) chmodSync(folder, 0o700);
  await dataFolders.remove();
});

function closeForWriting(...closed: readonly string[]): void {
  folders = closed;
  for (const folder of closed) chmodSync(folder, 0o500);
}

const mayNot = (folder: string): string => `This user cannot write to ${folder}, where Numeria stores its data.`;

it('A server does not start on a database that it cannot write, says why, and does not change anything', async () => {
  const database = join(dataFolders.dataFolder, 'database');
  closeForWriting(database);
  await expect(startBackendProcess(dataFolders, COMMON)).rejects.toThrow(
    `This user cannot write to ${database}, where the database is. Make the user that runs Numeria its owner, or choose another folder`,
  );
  chmodSync(database, 0o700);
  await (await startBackendProcess(dataFolders, COMMON)).kill();
});

it('A server does not start on data that it cannot write, says why, and does not create data elsewhere', async () => {
  closeForWriting(dataFolders.dataFolder);
  await expect(startBackendProcess(dataFolders, COMMON)).rejects.toThrow(mayNot(dataFolders.dataFolder));
  const within = join(dataFolders.dataFolder, 'new');
  await expect(startBackendProcess({ dataFolder: within, databaseUrl: undefined }, COMMON)).rejects.toThrow(
    mayNot(within),
  );
});
