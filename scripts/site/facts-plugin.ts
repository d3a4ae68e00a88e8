import type { Plugin } from 'vite';
import { readEnvironment } from '../environment.ts';
import { createFactsMetaTag, readFactsOfBuild } from './facts.ts';

/** Adds the facts about this copy to the head of index.html, the template of all pages. */
export function siteFactsPlugin(): Plugin {
  let tag = '';
  return {
    name: 'numeria-site-facts',
    configResolved({ root, mode }) {
      // Checked here so that an invalid setting is reported before the long build.
      tag = createFactsMetaTag(readFactsOfBuild(readEnvironment(root, mode)));
    },
    transformIndexHtml: (html) => html.replace('</head>', () => `  ${tag}\n  </head>`),
  };
}
