import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in a project's package.json; of this copy of Numeria unless another folder is given. */
export const readVersion = (root: string = join(import.meta.dirname, '..')): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
