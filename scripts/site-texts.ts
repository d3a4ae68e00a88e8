/*
 * The texts of the built site (pages, scripts, styles, drawings) as they go over the wire: compressed, and pages with
 * what the backend tells them. Everything else (fonts, sounds, pictures) is compressed already and not served here.
 */
import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'text/xml',
};

/** Below this size compressing gains nothing. */
const LEAST_BYTES = 1024;

/** Many builds may be served by one start: what is kept of their texts is forgotten at this number. */
const MOST_KEPT = 500;

/** A text of the site: where it lies and its type. */
interface Text {
  readonly file: string;
  readonly type: string;
  readonly stats: Stats;
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** What lies at a path; undefined where nothing does, or nothing can: a name may be too long, or no name at all. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function textAt(file: string): Text | null {
  const type = TYPES[extname(file)];
  const stats = type === undefined ? undefined : statsOf(file);
  return type !== undefined && stats?.isFile() ? { file, type, stats } : null;
}

/** The text that answers a path, or where else it is to be asked for; null where there is none. */
type Answer = { readonly text: Text } | { readonly movedTo: string } | null;

/** What answers a path. A page answers without its ending, and without a slash at its end. */
function answerFor(folder: string, path: string): Answer {
  const asked = normalize(join(folder, decoded(path)));
  if (asked.includes('\0')) return null;
  if (asked !== folder && !asked.startsWith(folder + sep)) return null;
  const bare = asked.replace(/[\\/]+$/, '');
  const text = textAt(bare) ?? textAt(bare === folder ? join(folder, 'index.html') : `${bare}.html`);
  if (text === null) return null;
  // By what lies in the folder, so that no address leads to another host: "//there.example/".
  const isMoved = bare !== folder && /[\\/]$/.test(asked);
  return isMoved ? { movedTo: encodeURI(`/${relative(folder, bare).replaceAll(sep, '/')}`) } : { text };
}

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
} as const;
type Encoding = keyof typeof ENCODERS;

/** The best encoding that a browser says it takes; what it gives the weight 0 it does not take. */
export function encodingFor(accepted: string | undefined): Encoding {
  const takes = (name: string): boolean =>
    (accepted ?? '').split(',').some((part) => {
      const [encoding = '', ...settings] = part.split(';').map((word) => word.trim().toLowerCase());
      return encoding === name && !settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Answers a request for a text, or nothing: `false`, and nothing is done, where it cannot. */
type Serve = (request: IncomingMessage, response: ServerResponse, address: string) => boolean;

/** Serves the texts of a folder. */
export interface TextServer {
  /** Answers an address, with its query, that is a text's. */
  readonly serve: Serve;
  /** Answers an address that leads nowhere, by the page for that. */
  readonly serveMissing: Serve;
}

const isAsked = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
const pathOf = (address: string): string => address.split('?')[0] ?? '/';
const isPage = ({ type }: Text): boolean => type.startsWith('text/html');

/**
 * Whether a text changes with what the backend tells the pages: these, and the service worker, so that devices which keep
 * the pages fetch them again when the backend has another key.
 */
const knowsOfHead = (text: Text): boolean => isPage(text) || text.file.endsWith(`${sep}sw.js`);

/**
 * Serves the texts of a folder, with `head` put at the end of every page's head. It looks at the disk at each request,
 * so that a new build is served at once, and keeps what it has compressed until the file changes.
 */
export function textServer(folder: string, head: string, cacheControl: (path: string) => string): TextServer {
  const mark = head === '' ? '' : `-${createHash('sha256').update(head).digest('hex').slice(0, 8)}`;
  const kept = new Map<string, { readonly etag: string; readonly body: Promise<Buffer> }>();

  const read = (text: Text): Buffer => {
    const bytes = readFileSync(text.file);
    if (head === '' || !knowsOfHead(text)) return bytes;
    const own = bytes.toString('utf8');
    return Buffer.from(
      isPage(text)
        ? own.replace('</head>', () => `${head}</head>`)
        : own.replaceAll(/(\.html",revision:"\w+)/g, `$1${mark}`),
    );
  };
  const bodyOf = (text: Text, etag: string, encoding: Encoding): Promise<Buffer> => {
    const name = `${encoding} ${text.file}`;
    const known = kept.get(name);
    if (known?.etag === etag) return known.body;
    const body = ENCODERS[encoding](read(text));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, { etag, body });
    return body;
  };

  const send = async (
    text: Text,
    status: 200 | 404,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> => {
    const { size, mtime } = text.stats;
    const etag = `W/"${size}-${mtime.getTime()}${knowsOfHead(text) ? mark : ''}"`;
    // What is missing now may be there soon.
    const caching = status === 200 ? cacheControl(path) : 'no-cache';
    const shared = { ETag: etag, 'Cache-Control': caching, Vary: 'Accept-Encoding' };
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, shared).end();
      return;
    }
    const encoding = size < LEAST_BYTES ? 'identity' : encodingFor(request.headers['accept-encoding']);
    const body = await bodyOf(text, etag, encoding);
    response.writeHead(status, {
      ...shared,
      'Content-Type': text.type,
      'Content-Length': body.byteLength,
      'Last-Modified': mtime.toUTCString(),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    serve: (request, response, address) => {
      const path = pathOf(address);
      const answer = isAsked(request) ? answerFor(folder, path) : null;
      if (answer === null) return false;
      if ('movedTo' in answer) response.writeHead(308, { Location: answer.movedTo + address.slice(path.length) }).end();
      else send(answer.text, 200, request, response, path).catch(() => response.destroy());
      return true;
    },
    serveMissing: (request, response, address) => {
      const text = isAsked(request) ? textAt(join(folder, '404.html')) : null;
      if (text === null) return false;
      send(text, 404, request, response, pathOf(address)).catch(() => response.destroy());
      return true;
    },
  };
}
