/* `npm run build` builds the site with all languages. */
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces a folder by the one that `write` writes, all at once, so that a running server never serves parts of both.
 * If `write` throws, the folder stays as it was.
 */
export function replaceFolder(folder: string, write: (draft: string) => void): void {
  const draft = `${folder}.new`;
  const old = `${folder}.old`;
  const clear = (): void => [draft, old].forEach((path) => rmSync(path, { recursive: true, force: true }));
  clear();
  try {
    write(draft);
  } catch (error) {
    clear();
    throw error;
  }
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  clear();
}

/** Builds the site into its `dist`. Ends the process if Vite fails. */
export function buildSite(root: string): void {
  try {
    replaceFolder(join(root, 'dist'), (draft) =>
      execFileSync(
        process.execPath,
        [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', draft, '--emptyOutDir'],
        { cwd: root, stdio: 'inherit' },
      ),
    );
  } catch (error) {
    // Vite has already reported its own errors.
    if (error instanceof Error && 'status' in error) process.exit(1);
    throw error;
  }
}

if (import.meta.main) buildSite(join(import.meta.dirname, '..'));
