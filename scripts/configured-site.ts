/* Finds the site to serve. The site of a release is first configured into the data folder (site/configure.ts). */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../backend/settings.ts';
import { configureSite, isRelease } from './site/configure.ts';
import { createFactsMetaTag, readSiteFacts } from './site/facts.ts';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Changes whenever the configured site has to: with the release, the settings, and twice a year for the expiry of security.txt. */
function getFingerprint(built: string, settings: Settings, hasCopies: boolean): string {
  const accounts = [settings['VITE_SUPABASE_URL'], settings['VITE_SUPABASE_PUBLISHABLE_KEY']];
  const hash = createHash('sha256').update(JSON.stringify([readSiteFacts(settings), accounts, hasCopies]));
  hash.update(String(Math.floor(Date.now() / HALF_A_YEAR_MS)));
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = join(built, name);
    const stats = statSync(file);
    if (!stats.isFile()) continue;
    hash.update(`\n${name} ${stats.size} `);
    // The names of all other files change with their content, or their sizes do.
    if (/\.(?:html|txt|xml)$|^sw[\w-]*\.js$/.test(name)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * The folder with the site to serve: `built`, or for a release its configured copy in the data folder. The copy is
 * renewed if the release or the settings have changed.
 */
export async function prepareSite(
  built: string,
  dataFolder: string,
  settings: Settings,
  hasCopies: boolean,
): Promise<string> {
  if (!isRelease(built)) return built;
  const target = join(dataFolder, 'site');
  const stamp = join(dataFolder, 'site.fingerprint');
  const fingerprint = getFingerprint(built, settings, hasCopies);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return target;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  rmSync(stamp, { force: true });
  await configureSite({ built, target, settings, hasCopies });
  writeFileSync(stamp, fingerprint);
  return target;
}

/** Whether the pages in a folder contain the facts in these settings. */
export const hasFacts = (folder: string, settings: Settings): boolean =>
  readFileSync(join(folder, 'index.html'), 'utf8').includes(createFactsMetaTag(readSiteFacts(settings)));
