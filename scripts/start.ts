/* `npm start` builds the site, then serves it, in a single process, so that anything that ends
   npm also ends the server and releases its port and lock. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import { checkSettings, serveSite } from './serve.ts';

const root = join(import.meta.dirname, '..');
// Before the long build.
checkSettings(readEnvironment(root));

try {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
} catch {
  // Vite has already reported the error.
  process.exit(1);
}
await serveSite();
