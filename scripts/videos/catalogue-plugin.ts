import type { Plugin } from 'vite';
import { faultsOf } from './schema.ts';

/** Refuses to build a video hub whose file is not as it should be. */
export const videoCatalogue = (): Plugin => ({
  name: 'video-catalogue',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/videos\/catalogue\/[\w-]+\.json$/ },
    handler(code, id) {
      const faults = faultsOf(JSON.parse(code));
      if (faults.length > 0) this.error(`${id} is no video hub:\n${faults.join('\n')}`);
    },
  },
});
