import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Settings } from '../backend/settings.ts';

/** The settings of this process and of the `.env` files in the project's folder, as Vite reads them. */
export function readEnvironment(root: string, mode = 'production'): Settings {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) => join(root, name));
  const read = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...read, process.env);
}
