/* Bundles all catalogues of English, or of the language whose folder is in the environment, into one module. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { drawingsPlugin } from '../../scripts/site/drawings.ts';
import { languagePlugin } from '../../scripts/site/languages.ts';
import { lessonsPlugin } from '../../scripts/site/lessons.ts';
import { videoCataloguePlugin } from '../../scripts/videos/catalogue-plugin.ts';
import { listCatalogues } from './list-catalogues.ts';

/** The project, and the path of the entry, beside which the bundle goes. */
const [root = '', entry = ''] = process.argv.slice(2);

/** Modules that each language replaces besides its catalogues. */
const OTHERS = ['locale/grammar.ts', 'locale/notation.ts'];

const modules = [...listCatalogues(root), ...OTHERS];
mkdirSync(dirname(entry), { recursive: true });
writeFileSync(
  entry,
  [
    ...modules.map(
      (path, index) =>
        `import * as c${index} from ${JSON.stringify(relative(dirname(entry), join(root, 'src', path)))};`,
    ),
    `export const CATALOGUES = { ${modules.map((path, index) => `${JSON.stringify(path)}: c${index}`).join(', ')} };`,
  ].join('\n'),
);
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [languagePlugin(), drawingsPlugin(), lessonsPlugin(), videoCataloguePlugin()],
  build: {
    ssr: entry,
    outDir: dirname(entry),
    emptyOutDir: false,
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', format: 'es' } },
  },
});
