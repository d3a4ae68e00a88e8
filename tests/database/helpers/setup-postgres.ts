import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBackendUnderTest } from './implementation.ts';
import { databaseUrl, startPostgres } from './postgres-server.ts';
import { SITE_URL } from './site-url.ts';
import { queryAsSuperuser, TEMPLATE_DATABASE } from './template.ts';

/**
 * Starts the PostgreSQL server for the run and creates the template for its tests. Returns a
 * function that stops and deletes everything.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { socketFolder, version, stop } = await startPostgres();
  process.stdout.write(`The database tests run on PostgreSQL ${version}, too.\n`);
  const copiesFolder = mkdtempSync(join(tmpdir(), 'numeria-places-'));
  const folder = join(copiesFolder, 'template');
  await queryAsSuperuser(socketFolder, `create database ${TEMPLATE_DATABASE}`);
  const backend = await openBackendUnderTest({
    dataFolder: folder,
    databaseUrl: databaseUrl(socketFolder, TEMPLATE_DATABASE),
    siteUrl: SITE_URL,
  });
  await backend.close();
  project.provide('template', { folder, copiesFolder, socketFolder });
  return async () => {
    rmSync(copiesFolder, { recursive: true, force: true });
    await stop();
  };
}
