import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The version in a project's package.json. */
export const readVersion = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** Defines NUMERIA_VERSION for code that runs in Node. In browsers it would rename scripts with each version. */
export const defineVersion = (root: string): Readonly<Record<string, string>> => ({
  NUMERIA_VERSION: JSON.stringify(readVersion(root)),
});

/** Writes the version into the head of each page, where the footer finds it (src/pages/shell/version.ts). */
export const versionPlugin = (root: string): Plugin => ({
  name: 'numeria-version',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: readVersion(root) }, injectTo: 'head' }],
});
