/* Builds the pseudo-languages and serves them at one address. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve.ts';
import { buildLanguage } from '../../scripts/site/language-builds.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'test-results/languages');

async function build(tag: string): Promise<string> {
  const folder = join(BUILT, tag);
  await buildLanguage(ROOT, join('tests/languages', tag), folder);
  return folder;
}

rmSync(BUILT, { recursive: true, force: true });
const site = join(BUILT, 'site');
for (const folder of await Promise.all(['en-XA', 'en-RTL'].map(build))) cpSync(folder, site, { recursive: true });
createSiteServer(site).listen(Number(process.env['PORT']), 'localhost');
