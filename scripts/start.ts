/* `npm start` builds the site, then serves it, in a single process, so that anything that ends
   npm also ends the server and releases its port and lock. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { serveSite } from './serve.ts';

try {
  execFileSync(process.execPath, [join(import.meta.dirname, '../node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
} catch {
  // Vite has already reported the error.
  process.exit(1);
}
await serveSite();
