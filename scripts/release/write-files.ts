import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArchiveFile } from './tar.ts';

/** Writes files, and creates their folders. */
export function writeFiles(folder: string, files: readonly ArchiveFile[]): void {
  for (const { path, body } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}
