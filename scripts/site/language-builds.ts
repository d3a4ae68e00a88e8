/* Adds the builds of other languages to the English one. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { afterBuildPlugin } from './after-build.ts';
import { isEnglish, LANGUAGE, listLanguageFolders } from './languages.ts';

const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the language of one folder into another one. Throws an Error with the output of the build if it fails. */
export async function buildLanguage(root: string, language: string, folder: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, [LANGUAGE]: language } },
  );
}

/** Builds a language, and copies what the English build does not have: scripts, pages, service workers. */
async function addLanguage(root: string, language: string, site: string): Promise<void> {
  // Inside the project, like the renderer of the pages.
  const folder = mkdtempSync(join(root, 'node_modules/.language-'));
  try {
    await buildLanguage(root, language, folder);
    for (const name of readdirSync(folder))
      if (['assets', 'plain'].includes(name) || !existsSync(join(site, name)))
        // Files that both builds have are the same, except that source maps name their sources relative to the folder.
        cpSync(join(folder, name), join(site, name), { recursive: true, force: false });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds all other languages after the English pages and service workers have been written. */
export function languageBuildsPlugin(root: string): Plugin {
  return afterBuildPlugin({
    name: 'numeria-language-builds',
    needs: 'index.html',
    run: async (site) => {
      if (!isEnglish()) return;
      for (const language of listLanguageFolders(root)) await addLanguage(root, language, site);
    },
  });
}
