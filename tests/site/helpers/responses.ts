/* Responses of a web server, reduced to what has to be the same on every server. */
import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Request {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers that say what a browser may do with a response and how it reads it. */
const COMPARED = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
] as const;

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** A path is sent as it is, because `fetch` would tidy it. */
export function send(site: string, { path, method = 'GET', headers = {} }: Request): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on('error', reject)
      .end();
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** "text/html;charset=utf-8" and "text/html; charset=UTF-8" are the same. */
const normalised = (name: string, value: string): string =>
  name === 'content-type' ? value.toLowerCase().replaceAll(' ', '') : value;

/** The parts of a response that are compared. The body is compared as a browser reads it. */
export function reduce({ status, headers, body }: Answer): Readonly<Record<string, string | number>> {
  const encoding = headers['content-encoding'];
  const decoded = body.length === 0 ? body : (DECODERS[encoding ?? '']?.(body) ?? body);
  return {
    status,
    body: createHash('sha256').update(decoded).digest('hex').slice(0, 12),
    ...Object.fromEntries(
      COMPARED.flatMap((name) =>
        headers[name] === undefined ? [] : [[name, normalised(name, String(headers[name]))]],
      ),
    ),
  };
}
