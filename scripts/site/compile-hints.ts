import type { Plugin, Rolldown } from 'vite';

/**
 * Tells Chromium that a script's functions will be called soon, so that it compiles them on another
 * thread while the script downloads, not one by one when each is first called. Other browsers
 * ignore the comment. https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** The site calls only a small part of the backend's library. */
const PARTLY_CALLED = /\/node_modules\/@supabase\//;

/** Adds the hint above the scripts in a bundle, and one line to their source maps. */
export function addCompileHints(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || file.moduleIds.some((id) => PARTLY_CALLED.test(id))) continue;
    file.code = `${HINT}\n${file.code}`;
    const map = bundle[`${file.fileName}.map`];
    if (map?.type !== 'asset') continue;
    const { mappings, ...rest } = JSON.parse(String(map.source));
    map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
  }
}

/**
 * Makes Chromium compile scripts as they download. The hint only works in the first line, so this
 * runs after Vite's own additions.
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'numeria-compile-hints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: { order: 'post', handler: (_options, bundle) => addCompileHints(bundle) },
  };
}
