/* Scripts import each other by names that never change, and an import map in each page maps
   these names to files (Vite's `chunkImportMap`). So after a change only the changed script gets
   a new file name, not those that import it. ¶ Safari before 16.4 does not support import maps.
   There the first name is the URL of a real file, which leads to all others (plain.ts). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of scripts for browsers without import maps. Each build has its own subfolder. */
export const PLAIN_FOLDER = 'plain';

/**
 * The files of the service workers. Both store the same pages on a device, and the scripts that its
 * browser runs: the first stores those of the import map, the second the plain folder.
 * src/pages/offline/start.ts registers one of them.
 */
export const SERVICE_WORKERS = ['sw.js', 'sw-plain.js'] as const;

/** The service workers of a language, such as sw-fr.js and sw-fr-plain.js for "/fr". They control only its pages. */
export const getServiceWorkers = (base: string): readonly [worker: string, plain: string] => [
  `sw${base.replace('/', '-')}.js`,
  `sw${base.replace('/', '-')}-plain.js`,
];

/** Recognises the path of any language's service worker. */
export const SERVICE_WORKER_PATH = /^\/sw(?:-[a-z-]+)?\.js$/;

/** Maps the names within scripts to files, both as paths within the site. */
export type ScriptNames = Readonly<Record<string, string>>;

/**
 * A file that Vite writes into the built folder. It is deleted afterwards because it still lists modules that were left
 * out.
 */
export const IMPORT_MAP_FILE = 'importmap.json';

/** The names in a folder that Vite has just built. */
export function readScriptNames(folder: string): ScriptNames {
  const { imports }: { readonly imports: ScriptNames } = JSON.parse(
    readFileSync(join(folder, IMPORT_MAP_FILE), 'utf8'),
  );
  return imports;
}

/** The path of a build's plain scripts, which changes whenever a script or its name changes. */
export function getPlainFolder(names: ScriptNames): string {
  const sorted = Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const build = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
  return `/${PLAIN_FOLDER}/${build}`;
}

const MAP = /\s*<script type="importmap">.*?<\/script>/s;
const FIRST_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const ROOT = '<div id="root"></div>';

/**
 * The built index.html, with its first script imported by name like all others; in browsers without
 * import maps, that name is its URL. Script elements are moved after the visible content, and the
 * map before anything that requests a script. The map also contains the build's name, which
 * src/device/offline/missing-part.ts reads. Throws an Error if something is missing.
 */
export function startWithImportMap(html: string, names: ScriptNames): string {
  const [, file] = FIRST_SCRIPT.exec(html) ?? [];
  const name = Object.keys(names).find((one) => names[one] === file);
  if (file === undefined || name === undefined || !html.includes(ROOT))
    throw new Error('The built index.html has no root, no first script, or no name for it.');
  const folder = getPlainFolder(names);
  const first = `${folder}/${basename(name)}`;
  const scripts = [
    `<script type="importmap" data-build="${basename(folder)}">${JSON.stringify({ imports: { [first]: file, ...names } })}</script>`,
    `<link rel="modulepreload" crossorigin href="${file}">`,
    ...[...html.matchAll(PRELOADS)].map(([link]) => link.trim()),
    `<script type="module">import '${first}';</script>`,
  ];
  return [MAP, FIRST_SCRIPT, PRELOADS]
    .reduce<string>((rest, part) => rest.replace(part, ''), html)
    .replace(ROOT, () => [ROOT, ...scripts].join('\n    '));
}
