/*
 * Serves the built site, as `npm start` does: http://localhost:4173, or the port that PORT names.
 */
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const DEFAULT_PORT = 4173;

/** A server of a built site; not yet listening. Addresses without a file ending get its index.html. */
export function siteServer(folder: string): Server {
  const serve = sirv(folder, {
    // Looks at the disk at each request, so that a new build is served at once.
    dev: true,
    etag: true,
    single: true,
    // What looks like a file is one, or is missing.
    ignores: [/\.\w+$/],
    setHeaders: (response, path) => {
      // Vite puts a hash of its content into the name of each file there.
      if (/^\/assets\/.+\.\w+$/.test(path)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const answer: RequestListener = (request, response) =>
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Not found.\n');
    });
  return createServer(answer);
}

/** The port that a setting names, null where it names none. */
export function portFrom(setting: string | undefined): number | null {
  if (setting === undefined || setting.trim() === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(setting.trim()) ? Number(setting) : 0;
  return port >= 1 && port <= 65535 ? port : null;
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  const other = `or choose another port, for example: PORT=${port === 65535 ? port - 1 : port + 1} npm start`;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use by another program. Stop that program, ${other}`;
  if (error.code === 'EACCES') return `This user may not open port ${port}. Ask for more rights, ${other}`;
  return `The site could not be served: ${error.message}`;
}

function main(): void {
  const folder = join(import.meta.dirname, '..', 'dist');
  const setting = process.env['PORT'];
  const port = portFrom(setting);
  if (port === null) stop(`PORT must be a whole number from 1 to 65535, and it is "${setting}".`);
  if (!existsSync(join(folder, 'index.html'))) stop('There is no built site yet. First run: npm run build');
  siteServer(folder)
    .on('error', (error) => stop(explain(error, port)))
    .listen(port, () => process.stdout.write(`Numeria is at http://localhost:${port}\n`));
}

if (import.meta.main) main();
