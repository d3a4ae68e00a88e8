import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { reportErrors } from './report-errors.ts';

/**
 * The paths of the script that runs before a page's own, and of its reports. The site itself does
 * not use them.
 */
export const FIRST_SCRIPT_PATH = '/first-script.js';
const REPORTS = '/reported-errors';

/** The site as it is served, with an additional first script in every page that reports errors. */
export interface WatchedSite {
  readonly origin: string;
  /** The errors in the site's pages since the last call. */
  takeErrors(): readonly string[];
  /** Adds a script that runs before those of all later pages. */
  readonly addInitScript: (script: { readonly content: string }) => Promise<void>;
  /** Removes these scripts. */
  removeInitScripts(): void;
  close(): void;
}

/**
 * A proxy for a server of the site. Not every engine lets its driver see errors or inject scripts,
 * so the page contains both, in the same way in all engines.
 */
export async function watchSite(servedAt: string): Promise<WatchedSite> {
  const errors: string[] = [];
  const scripts: string[] = [];
  const { port } = new URL(servedAt);

  const hand = (asked: IncomingMessage, answer: ServerResponse): void => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request({ host: 'localhost', port, path: asked.url, method: asked.method, headers }, (given) => {
      const { 'content-length': _, ...stored } = given.headers;
      const isPage = given.statusCode !== 304 && (given.headers['content-type'] ?? '').includes('text/html');
      answer.writeHead(given.statusCode ?? 500, isPage ? stored : given.headers);
      if (!isPage) return void given.pipe(answer);
      void text(given).then((html) =>
        answer.end(html.replace('<head>', `<head><script src="${FIRST_SCRIPT_PATH}"></script>`)),
      );
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer((asked, answer) => {
    if (asked.url === REPORTS) {
      void text(asked).then((error) => answer.end(String(errors.push(error))));
    } else if (asked.url === FIRST_SCRIPT_PATH) {
      answer.setHeader('content-type', 'text/javascript; charset=utf-8').setHeader('cache-control', 'no-store');
      answer.end([`(${String(reportErrors)})('${REPORTS}')`, ...scripts].join(';\n'));
    } else hand(asked, answer);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site got no port.');
  return {
    origin: `http://localhost:${address.port}`,
    takeErrors: () => errors.splice(0),
    addInitScript: async ({ content }) => void scripts.push(content),
    removeInitScripts: () => void scripts.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
