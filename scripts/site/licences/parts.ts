/*
 * What the built site holds that others have made: the packages whose modules and files the bundler put into it, and what
 * else came in by tools. Vite's own list (`build.license`) knows modules alone: no fonts, no pictures, no service worker.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import type { Part } from './part.ts';
import { EMOJI, FLAGS, OWN_TEXTS } from './texts.ts';

/** The licences that what is handed on under the MIT licence may hold. A package with any other one fails the build. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** Modules that are no files: by whose package they are made, null where the project makes them itself. */
const MADE_BY: readonly (readonly [beginning: string, name: string | null])[] = [
  ['vite/', 'vite'],
  ['rolldown/', 'rolldown'],
  ['@oxc-project+runtime', 'rolldown'],
  ['pixi-slim', null],
  ['virtual:colours', null],
  ['virtual:lessons', null],
];

/** What the service worker is made of: Workbox writes it when the bundle is done. */
export const OF_THE_SERVICE_WORKER = [
  'workbox-cacheable-response',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
] as const;

/** Packages whose work is in the site without a module of theirs: Tailwind's is in the styles. */
const BESIDE_THE_MODULES = ['tailwindcss', ...OF_THE_SERVICE_WORKER] as const;

const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folders of the packages in a bundle. Throws an Error for a module of which nobody knows who made it. */
export function packageFoldersOf(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const folders = new Set(BESIDE_THE_MODULES.map((name) => join(root, 'node_modules', name)));
  const files = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
  );
  for (const file of files) {
    const within = PACKAGE_FOLDER.exec(file)?.[1];
    if (within !== undefined) folders.add(within);
    else if (file.startsWith('\0')) {
      const maker = MADE_BY.find(([beginning]) => file.startsWith(beginning, 1));
      if (maker === undefined) throw new Error(`Nobody knows who made the module ${file.slice(1)}: see MADE_BY.`);
      if (maker[1] !== null) folders.add(join(root, 'node_modules', maker[1]));
    }
  }
  return [...folders].toSorted();
}

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-](?:md|txt|mit))?$/i;

function textIn(folder: string, name: string): string {
  const file = readdirSync(folder).find((file) => LICENCE_FILE.test(file));
  const text = file === undefined ? OWN_TEXTS[name] : readFileSync(join(folder, file), 'utf8');
  if (text === undefined || text.trim() === '')
    throw new Error(`${name} comes without the text of its licence: add it to OWN_TEXTS.`);
  // What Vite itself is made of does not get into a site.
  const [own = ''] = text.split(/^# Licenses of bundled dependencies$/m);
  return own.replaceAll('\r\n', '\n').trim();
}

/** The hashes of package-lock.json by folder. */
export type Hashes = Readonly<Record<string, { readonly integrity?: string }>>;

/** The package in a folder. Throws an Error in plain words where its licence is not one of the allowed, or has no text. */
export function partIn(folder: string, root: string, hashes: Hashes): Part {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Of several licences, "(MIT OR Apache-2.0)", whoever hands it on chooses one.
  const licence = String(license)
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .find((one) => ALLOWED.has(one));
  if (licence === undefined)
    throw new Error(`${name} ${version} has a licence that the site may not hold: ${license ?? 'none'}.`);
  const path = relative(root, folder).split(sep).join('/');
  return { name, version, licence, text: textIn(folder, name), integrity: hashes[path]?.integrity ?? null };
}

/** All that others have made of a bundle and of the files beside it, in order. */
export function partsOf(bundle: Rolldown.OutputBundle, root: string): readonly Part[] {
  const hashes: Hashes = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const folders = [...packageFoldersOf(bundle, root), join(root, 'node_modules', EMOJI)];
  const parts = [...folders.map((folder) => partIn(folder, root, hashes)), FLAGS];
  // One version may lie in several folders.
  const byName = new Map(parts.map((part) => [`${part.name} ${part.version}`, part]));
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}
