/* The pages of a built folder and their inline scripts, as input for the headers. */
import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PLAIN_FOLDER } from './script-names.ts';

/** Types of script elements that browsers execute or interpret; any other type is data. */
const RUN = new Set(['', 'text/javascript', 'application/javascript', 'module', 'importmap', 'speculationrules']);

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script\s*>/gis;
const TYPE = /(?:^|\s)type\s*=\s*["']?([^\s"'>]*)/i;
const SOURCE = /\ssrc\s*=/i;

/**
 * The source expression that allows an inline script in a content security policy, including its
 * quotes.
 */
export const hashScript = (script: string): string =>
  // Browsers normalise line endings before hashing.
  `'sha256-${createHash('sha256').update(script.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

/** The inline scripts that a page runs, exactly as written. */
export const findInlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) => {
    const type = (TYPE.exec(attributes)?.[1] ?? '').toLowerCase();
    return SOURCE.test(attributes) || !RUN.has(type) ? [] : [script];
  });

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The result of a read, or `instead` if the file or folder no longer exists, for example during a
 * build.
 */
function unlessDeleted<Found>(read: () => Found, instead: Found): Found {
  try {
    return read();
  } catch (error) {
    if (isGone(error)) return instead;
    throw error;
  }
}

/** Folders of a built site with many files but no pages. */
const FOLDERS_WITHOUT_PAGES = new Set(['assets', PLAIN_FOLDER, 'pictures', 'sounds', 'music', 'icons', 'screenshots']);

function htmlFilesIn(folder: string): readonly string[] {
  const within = (entry: Dirent): readonly string[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return FOLDERS_WITHOUT_PAGES.has(entry.name) ? [] : htmlFilesIn(path);
    return entry.name.endsWith('.html') ? [path] : [];
  };
  return unlessDeleted(() => readdirSync(folder, { withFileTypes: true }), []).flatMap(within);
}

/** The path of a page in a built folder: `/` for index.html, `/faq` for faq.html. */
const addressOf = (folder: string, file: string): string =>
  `/${relative(folder, file).split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** The paths of a folder's pages and the `hashScript` of their inline scripts, both sorted. */
export interface BuiltPages {
  readonly pages: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** The pages that were read, by file, with their state and the `hashScript` of their inline scripts. */
export type ReadPages = Map<string, { readonly state: string; readonly hashes: readonly string[] }>;

/** Changes whenever the file does. */
export const getFileState = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string => `${size} ${mtimeMs}`;

/**
 * Returns a function that reads all pages of a built folder and keeps unchanged ones in `knownPages`. Files that a build
 * is deleting are skipped.
 */
export function createPageReader(folder: string, knownPages: ReadPages = new Map()): () => BuiltPages {
  const readHashes = (file: string): readonly string[] => {
    const state = getFileState(statSync(file));
    const known = knownPages.get(file);
    if (known?.state === state) return known.hashes;
    const hashes = findInlineScripts(readFileSync(file, 'utf8')).map(hashScript);
    knownPages.set(file, { state, hashes });
    return hashes;
  };
  return () => {
    const found = htmlFilesIn(folder).flatMap((file) => {
      const hashes = unlessDeleted(() => readHashes(file), null);
      return hashes === null ? [] : [{ address: addressOf(folder, file), hashes }];
    });
    return {
      pages: found.map(({ address }) => address).toSorted(),
      scriptHashes: [...new Set(found.flatMap(({ hashes }) => hashes))].toSorted(),
    };
  };
}
