import type { Plugin } from 'vite';
import { readSetting } from '../../backend/settings.ts';
import { readEnvironment } from '../environment.ts';
import { createFactsMetaTag, readFactsOfBuild } from './facts.ts';

/** Adds the facts about this copy to the head of index.html, the template of all pages. */
export function siteFactsPlugin(): Plugin {
  let tag = '';
  return {
    name: 'numeria-site-facts',
    configResolved({ root, mode }) {
      const settings = readEnvironment(root, mode);
      // Checked here so that an invalid setting is reported before the long build, and no script contains a secret key.
      readSetting(settings, 'VITE_SUPABASE_PUBLISHABLE_KEY');
      tag = createFactsMetaTag(readFactsOfBuild(settings));
    },
    transformIndexHtml: (html) => html.replace('</head>', () => `  ${tag}\n  </head>`),
  };
}
