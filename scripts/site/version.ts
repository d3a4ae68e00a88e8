import type { Plugin } from 'vite';
import { readVersion } from '../../backend/version.ts';

/** Defines NUMERIA_VERSION for code that runs in Node. In browsers it would rename scripts with each version. */
export const defineVersion = (root: string): Readonly<Record<string, string>> => ({
  NUMERIA_VERSION: JSON.stringify(readVersion(root)),
});

/** Writes the version into the head of each page, where the footer finds it (src/pages/shell/version.ts). */
export const versionPlugin = (root: string): Plugin => ({
  name: 'numeria-version',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: readVersion(root) }, injectTo: 'head' }],
});
