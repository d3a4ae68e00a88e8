import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend.ts';
import { escapeHtml } from './pages/page.ts';
import { BACKEND_PATH } from './paths.ts';

/** The backend as part of the site's own server, so that both have one origin. */
export interface MountedBackend {
  /** Added to the head of every page so that the site finds the backend: the built files know nothing of it. */
  readonly head: string;
  /** Whether the backend handles this path, as it appears in the request. */
  readonly handles: (path: string) => boolean;
  readonly answer: RequestListener;
}

/**
 * The element that tells the site where the backend is, which key to send, and where the local inbox is, if there is
 * one.
 */
export function backendMetaTag({ publishableKey, smtpHost }: Pick<Backend, 'publishableKey' | 'smtpHost'>): string {
  const inbox = smtpHost === null ? ' data-inbox="/inbox"' : '';
  return `<meta name="numeria-backend" data-url="/" data-key="${escapeHtml(publishableKey)}"${inbox}>`;
}

export function mountBackend(backend: Backend): MountedBackend {
  const listener = getRequestListener(backend.app.fetch);
  return {
    head: backendMetaTag(backend),
    handles: (path) => BACKEND_PATH.test(path),
    answer: (request, response) => void listener(request, response),
  };
}
