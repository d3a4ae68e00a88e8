/* The site's languages with everything that checks of them need. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
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

export async function loadLanguage(folder: string, english: Catalogues): Promise<Language> {
  const path = join(ROOT, folder);
  const catalogues = await loadCatalogues(folder);
  const locale = await importOptional<Locale | null>(join(path, 'locale.ts'), 'LOCALE', null);
  return {
    folder,
    tag: locale?.tag ?? basename(folder),
    catalogues,
    pairs: pairCatalogues(english, catalogues, (module) => existsSync(join(path, module))),
    glossary: await importOptional<readonly Term[]>(join(path, 'glossary.ts'), 'GLOSSARY', []),
    allowed: await importOptional<Allowed>(join(path, 'allowed.ts'), 'ALLOWED', {}),
  };
}

/** The folders of the site's languages other than English. */
export const FOLDERS = listLanguageFolders(ROOT);
