/* Third-party work in the built site: the packages whose modules and files the bundler included,
   and additions by other tools. Vite's own list (`build.license`) covers only modules: no fonts,
   no images and no service worker. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import type { LicensedPart } from './part.ts';
import { ADDED_LICENCE_TEXTS, EMOJI, FLAGS } from './texts.ts';

/** Licences that are compatible with distribution under the MIT licence. A package with any other fails the build. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/**
 * Virtual modules by prefix, with the package that they belong to, or null for the project's own.
 */
const VIRTUAL_MODULES: readonly (readonly [beginning: string, name: string | null])[] = [
  ['vite/', 'vite'],
  ['rolldown/', 'rolldown'],
  ['@oxc-project+runtime', 'rolldown'],
  ['pixi-slim', null],
  ['virtual:colours', null],
  ['virtual:gone-videos', null],
  ['virtual:lessons', null],
];

/** The packages that Workbox puts into the service worker when the bundle is finished. */
export const SERVICE_WORKER_PACKAGES = [
  'workbox-cacheable-response',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
] as const;

/**
 * Packages that are in the site without a module. For example, Tailwind's code is in the styles.
 */
const PACKAGES_WITHOUT_MODULES = [
  'tailwindcss',
  // Cut by tools/fonts.ts.
  '@fontsource-variable/baloo-2',
  '@fontsource-variable/baloo-bhaijaan-2',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource/andika',
  '@fontsource/atkinson-hyperlegible',
  // Also in a worker, which is a bundle of its own.
  'js-aruco2',
  ...SERVICE_WORKER_PACKAGES,
] as const;

const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folders of the packages in a bundle. Throws an Error for a module of unknown origin. */
export function findPackageFolders(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const folders = new Set(PACKAGES_WITHOUT_MODULES.map((name) => join(root, 'node_modules', name)));
  const files = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
  );
  for (const file of files) {
    const within = PACKAGE_FOLDER.exec(file)?.[1];
    if (within !== undefined) folders.add(within);
    else if (file.startsWith('\0')) {
      const maker = VIRTUAL_MODULES.find(([beginning]) => file.startsWith(beginning, 1));
      if (maker === undefined)
        throw new Error(`The origin of the module ${file.slice(1)} is unknown: see VIRTUAL_MODULES.`);
      if (maker[1] !== null) folders.add(join(root, 'node_modules', maker[1]));
    }
  }
  return [...folders].toSorted();
}

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-](?:md|txt|mit))?$/i;

function textIn(folder: string, name: string): string {
  const file = readdirSync(folder).find((file) => LICENCE_FILE.test(file));
  const text = file === undefined ? ADDED_LICENCE_TEXTS[name] : readFileSync(join(folder, file), 'utf8');
  if (text === undefined || text.trim() === '') throw new Error(`${name} has no licence text: add it to OWN_TEXTS.`);
  // Vite's own dependencies are not part of a built site.
  const [own = ''] = text.split(/^# Licenses of bundled dependencies$/m);
  return own.replaceAll('\r\n', '\n').trim();
}

/** The hashes in package-lock.json by folder. */
export type PackageHashes = Readonly<Record<string, { readonly integrity?: string }>>;

/**
 * The package in a folder. Throws an Error with a readable message if its licence is not allowed or
 * has no text.
 */
export function readPackage(folder: string, root: string, hashes: PackageHashes): LicensedPart {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // If there is a choice of licences, such as "(MIT OR Apache-2.0)", the distributor chooses one.
  const licence = String(license)
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .find((one) => ALLOWED.has(one));
  if (licence === undefined)
    throw new Error(`${name} ${version} has a licence that the site may not use: ${license ?? 'none'}.`);
  const path = relative(root, folder).split(sep).join('/');
  return { name, version, licence, text: textIn(folder, name), integrity: hashes[path]?.integrity ?? null };
}

/** All third-party work in a bundle and in the files next to it, sorted. */
export function findLicensedParts(bundle: Rolldown.OutputBundle, root: string): readonly LicensedPart[] {
  const hashes: PackageHashes = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const folders = [...findPackageFolders(bundle, root), join(root, 'node_modules', EMOJI)];
  const parts = [...folders.map((folder) => readPackage(folder, root, hashes)), FLAGS];
  // The same version can be in several folders.
  const byName = new Map(parts.map((part) => [`${part.name} ${part.version}`, part]));
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}
