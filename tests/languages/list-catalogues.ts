import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isCatalogue } from '../../scripts/site/languages.ts';

/** The paths in src of all catalogues of English. */
export const listCatalogues = (root: string): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^locale\/.*\//.test(path) && isCatalogue(path))
    .toSorted();
