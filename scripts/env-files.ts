import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The VITE_ settings in the .env files of a project. A release has none, because it was built without them. */
export async function readBuildSettings(root: string): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(join(root, 'vite.config.ts'))) return {};
  const { loadEnv } = await import('vite');
  return loadEnv('production', root, 'VITE_');
}
