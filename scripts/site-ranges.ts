/* Range requests, as RFC 9110 defines them. sirv, which serves everything else, treats "0-0" as
   the whole file and "-1" as its beginning, and fails for "5-1". A server is always allowed to
   answer with the whole file; this one does so for anything except a single plain range. */
import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** The requested bytes, inclusive at both ends; `whole` if the header is to be ignored. */
type Range = { readonly start: number; readonly end: number } | 'none of it' | 'whole';

/** Parses a Range header for a file of this size. */
export function parseRange(header: string, size: number): Range {
  const [, first = '', last = ''] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none of it' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)];
  if (end < start) return 'whole';
  return start >= size ? 'none of it' : { start, end: Math.min(end, size - 1) };
}

/**
 * Whether to send a part of a file. A client that has a part of an older version needs the whole
 * file.
 */
function isWanted({ method, headers }: IncomingMessage, { mtime }: Stats): boolean {
  // If the device already has the file, the response is 304 for any range.
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
  const since = headers['if-range'];
  // Our ETags are weak, and weak validators never guarantee identical bytes, but a date does.
  return since === undefined || since === mtime.toUTCString();
}

interface File {
  readonly name: string;
  readonly stats: Stats;
}

/** The file at a URL path; null if it does not exist or the path is not valid. */
function fileAt(folder: string, path: string): File | null {
  try {
    const name = normalize(join(folder, decodeURI(path)));
    const stats = name.startsWith(folder + sep) ? statSync(name, { throwIfNoEntry: false }) : undefined;
    return stats?.isFile() ? { name, stats } : null;
  } catch {
    return null;
  }
}

/**
 * Answers a request for a part of a file. For all others it returns `false` and removes any Range
 * header that is to be ignored. Parts are always of the original file, never of a compressed copy.
 */
export function serveRange(folder: string, path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { range } = request.headers;
  if (range === undefined) return false;
  delete request.headers.range;
  const file = fileAt(folder, path);
  if (file === null || !isWanted(request, file.stats)) return false;
  const { name, stats } = file;
  const part = parseRange(range, stats.size);
  if (part === 'whole') return false;
  if (part === 'none of it') {
    response.writeHead(416, { 'Content-Range': `bytes */${stats.size}`, 'Content-Length': 0 }).end();
    return true;
  }
  response.writeHead(206, {
    'Accept-Ranges': 'bytes',
    'Content-Length': part.end - part.start + 1,
    'Content-Range': `bytes ${part.start}-${part.end}/${stats.size}`,
    'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    // The same as sirv sends for the whole file.
    ETag: `W/"${stats.size}-${stats.mtime.getTime()}"`,
    'Last-Modified': stats.mtime.toUTCString(),
    Vary: 'Accept-Encoding',
  });
  createReadStream(name, part).pipe(response);
  return true;
}
