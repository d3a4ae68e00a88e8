/* A text that is written in many scripts renames all of them when it changes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCatalogue } from '../../scripts/site/languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAX_SCRIPTS = 3;

/**
 * Nothing is written here, so the steps after a build (pages, service worker, compressed copies)
 * have nothing to do.
 */
const EMPTY_FOLDER = mkdtempSync(join(tmpdir(), 'numeria-repeated-texts-'));
afterAll(() => rmSync(EMPTY_FOLDER, { recursive: true, force: true }));

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

/** The built scripts. */
async function buildScripts(): Promise<readonly string[]> {
  const built = await build({
    root: ROOT,
    logLevel: 'error',
    plugins: [labelConstants],
    build: { write: false, outDir: EMPTY_FOLDER },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

describe('A text of the site', () => {
  // With the value that Vitest sets, React and others would be built for development.
  beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => void vi.unstubAllEnvs());

  it(`is written in at most ${MAX_SCRIPTS} scripts`, async () => {
    const scripts = await buildScripts();
    expect(scripts.length).toBeGreaterThan(100);
    const counts = new Map<string, number>();
    for (const code of scripts)
      for (const label of new Set(Array.from(code.matchAll(LABEL), ([, label = '']) => label)))
        counts.set(label, (counts.get(label) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, count]) => count > MAX_SCRIPTS)).toEqual([]);
  });
});
