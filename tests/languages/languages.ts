/* The site's languages with everything that checks of them need. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listLanguageFolders } from '../../scripts/site/languages.ts';
import type { Allowed } from '../../src/locale/allowed.ts';
import type { Term } from '../../src/locale/glossary.ts';
import type { Locale } from '../../src/locale/language.ts';
import { type Catalogues, loadCatalogues, ROOT } from './load-catalogues.ts';
import { type Pair, pairCatalogues } from './pairs.ts';

export interface Language {
  readonly folder: string;
  readonly tag: string;
  readonly catalogues: Catalogues;
  readonly pairs: readonly Pair[];
  readonly glossary: readonly Term[];
  readonly allowed: Allowed;
}

/** An export of a module that a language may not have. */
async function importOptional<Value>(file: string, name: string, none: Value): Promise<Value> {
  if (!existsSync(file)) return none;
  const module: Readonly<Record<string, Value>> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return module[name] ?? none;
}

/** Modules of src/locale are at the top of a language's folder. */
export const getTranslationPath = (module: string): string => module.replace(/^locale\//, '');

const CHECKS = ['missing', 'values', 'terms', 'tone', 'typography'] as const;

/** What all files allowed.ts of a language allow. Those of a folder, such as one game, are only about what is in it. */
async function loadAllowed(path: string): Promise<Allowed> {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'allowed.ts',
  );
  const parts = await Promise.all(
    files.map(async (file) => {
      const allowed = await importOptional<Allowed>(join(path, file), 'ALLOWED', {});
      const folder = dirname(file) === '.' ? '' : `${dirname(file)}/`;
      const named = CHECKS.map((check) => [
        check,
        Object.fromEntries(Object.entries(allowed[check] ?? {}).map(([name, reason]) => [folder + name, reason])),
      ]);
      return { ...allowed, ...Object.fromEntries(named) } satisfies Allowed;
    }),
  );
  return {
    ...(parts.some(({ hasBegun }) => hasBegun) && { hasBegun: true }),
    same: parts.flatMap(({ same = [] }) => same),
    ...Object.fromEntries(CHECKS.map((check) => [check, Object.assign({}, ...parts.map((part) => part[check]))])),
  };
}

export async function loadLanguage(folder: string, english: Catalogues): Promise<Language> {
  const path = join(ROOT, folder);
  const catalogues = await loadCatalogues(folder);
  const locale = await importOptional<Locale | null>(join(path, 'locale.ts'), 'LOCALE', null);
  return {
    folder,
    tag: locale?.tag ?? basename(folder),
    catalogues,
    pairs: pairCatalogues(english, catalogues, (module) => existsSync(join(path, getTranslationPath(module)))),
    glossary: await importOptional<readonly Term[]>(join(path, 'glossary.ts'), 'GLOSSARY', []),
    allowed: await loadAllowed(path),
  };
}

/** The folders of the site's languages other than English. */
export const FOLDERS = listLanguageFolders(ROOT);
