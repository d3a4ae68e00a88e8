/*
 * Parts of files, as RFC 9110 has them: sirv, which serves all else, takes "0-0" for the whole, "-1" for a beginning, and
 * fails at "5-1". A server may always answer with the whole instead, and does so for whatever is not one plain range.
 */
import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** The bytes that are asked for, both ends included; `whole` where the header is to be ignored. */
type Range = { readonly start: number; readonly end: number } | 'none of it' | 'whole';

/** What a Range header asks for of so many bytes. */
export function rangeIn(header: string, size: number): Range {
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

/** Whether a part may be sent of a file as it is now: someone who has a part of an older one needs the whole. */
function isWanted({ method, headers }: IncomingMessage, { mtime }: Stats): boolean {
  // What a device has already is answered by 304, whatever part of it is asked for.
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
  const since = headers['if-range'];
  // Validators of ours are weak, and those never promise the same bytes; a date does.
  return since === undefined || since === mtime.toUTCString();
}

interface File {
  readonly name: string;
  readonly stats: Stats;
}

/** The file at a path of an address; null where there is none, or the path cannot be one. */
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
 * Answers a request for a part of a file; for all others gives `false`, and takes away a Range header that is to be ignored.
 * Parts are always of the file itself, never of a compressed copy.
 */
export function serveRange(folder: string, path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { range } = request.headers;
  if (range === undefined) return false;
  delete request.headers.range;
  const file = fileAt(folder, path);
  if (file === null || !isWanted(request, file.stats)) return false;
  const { name, stats } = file;
  const part = rangeIn(range, stats.size);
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
    // As sirv has them for the whole.
    ETag: `W/"${stats.size}-${stats.mtime.getTime()}"`,
    'Last-Modified': stats.mtime.toUTCString(),
    Vary: 'Accept-Encoding',
  });
  createReadStream(name, part).pipe(response);
  return true;
}
