import type { Plugin, Rolldown } from 'vite';

/**
 * Tells Chromium that what a script holds is called as soon as the script is there: it is compiled on another thread while it
 * arrives, in place of one function after the other when each is first called. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const ALL_CALLED = '//# allFunctionsCalledOnLoad';

/** Of the backend's library the site calls a small part. */
const CALLED_IN_PART = /\/node_modules\/@supabase\//;

/** Lays the hint above the scripts of a bundle, and one line more into the maps that lead to their sources. */
export function hintScripts(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || file.moduleIds.some((id) => CALLED_IN_PART.test(id))) continue;
    file.code = `${ALL_CALLED}\n${file.code}`;
    const map = bundle[`${file.fileName}.map`];
    if (map?.type !== 'asset') continue;
    const { mappings, ...rest } = JSON.parse(String(map.source));
    map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
  }
}

/** Has scripts compiled as they arrive. The hint is heard in the first line alone, so that it comes after Vite's own lines. */
export function compileHints(): Plugin {
  return {
    name: 'numeria-compile-hints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: { order: 'post', handler: (_options, bundle) => hintScripts(bundle) },
  };
}
