/* `npm run configure -- FOLDER` writes the site of a release, with this operator's settings, to a folder for static
   hosting. */
import { join } from 'node:path';
import { getErrorMessage } from '../backend/error-message.ts';
import { findMissing } from '../backend/public-start.ts';
import { readEnvironment } from './environment.ts';
import { configureSite } from './site/configure.ts';

try {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Give a folder for the site: npm run configure -- FOLDER');
  const root = join(import.meta.dirname, '..');
  const settings = readEnvironment(root);
  await configureSite({ built: join(root, 'dist'), target, settings });
  process.stdout.write(`The site is in ${target}.\n`);
  const missing = findMissing(settings, false);
  if (missing.length > 0)
    process.stdout.write(
      `Before you open it to the public, set these and run this command again:\n${missing.join('\n')}\n`,
    );
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
