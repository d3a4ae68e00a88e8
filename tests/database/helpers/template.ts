import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUrl } from './postgres-server.ts';

/**
 * The data of a backend after its first start, created once per run. Each test copies it, which
 * saves the seconds of a first start. The copies are in `placesFolder`, which is deleted with the
 * run. `socketFolder` is the folder in which the PostgreSQL server listens; null for PGlite.
 */
export interface Template {
  readonly folder: string;
  readonly copiesFolder: string;
  readonly socketFolder: string | null;
}

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

export const TEMPLATE_DATABASE = 'numeria_template';

/**
 * The location of a backend's data: the settings for `openBackend`, and a function that removes the
 * data.
 */
export interface DataFolders {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Runs one statement as the server's superuser, independently of any backend. */
export async function queryAsSuperuser(socketFolder: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(socketFolder, 'postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

let count = 0;

/** A new database with keys and secrets: a copy of the template, or an empty one with `isBlank`. */
export async function createDataFolders(
  { folder, copiesFolder, socketFolder }: Template,
  isBlank = false,
): Promise<DataFolders> {
  const dataFolder = mkdtempSync(join(copiesFolder, 'place-'));
  if (!isBlank) cpSync(folder, dataFolder, { recursive: true });
  const removeFolder = (): void => rmSync(dataFolder, { recursive: true, force: true });
  if (socketFolder === null)
    return { dataFolder, databaseUrl: undefined, remove: () => Promise.resolve(removeFolder()) };

  const name = `numeria_${process.pid}_${(count += 1)}`;
  await queryAsSuperuser(socketFolder, `create database ${name}${isBlank ? '' : ` template ${TEMPLATE_DATABASE}`}`);
  return {
    dataFolder,
    databaseUrl: databaseUrl(socketFolder, name),
    async remove() {
      await queryAsSuperuser(socketFolder, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}
