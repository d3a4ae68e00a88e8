import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend.ts';
import { escapeHtml } from './pages/page.ts';
import { BACKEND_PATH } from './paths.ts';

/** The backend as part of the site's own server, so that both share one origin. */
export interface MountedBackend {
  /**
   * Added to the head of every page so that the site can find the backend: the built files do not
   * contain its settings.
   */
  readonly head: string;
  /** Whether the backend handles this path, given as it appears in the request. */
  readonly handles: (path: string) => boolean;
  readonly answer: RequestListener;
}

/**
 * The element that contains the backend's URL, the key to send and, if there is a local inbox, its path.
 */
export function createBackendMetaTag({
  publishableKey,
  smtpHost,
}: Pick<Backend, 'publishableKey' | 'smtpHost'>): string {
  const inbox = smtpHost === null ? ' data-inbox="/inbox"' : '';
  return `<meta name="numeria-backend" data-url="/" data-key="${escapeHtml(publishableKey)}"${inbox}>`;
}

export function mountBackend(backend: Backend): MountedBackend {
  const listener = getRequestListener(backend.app.fetch);
  return {
    head: createBackendMetaTag(backend),
    handles: (path) => BACKEND_PATH.test(path),
    answer: (request, response) => void listener(request, response),
  };
}
