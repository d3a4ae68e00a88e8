/* The scripts for browsers without import maps (names.ts): copies in which each file is named by
   its import name. Those names are the same in every build, so the folder is named after the
   build, and no tab mixes scripts of two builds. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuildPlugin } from './after-build.ts';
import { readLocale } from './languages.ts';
import {
  getPlainFolder,
  getServiceWorkers,
  IMPORT_MAP_FILE,
  PLAIN_FOLDER,
  readScriptNames,
  type ScriptNames,
} from './script-names.ts';

/** The paths of the copies by name, in the same form as `names`. */
function copiesOf(names: ScriptNames): ScriptNames {
  const folder = getPlainFolder(names);
  return Object.fromEntries(
    Object.keys(names)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, `${folder}/${basename(name)}`]),
  );
}

/**
 * The copy of a script. It uses the same styles as in other browsers. Source maps exist only for
 * the original scripts.
 */
export function toPlainScript(text: string, names: ScriptNames): string {
  const files: ScriptNames = { ...names, ...copiesOf(names) };
  // Vite lists the files to preload with a dynamic import. They are names, as paths from the root
  // of the site.
  const listed = text.replaceAll(
    /"(assets\/[^"]+)"/g,
    (_, path: string) => `"${(files[`/${path}`] ?? `/${path}`).slice(1)}"`,
  );
  return listed.replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
}

/** Workers have a bundle of their own, which imports nothing by name, so both kinds of browsers use the same file. */
const WORKER_FILE = /^assets\/[\w-]+-worker-[\w-]+\.js$/;

/**
 * The service worker that stores the copies, derived from the one that stores the other scripts.
 */
export function toPlainWorker(worker: string, names: ScriptNames): string {
  const copies = new Map(Object.entries(copiesOf(names)).map(([name, copy]) => [names[name], copy]));
  return worker.replaceAll(/"(assets\/[^"]+\.js)"/g, (whole: string, path: string) => {
    if (WORKER_FILE.test(path)) return whole;
    const copy = copies.get(`/${path}`);
    if (copy === undefined) throw new Error(`There is no name for ${path}.`);
    return `"${copy.slice(1)}"`;
  });
}

/** Writes the copies and their service worker into a built folder. */
function writePlain(folder: string, names: ScriptNames, base: string): void {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  rmSync(join(folder, PLAIN_FOLDER), { recursive: true, force: true });
  mkdirSync(join(folder, getPlainFolder(names)), { recursive: true });
  for (const [name, copy] of Object.entries(copiesOf(names)))
    writeFileSync(join(folder, copy), toPlainScript(read(names[name] ?? name), names));
  const [worker, ofCopies] = getServiceWorkers(base);
  writeFileSync(join(folder, ofCopies), toPlainWorker(read(worker), names));
}

/**
 * Writes the scripts and the service worker for browsers without import maps, after those for all
 * others.
 */
export const plainScriptsPlugin = (root: string): Plugin =>
  afterBuildPlugin({
    name: 'numeria-plain',
    needs: IMPORT_MAP_FILE,
    run: async (folder) => {
      writePlain(folder, readScriptNames(folder), (await readLocale(root)).base);
      rmSync(join(folder, IMPORT_MAP_FILE));
    },
  });
