import type { Plugin } from 'vite';
import { findHubProblems } from './schema.ts';
import { findSynonymProblems } from './synonyms.ts';

const SYNONYMS = /\/src\/videos\/synonyms\.json$/;

/** Fails the build if a video hub's file or the synonyms are invalid. */
export const videoCataloguePlugin = (): Plugin => ({
  name: 'video-catalogue',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/src\/videos\/catalogue\/[\w-]+\.json$/, SYNONYMS] },
    handler(code, id) {
      const faults = SYNONYMS.test(id) ? findSynonymProblems(JSON.parse(code)) : findHubProblems(JSON.parse(code));
      if (faults.length > 0) this.error(`${id} is not valid:\n${faults.join('\n')}`);
    },
  },
});
