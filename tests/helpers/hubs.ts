import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/videos/catalogue';

/** A hub as its file has it, with the entries that are gone, so that what `videos:check` finds changes no test. */
export const readHub = (id: string): Catalogue =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../src/videos/catalogue/${id}.json`, 'utf8'));
