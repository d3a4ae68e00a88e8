import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What makes icons in the built site. */
const OURS = resolve(import.meta.dirname, '../src/ui/lucide-icon.ts');

/**
 * Replaces the function that makes Lucide's icons, which the home page would load, by a shorter one. The build fails if no
 * icon asks for it, because a newer Lucide may have renamed it and the lost saving would go unnoticed.
 */
export function lucideSlimPlugin(): Plugin {
  let hasIcons = false;
  let isReplaced = false;
  return {
    name: 'lucide-slim',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      hasIcons = false;
      isReplaced = false;
    },
    resolveId(source, importer) {
      if (importer === undefined || !importer.includes('/lucide-react/')) return null;
      hasIcons = true;
      if (!source.endsWith('/createLucideIcon.mjs')) return null;
      isReplaced = true;
      return OURS;
    },
    buildEnd(error) {
      if (error === undefined && hasIcons && !isReplaced)
        this.error('scripts/lucide-slim.ts: no icon of lucide-react imports createLucideIcon.mjs.');
    },
  };
}
