/* `npm run test:floor`, after `npm run build`, reports features used by the built site that the oldest browsers in
   browserslist lack. It reads scripts, styles, inline scripts, the service worker, and the pages of the embedded
   backend. */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { findInlineScripts } from '../site/built-pages.ts';
import { PLAIN_FOLDER } from '../site/script-names.ts';
import { type BuiltFile, checkSite } from './faults.ts';

const ROOT = join(import.meta.dirname, '../..');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const nowhere = (): null => null;

/** Maps a position in a built script to its source. */
function madeFrom(path: string, text: string): BuiltFile['findSource'] {
  if (!/\/\/# sourceMappingURL=\S+\s*$/.test(text)) return nowhere;
  const map = new SourceMap(JSON.parse(read(`${path}.map`)));
  return (offset) => {
    const before = text.slice(0, offset).split('\n');
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    return 'originalSource' in entry
      ? `${entry.originalSource.replace(/^(?:\.\.\/)+/, '')}:${entry.originalLine + 1}`
      : null;
  };
}

const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`);

/** Copies for browsers without import maps have the same content, so they are not checked. */
const isCopy = (path: string): boolean => path.startsWith(`dist/${PLAIN_FOLDER}/`);

const scripts = filesOf('dist', '.js')
  .filter((path) => !isCopy(path))
  .map((path): BuiltFile => {
    const text = read(path);
    return { path, kind: 'script', text, findSource: madeFrom(path, text) };
  });
const styles = [...filesOf('dist', '.css'), 'backend/pages/page.css'].map(
  (path): BuiltFile => ({ path, kind: 'style', text: read(path), findSource: nowhere }),
);
/** Import maps are not scripts. */
const isMap = (text: string): boolean => text.startsWith('{"imports":');

/** Most pages share their inline scripts, so each is checked once. */
const inline = new Map(
  filesOf('dist', '.html').flatMap((path) =>
    findInlineScripts(read(path))
      .filter((text) => !isMap(text))
      .map((text) => [text, path] as const),
  ),
);
const inPages = [...inline].map(([text, path]): BuiltFile => ({ path, kind: 'script', text, findSource: nowhere }));

const { faults, unneeded } = checkSite([...scripts, ...styles, ...inPages]);
console.log(
  [
    ...faults,
    ...unneeded.map((strings) => `${strings} It can be removed from scripts/floor/allowed-features.ts.`),
    `The oldest browsers lack ${faults.length} of the features that ${scripts.length} scripts and ${styles.length} style sheets use.`,
  ].join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
