import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { addCompileHints } from '../../scripts/site/compile-hints';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** A bundle with one script that consists of these modules. */
const bundleOf = (...moduleIds: readonly string[]) =>
  ({
    'assets/a.js': { type: 'chunk', fileName: 'assets/a.js', moduleIds, code: 'play();' },
    'assets/a.js.map': { type: 'asset', source: '{"version":3,"mappings":"AAAA"}' },
  }) as unknown as Rolldown.OutputBundle;

const written = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : JSON.parse(String(file.source)).mappings));

describe("The site's scripts", () => {
  it('have the hint in their first line, and their source maps account for it', () => {
    const bundle = bundleOf('/site/src/main.tsx');
    addCompileHints(bundle);
    expect(written(bundle)).toEqual([`${HINT}play();`, ';AAAA']);
  });

  it('are left alone if only a part of them is called', () => {
    const bundle = bundleOf('/site/src/account/client.ts', '/site/node_modules/@supabase/auth-js/dist/index.js');
    addCompileHints(bundle);
    expect(written(bundle)).toEqual(['play();', 'AAAA']);
  });
});
