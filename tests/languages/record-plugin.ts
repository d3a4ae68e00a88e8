import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isCatalogue } from '../../scripts/site/languages.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const RECORDED = '?recorded';
const EXPORT = /^export (?:const|function) (\w+)/gm;

/** Lets tests record the calls of all functions in catalogues (record.ts). */
export const recordPlugin = (): Plugin => ({
  name: 'numeria-record',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.{1,2}\// },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || importer === undefined || importer.endsWith(RECORDED)) return found;
      const path = relative(SOURCE, found.id);
      return !path.startsWith('..') && isCatalogue(path) ? found.id + RECORDED : found;
    },
  },
  load: {
    filter: { id: /\?recorded$/ },
    async handler(id) {
      const file = id.slice(0, -RECORDED.length);
      const path = relative(SOURCE, file);
      const names = [...(await readFile(file, 'utf8')).matchAll(EXPORT)].map(([, name]) => name);
      return [
        `import { record } from ${JSON.stringify(join(import.meta.dirname, 'record.ts'))};`,
        `import * as english from ${JSON.stringify(file)};`,
        ...names.map((name) => `export const ${name} = record(${JSON.stringify(`${path} ${name}`)}, english.${name});`),
      ].join('\n');
    },
  },
});
