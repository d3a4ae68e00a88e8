/*
 * The texts of the built site (pages, scripts, styles, drawings) as they go over the wire: compressed, and pages with
 * what the backend tells them. Everything else (fonts, sounds, pictures) is compressed already and not served here.
 */
import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
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
  '.txt': 'text/plain',
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

/** The text that answers a path, null where none does. A page answers without its ending, and index.html where nothing else is. */
export function textFor(folder: string, path: string): Text | null {
  const asked = normalize(join(folder, decoded(path)));
  if (asked.includes('\0')) return null;
  if (asked !== folder && !asked.startsWith(folder + sep)) return null;
  const bare = asked.replace(/[\\/]+$/, '');
  const found = textAt(bare) ?? textAt(`${bare}.html`) ?? textAt(join(bare, 'index.html'));
  // What looks like a file is one, or is missing.
  const isFile = /\.\w+$|\/\.well-known/.test(decoded(path)) || statsOf(bare)?.isFile();
  return found ?? (isFile ? null : textAt(join(folder, 'index.html')));
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

/** Answers a request for a text; `false`, and nothing is done, where the path is none's. */
export type TextServer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/**
 * Serves the texts of a folder, with `head` put at the end of every page's head. It looks at the disk at each request,
 * so that a new build is served at once, and keeps what it has compressed until the file changes.
 */
export function textServer(folder: string, head: string, cacheControl: (path: string) => string): TextServer {
  const mark = head === '' ? '' : `-${createHash('sha256').update(head).digest('hex').slice(0, 8)}`;
  const kept = new Map<string, { readonly etag: string; readonly body: Promise<Buffer> }>();

  const read = (text: Text): Buffer => {
    const bytes = readFileSync(text.file);
    if (head === '' || !text.type.startsWith('text/html')) return bytes;
    return Buffer.from(bytes.toString('utf8').replace('</head>', () => `${head}</head>`));
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

  const send = async (text: Text, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { size, mtime } = text.stats;
    const etag = `W/"${size}-${mtime.getTime()}${text.type.startsWith('text/html') ? mark : ''}"`;
    const shared = { ETag: etag, 'Cache-Control': cacheControl(path), Vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, shared).end();
      return;
    }
    const encoding = size < LEAST_BYTES ? 'identity' : encodingFor(request.headers['accept-encoding']);
    const body = await bodyOf(text, etag, encoding);
    response.writeHead(200, {
      ...shared,
      'Content-Type': text.type,
      'Content-Length': body.byteLength,
      'Last-Modified': mtime.toUTCString(),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const text = textFor(folder, path);
    if (text === null) return false;
    send(text, request, response, path).catch(() => response.destroy());
    return true;
  };
}
