/* Builds the whole site with its own configuration: once unchanged, and once for each changed
   word. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCatalogue } from '../../scripts/site/languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAX_RENAMED = 3;
/** Any sentence in quotes. */
const SENTENCE = /'([A-Z][a-z]+ [^'\n]*)'/;
const NEW_WORD = 'Grapefruit';

/**
 * Nothing is written here, so the steps after a build (pages, service worker, compressed copies)
 * have nothing to do.
 */
const EMPTY_FOLDER = mkdtempSync(join(tmpdir(), 'numeria-one-word-'));
afterAll(() => rmSync(EMPTY_FOLDER, { recursive: true, force: true }));

/** Changes a sentence in a module as it enters the build. */
const changeSentence = (module: string): Plugin => ({
  name: 'change-sentence',
  enforce: 'pre',
  transform: (code, id) => (id === join(ROOT, module) ? code.replace(SENTENCE, `'${NEW_WORD} $1'`) : null),
});

/** A constant of a catalogue, which the bundler may write wherever it is shown. */
const CONSTANT = /^(export const (\w+) =\s+')([^'\n]*')/gm;

/** Writes its module and name into each constant of the English catalogues. */
const labelConstants: Plugin = {
  name: 'label-constants',
  enforce: 'pre',
  transform: (code, id) => {
    const module = relative(join(ROOT, 'src'), id);
    return isCatalogue(module) ? code.replace(CONSTANT, `$1[${module} $2] $3`) : null;
  },
};
const LABEL = /\[([\w/.-]+text[\w/.-]* \w+)\] /g;

/** The built scripts by file name. */
async function buildScripts(plugins: readonly Plugin[]): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: ROOT,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, outDir: EMPTY_FOLDER },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

describe('One changed word in the site', () => {
  // With the value that Vitest sets, React and others would be built for development.
  beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => void vi.unstubAllEnvs());

  it(`renames at most ${MAX_RENAMED} scripts, in one game or in the code that all games share`, async () => {
    const before = await buildScripts([]);
    expect(before.size).toBeGreaterThan(100);
    for (const module of ['src/games/mental-maths/text.ts', 'src/play/internal/shared-text.ts']) {
      const after = await buildScripts([changeSentence(module)]);
      const renamed = [...after].filter(([name]) => !before.has(name));
      expect(renamed.map(([, code]) => code).join('\n')).toContain(NEW_WORD);
      if (renamed.length > MAX_RENAMED)
        throw new Error(`A word of ${module} renames ${renamed.map(([name]) => name).join(', ')}.`);
    }
  });

  it(`writes each text in at most ${MAX_RENAMED} scripts`, async () => {
    const scripts = [...(await buildScripts([labelConstants])).values()];
    const counts = new Map<string, number>();
    for (const code of scripts)
      for (const label of new Set(Array.from(code.matchAll(LABEL), ([, label = '']) => label)))
        counts.set(label, (counts.get(label) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, count]) => count > MAX_RENAMED)).toEqual([]);
  });
});
