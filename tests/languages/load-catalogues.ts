/* The catalogues of a language as a build of the site has them, with its grammar and its notation. */
import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { LANGUAGE } from '../../scripts/site/languages.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** What each module exports, by its path in src. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The catalogues of English if the folder is null. Throws an Error with the output of the build if it fails. */
export async function loadCatalogues(folder: string | null, root = ROOT): Promise<Catalogues> {
  // Inside the project, so that the bundle finds its packages.
  const bundle = join(root, 'test-results/catalogues', `${folder === null ? 'en' : basename(folder)}-${process.pid}`);
  const { [LANGUAGE]: _, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'build-catalogues.ts'), root, `${bundle}.ts`],
    { cwd: root, env: { ...env, ...(folder !== null && { [LANGUAGE]: folder }) } },
  );
  const { CATALOGUES }: { readonly CATALOGUES: Catalogues } = await import(
    /* @vite-ignore */ pathToFileURL(`${bundle}.js`).href
  );
  return CATALOGUES;
}
