/*
 * `npm start`: builds the site, then serves it, in one process, so that whatever ends npm ends the server as well, and
 * leaves neither port nor lock behind.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { serveSite } from './serve.ts';

try {
  execFileSync(process.execPath, [join(import.meta.dirname, '../node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
} catch {
  // Vite has said why.
  process.exit(1);
}
await serveSite();
