import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

export const ROOT = join(import.meta.dirname, '..');

/**
 * A change to one source file: it replaces either a string that occurs exactly once, or a rule in a
 * table that the file exports.
 */
export type SourceChange = { readonly file: string; readonly to: string } & (
  | { readonly from: string }
  | { readonly rule: string }
);

const lines = (text: string): number => text.split('\n').length;

/**
 * The source with the changes applied. Lines keep their numbers, so that positions stay valid.
 * Throws an Error if a string does not occur exactly once, so that no change is lost silently.
 */
export function applyChanges(source: string, changes: readonly SourceChange[]): string {
  let text = source;
  for (const change of changes) {
    const { file, to } = change;
    const from = 'from' in change ? change.from : `export const ${/^\w+/.exec(change.rule)?.[0]}`;
    const count = text.split(from).length - 1;
    if (count !== 1) throw new Error(`"${from}" occurs ${count} times in ${file}, not once.`);
    if ('from' in change) text = text.replace(from, () => to.replaceAll('\n', ' ') + '\n'.repeat(lines(from) - 1));
    // Appended to the file, because functions look rules up when they are called.
    else text += `\n${change.rule} = ${to};`;
  }
  return text;
}

function withChanges(changes: readonly SourceChange[]): Plugin {
  const left = new Set(changes);
  return {
    name: 'bench-changes',
    enforce: 'pre',
    transform(source, id) {
      const path = id.split('?')[0] ?? '';
      const mine = changes.filter(({ file }) => path === join(ROOT, file));
      if (mine.length === 0) return null;
      for (const change of mine) left.delete(change);
      // Maps each line to itself.
      const mappings = `AAAA${';AACA'.repeat(lines(source) - 1)}`;
      const map = { version: 3 as const, sources: [path], sourcesContent: [source], names: [], mappings };
      return { code: applyChanges(source, mine), map };
    },
    buildEnd(error) {
      const [lost] = left;
      if (!error && lost) throw new Error(`${lost.file} is not part of the site.`);
    },
  };
}

const buildInto = (folder: string, config: InlineConfig) =>
  build({ ...config, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, sourcemap: true } });

/** Builds the site into a folder, with changes to its source. */
export async function buildSite(folder: string, changes: readonly SourceChange[] = []): Promise<void> {
  await buildInto(folder, { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), plugins: [withChanges(changes)] });
}

/** Builds the page that the games are compared with. */
export async function buildReference(folder: string): Promise<void> {
  await buildInto(folder, { root: join(ROOT, 'bench/reference'), configFile: false });
}
