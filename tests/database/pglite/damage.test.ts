import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { listFilesWithSizes } from '../helpers/inventory.ts';
import { signIn } from '../helpers/people.ts';
import { startSite } from '../helpers/site.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';

/* A database that cannot be read is never replaced with a new, empty one, and the message tells
   the owner what to do. */

let dataFolders: DataFolders;
let database: string;
beforeEach(async () => {
  dataFolders = await createDataFolders(inject('template'));
  database = join(dataFolders.dataFolder, 'database');
});
afterEach(() => dataFolders.remove());

const WAY_ON = /Nothing was changed\. Restore a backup with "npm run restore -- FILE", or move that folder away/;

const zero = (file: string): void => writeFileSync(file, Buffer.alloc(statSync(file).size));

const logs = (): readonly string[] =>
  readdirSync(join(database, 'pg_wal'))
    .filter((name) => /^[\dA-F]{24}$/.test(name))
    .map((name) => join(database, 'pg_wal', name));

const DAMAGES: Readonly<Record<string, readonly [damage: () => void, text: RegExp]>> = {
  'whose PG_VERSION is missing': [() => rmSync(join(database, 'PG_VERSION')), /its file PG_VERSION is missing/],
  'whose control file is zeros': [() => zero(join(database, 'global/pg_control')), /its control file is empty/],
  'whose control file is missing': [() => rmSync(join(database, 'global/pg_control')), /its control file is empty/],
  'whose log is zeros': [() => logs().forEach(zero), /its log is empty/],
  'whose log is missing': [() => rmSync(join(database, 'pg_wal'), { recursive: true }), /its log is empty/],
  'that is empty': [
    () => readdirSync(database).forEach((name) => rmSync(join(database, name), { recursive: true })),
    /its file PG_VERSION is missing/,
  ],
};

describe('A database', () => {
  it.each(Object.entries(DAMAGES))(
    '%s is not changed, and the message says what to do',
    async (_title, [damage, text]) => {
      damage();
      const before = listFilesWithSizes(database);
      const refused = startSite({ dataFolders });
      await expect(refused).rejects.toThrow(text);
      await expect(refused).rejects.toThrow(WAY_ON);
      expect(listFilesWithSizes(database)).toEqual(before);
    },
  );

  it('is not changed if it is a file, and the message says what to do', async () => {
    rmSync(database, { recursive: true });
    writeFileSync(database, 'precious');
    await expect(startSite({ dataFolders })).rejects.toThrow(
      /There is a file where the database should be: .*Move that file/,
    );
    expect(readFileSync(database, 'utf8')).toBe('precious');
  });

  it('leaves the folder free for the next start if it is refused', async () => {
    renameSync(join(database, 'PG_VERSION'), join(database, 'kept'));
    await expect(startSite({ dataFolders })).rejects.toThrow('PG_VERSION');
    renameSync(join(database, 'kept'), join(database, 'PG_VERSION'));
    const site = await startSite({ dataFolders });
    expect((await signIn(site)).id).toMatch(/^[\da-f-]{36}$/);
    await site.stop();
  });
});
