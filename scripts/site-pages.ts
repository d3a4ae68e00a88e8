/* Serves pages that differ from the files in the folder: pages that contain the backend's data,
   the page for unknown URLs, and redirects from URLs with a trailing slash. */
import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, relative, sep } from 'node:path';
import { getFileState, type ReadPages } from './site/built-pages.ts';
import { COMPRESSORS } from './site/compress.ts';
import { REVALIDATE } from './site/headers.ts';
import { SERVICE_WORKER_PATH } from './site/script-names.ts';

/** A page, or a service worker, which lists the pages to store and so changes with them. */
interface Page {
  readonly file: string;
  readonly stats: Stats;
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * The file at a path; null if it does not exist or the path cannot be a file name (too long or
 * invalid).
 */
function pageAt(file: string): Page | null {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? { file, stats } : null;
  } catch {
    return null;
  }
}

/** The page for a path, or the path to redirect to; null if there is neither. */
type Answer = { readonly page: Page } | { readonly movedTo: string } | null;

/** Finds the answer to a path. Pages have neither an extension nor a trailing slash. */
function answerFor(folder: string, path: string): Answer {
  const asked = normalize(join(folder, decoded(path)));
  if (asked !== folder && !asked.startsWith(folder + sep)) return null;
  const bare = asked.replace(/[\\/]+$/, '');
  const isNamed = bare.endsWith('.html') || SERVICE_WORKER_PATH.test(bare.slice(folder.length).replaceAll(sep, '/'));
  const page = pageAt(isNamed ? bare : bare === folder ? join(folder, 'index.html') : `${bare}.html`);
  if (page === null) return null;
  // Built from the path in the folder, so that no URL can redirect to another host: "
  // there.example/".
  const isMoved = bare !== folder && asked !== bare;
  return isMoved ? { movedTo: encodeURI(`/${relative(folder, bare).replaceAll(sep, '/')}`) } : { page };
}

/** The page for unknown URLs, in the language of this one. */
function missingPage(folder: string, path: string): Page | null {
  const [, language = ''] = /^\/([a-z-]+)\//.exec(path) ?? [];
  return pageAt(join(folder, language, '404.html')) ?? pageAt(join(folder, '404.html'));
}

/**
 * Whether the file for a path has changed since it was read, or has not been read. Checking one file is a hundred times
 * faster than reading all pages again.
 */
export function hasChanged(folder: string, path: string, read: ReadPages): boolean {
  const answer = answerFor(folder, path);
  const page = answer !== null && 'page' in answer ? answer.page : missingPage(folder, path);
  return page === null || read.get(page.file)?.state !== getFileState(page.stats);
}

type Encoding = keyof typeof COMPRESSORS;

const encodingFor = (accepted = ''): Encoding | null =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

/**
 * Answers a request for a page that cannot be sent as a file. For anything else it returns `false`
 * and does nothing.
 */
type Serve = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

export interface PageServer {
  readonly serve: Serve;
  /** Answers a request for an unknown URL with the not-found page. */
  readonly serveMissing: Serve;
}

/**
 * Serves the pages of a folder, with `head` added to the end of each page's head. A new build is
 * served immediately.
 */
export function createPageServer(folder: string, head: string): PageServer {
  const mark = head === '' ? '' : `-${createHash('sha256').update(head).digest('hex').slice(0, 8)}`;

  const bodyOf = ({ file }: Page): Buffer => {
    const own = readFileSync(file, 'utf8');
    // Makes devices download stored pages again when the backend's key changes.
    if (file.endsWith('.js')) return Buffer.from(own.replaceAll(/(\.html",revision:"\w+)/g, `$1${mark}`));
    return Buffer.from(own.replace('</head>', () => `${head}</head>`));
  };

  /**
   * Pages are compressed one after the other. Otherwise, when a device stores the whole site, they would occupy all of
   * Node's threads for seconds, and these threads also sign and check session tokens.
   */
  let last: Promise<unknown> = Promise.resolve();
  /** Each page is compressed once per build. */
  const encoded = new Map<string, { readonly etag: string; readonly body: Promise<Buffer> }>();
  const encodedBodyOf = (page: Page, encoding: Encoding, etag: string): Promise<Buffer> => {
    const name = `${encoding} ${page.file}`;
    const known = encoded.get(name);
    if (known?.etag === etag) return known.body;
    const own = bodyOf(page);
    const body = last.then(() => COMPRESSORS[encoding](own));
    last = body.catch(() => encoded.delete(name));
    encoded.set(name, { etag, body });
    return body;
  };

  const send = async (page: Page, status: 200 | 404, request: IncomingMessage, response: ServerResponse) => {
    const etag = `W/"${page.stats.size}-${page.stats.mtimeMs}${mark}"`;
    response.setHeader('ETag', etag).setHeader('Vary', 'Accept-Encoding').setHeader('Cache-Control', REVALIDATE);
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = encoding === null ? bodyOf(page) : await encodedBodyOf(page, encoding, etag);
    response.writeHead(status, {
      'Content-Type': page.file.endsWith('.js') ? 'text/javascript' : 'text/html;charset=utf-8',
      'Content-Length': body.byteLength,
      'Last-Modified': page.stats.mtime.toUTCString(),
      ...(encoding !== null && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    serve: (request, response, address) => {
      const [path = '/'] = address.split('?');
      const answer = answerFor(folder, path);
      if (answer === null) return false;
      if ('movedTo' in answer) {
        response.writeHead(308, { Location: answer.movedTo + address.slice(path.length) }).end();
        return true;
      }
      if (head === '') return false;
      send(answer.page, 200, request, response).catch(() => response.destroy());
      return true;
    },
    serveMissing: (request, response, address) => {
      const page = missingPage(folder, address);
      if (page === null) return false;
      send(page, 404, request, response).catch(() => response.destroy());
      return true;
    },
  };
}
