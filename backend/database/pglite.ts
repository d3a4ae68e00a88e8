import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import type { Database, Row, Transaction } from './database.ts';

const inside = (transaction: PgliteTransaction): Transaction => ({
  query: async <R extends Row>(statement: string, values: readonly unknown[] = []) =>
    (await transaction.query<R>(statement, [...values])).rows,
  script: async (statements) => void (await transaction.exec(statements)),
});

/** Makes an empty database. It gets its name when it is whole: a first start that was cut short leaves nothing behind. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await (await PGlite.create(draft)).close();
  renameSync(draft, folder);
}

/**
 * PostgreSQL inside this process, its files in a folder that no other process may have open (`takeLock`). A write is
 * acknowledged when the system has it: it survives the end of the process at any moment, but not of the machine.
 */
export async function openPglite(folder: string): Promise<Database> {
  if (!existsSync(folder)) await makeDatabase(folder);
  const pglite = await PGlite.create(folder, { relaxedDurability: false });
  return {
    query: async <R extends Row>(statement: string, values: readonly unknown[] = []) =>
      (await pglite.query<R>(statement, [...values])).rows,
    transaction: (work) => pglite.transaction((transaction) => work(inside(transaction))),
    close: () => pglite.close(),
  };
}
