/* Builds the pseudo-languages and serves them at one address. */
import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../../scripts/serve.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'test-results/languages');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the language in a folder. Throws an Error with the output of the build if it fails. */
async function build(tag: string): Promise<string> {
  const folder = join(BUILT, tag);
  await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: ROOT,
    env: { ...process.env, NUMERIA_LANGUAGE: join('tests/languages', tag) },
  });
  return folder;
}

rmSync(BUILT, { recursive: true, force: true });
const site = join(BUILT, 'site');
for (const folder of await Promise.all(['en-XA', 'en-RTL'].map(build))) cpSync(folder, site, { recursive: true });
createSiteServer(site).listen(Number(process.env['PORT']), 'localhost');
