import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend.ts';

export interface ListeningServer {
  /** The URL, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves just the backend over HTTP, by default on any free port and only to this machine. */
export async function listen(
  backend: Backend,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<ListeningServer> {
  const server = createServer(getRequestListener(backend.app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
