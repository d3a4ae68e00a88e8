import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and its subfolders, with its size. */
export const listFilesWithSizes = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).size}`)
    .toSorted();
