import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { SHORT_LIVED_FLAGS } from '../../helpers/short-lived.ts';
import { openBackendUnderTest } from './implementation.ts';
import { SITE_URL } from './site-url.ts';

/**
 * Creates the template for the tests on PGlite. Returns a function that deletes everything the run
 * has created. With `NUMERIA_START_FROM` the template is that folder, on which no migrations have
 * run: each test then migrates its copy, which is faster for a single file.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  for (const flag of SHORT_LIVED_FLAGS) setFlagsFromString(flag);
  const copiesFolder = mkdtempSync(join(tmpdir(), 'numeria-pglite-'));
  const start = process.env['NUMERIA_START_FROM'];
  const folder = start ?? join(copiesFolder, 'template');
  if (start === undefined) {
    const backend = await openBackendUnderTest({ dataFolder: folder, siteUrl: SITE_URL });
    await backend.close();
  }
  project.provide('template', { folder, copiesFolder, socketFolder: null });
  return () => rmSync(copiesFolder, { recursive: true, force: true });
}
