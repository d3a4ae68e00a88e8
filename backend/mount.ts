import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend.ts';
import { escapeHtml } from './pages/page.ts';
import { OF_THE_BACKEND } from './paths.ts';

/** A backend as part of the site's own server, so that both have one origin. */
export interface Mount {
  /** What goes into the head of every page, so that the site finds the backend: its built files know of none. */
  readonly head: string;
  /** Whether a path, as the request has it, is the backend's. */
  readonly owns: (path: string) => boolean;
  readonly answer: RequestListener;
}

/** The element that tells the site where the backend is, which key to send, and where its mail is kept if it is kept. */
export function metaElement({ publishableKey, smtpHost }: Pick<Backend, 'publishableKey' | 'smtpHost'>): string {
  const inbox = smtpHost === null ? ' data-inbox="/inbox"' : '';
  return `<meta name="numeria-backend" data-url="/" data-key="${escapeHtml(publishableKey)}"${inbox}>`;
}

/** Makes a backend mountable. */
export function mountOf(backend: Backend): Mount {
  const listener = getRequestListener(backend.app.fetch);
  return {
    head: metaElement(backend),
    owns: (path) => OF_THE_BACKEND.test(path),
    answer: (request, response) => void listener(request, response),
  };
}
