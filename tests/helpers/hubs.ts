import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/videos/catalogue';

/** A hub as in its file, including entries that are gone, so that the results of `videos:check` do not affect tests. */
export const readHub = (id: string): Catalogue =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../src/videos/catalogue/${id}.json`, 'utf8'));
