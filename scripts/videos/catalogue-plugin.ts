import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { getEntryId } from '../../src/videos/catalogue.ts';
import { catalogueSchema, findHubProblems } from './schema.ts';
import { isShown, readHubFiles, withoutGone } from './shown.ts';
import { findSynonymProblems } from './synonyms.ts';

const FILES = join(import.meta.dirname, '../../src/videos/catalogue');
const SYNONYMS = /\/src\/videos\/synonyms\.json$/;
const GONE = 'virtual:gone-videos';

/** The entries in these hub files that are gone, as "hub entry". */
export const listGone = (files: readonly string[]): readonly string[] =>
  files.flatMap((text) => {
    const { id, tabs } = v.parse(catalogueSchema, JSON.parse(text));
    const entries = tabs.flatMap(({ units }) => units.flatMap((unit) => unit.entries));
    return entries.filter((entry) => !isShown(entry)).map((entry) => `${id} ${getEntryId(entry)}`);
  });

/**
 * Fails the build if a video hub's file or the synonyms are invalid. Entries that are gone are left out of the hubs, and
 * listed for the pages that link to them.
 */
export const videoCataloguePlugin = (): Plugin => ({
  name: 'video-catalogue',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:gone-videos$/ }, handler: () => `\0${GONE}` },
  load: {
    filter: { id: /^\0virtual:gone-videos$/ },
    handler: () => `export default ${JSON.stringify(listGone(readHubFiles(FILES)))}`,
  },
  transform: {
    filter: { id: [/\/src\/videos\/catalogue\/[\w-]+\.json$/, SYNONYMS] },
    handler(code, id) {
      const file = JSON.parse(code);
      const faults = SYNONYMS.test(id) ? findSynonymProblems(file) : findHubProblems(file);
      if (faults.length > 0) this.error(`${id} is not valid:\n${faults.join('\n')}`);
      return SYNONYMS.test(id) ? null : { code: JSON.stringify(withoutGone(file)), map: null };
    },
  },
});
