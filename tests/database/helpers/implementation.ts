import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as backendModule from '../../../backend/backend.ts';
import type * as listenModule from '../../../backend/listen.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const FOLDER = process.env['NUMERIA_BACKEND'] ?? join(REPOSITORY, 'backend');
const addressOf = (file: string): string => pathToFileURL(join(FOLDER, file)).href;

const { openBackend }: typeof backendModule = await import(addressOf('backend.ts'));
const { listen }: typeof listenModule = await import(addressOf('listen.ts'));

export { listen };

/** Opens the backend under test: the project's own, or the mutant named by `NUMERIA_BACKEND`. */
export function openBackendUnderTest(settings: backendModule.BackendSettings): Promise<backendModule.Backend> {
  const migrationsFolder = process.env['NUMERIA_MIGRATIONS'];
  return openBackend(migrationsFolder === undefined ? settings : { ...settings, migrationsFolder });
}
