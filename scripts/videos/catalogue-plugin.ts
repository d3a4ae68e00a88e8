import type { Plugin } from 'vite';
import { faultsOf } from './schema.ts';
import { faultsOfSynonyms } from './synonyms.ts';

const SYNONYMS = /\/src\/videos\/synonyms\.json$/;

/** Refuses to build a video hub whose file is not as it should be, and a search with synonyms that are not. */
export const videoCatalogue = (): Plugin => ({
  name: 'video-catalogue',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/src\/videos\/catalogue\/[\w-]+\.json$/, SYNONYMS] },
    handler(code, id) {
      const faults = SYNONYMS.test(id) ? faultsOfSynonyms(JSON.parse(code)) : faultsOf(JSON.parse(code));
      if (faults.length > 0) this.error(`${id} is not as it should be:\n${faults.join('\n')}`);
    },
  },
});
