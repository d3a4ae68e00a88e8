import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/videos/catalogue';

const readFile = (id: string): string =>
  readFileSync(`${import.meta.dirname}/../../src/videos/catalogue/${id}.json`, 'utf8');

/** A hub as in its file, including entries that are gone, so that the results of `videos:check` do not affect tests. */
export const readHub = (id: string): Catalogue => JSON.parse(readFile(id));

/** The text of a hub's file as it was before the first `videos:check`. */
export const readUncheckedHub = (id: string): string =>
  readFile(id)
    .replaceAll(/"checked": "[\d-]+"/g, '"checked": null')
    .replaceAll(/,\s*"gone": "[\d-]+"/g, '');
