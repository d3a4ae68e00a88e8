/*
 * Scripts import one another by names that never change, and an import map in each page says which file such a name stands
 * for (Vite's `chunkImportMap`). So a change renames the script that it is in, and none that imports it.
 *
 * Safari before 16.4 knows no import maps. There a name is an address: that by which a page begins is a real file, from which
 * all others are reached (plain.ts).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the scripts for browsers without import maps; in it each build has one of its own. */
export const PLAIN_FOLDER = 'plain';

/**
 * The files of the service workers. Each keeps the same pages on a device, and those scripts that its browser runs: the first
 * has what import maps name, the second the folder of plain scripts. src/device/offline/start.ts registers one of them.
 */
export const SERVICE_WORKERS = ['sw.js', 'sw-plain.js'] as const;

/** Which files the names within scripts stand for, both as addresses within the site. */
export type Names = Readonly<Record<string, string>>;

/** What Vite writes into the built folder, to be taken away at last: what its index.html has of it still names what it left out. */
export const WRITTEN_NAMES = 'importmap.json';

/** The names of a folder that Vite has just built. */
export function readNames(folder: string): Names {
  const { imports }: { readonly imports: Names } = JSON.parse(readFileSync(join(folder, WRITTEN_NAMES), 'utf8'));
  return imports;
}

/** The folder of plain scripts of a build, as an address: another one whenever a script or its name is another. */
export function plainFolder(names: Names): string {
  const sorted = Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const build = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
  return `/${PLAIN_FOLDER}/${build}`;
}

const MAP = /\s*<script type="importmap">.*?<\/script>/s;
const FIRST_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const ROOT = '<div id="root"></div>';

/**
 * The built index.html, whose first script is imported by a name, as all others are: the address at which browsers without
 * import maps find it. What has to do with scripts comes after what is seen, and the map before whatever asks for a script.
 * The map says which build the page is of; src/device/offline/missing-part.ts asks. Throws an Error where something is missing.
 */
export function startedByName(html: string, names: Names): string {
  const [, file] = FIRST_SCRIPT.exec(html) ?? [];
  const name = Object.keys(names).find((one) => names[one] === file);
  if (file === undefined || name === undefined || !html.includes(ROOT))
    throw new Error('The built index.html lacks its root, its first script, or the name of that.');
  const folder = plainFolder(names);
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
