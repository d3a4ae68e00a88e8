import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../scripts/serve.ts';
import { parseRange } from '../scripts/site-ranges.ts';
import { listenOnFreePort } from './helpers/listen';

const dist = mkdtempSync(join(tmpdir(), 'numeria-ranges-'));
const TEXT = '0123456789';
/** More than a connection buffers. */
const LARGE_BYTES = 64 * 1024 * 1024;

let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  for (const name of ['index.html', '404.html', 'boat.svg', 'ten.mp3', 'ten.js', 'ten.txt', 'ten.woff2', 'ten.webp'])
    writeFileSync(join(dist, name), TEXT);
  writeFileSync(join(dist, 'empty.mp3'), '');
  writeFileSync(join(dist, 'large.mp3'), '');
  truncateSync(join(dist, 'large.mp3'), LARGE_BYTES);
  server = createSiteServer(dist);
  port = await listenOnFreePort(server);
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(dist, { recursive: true, force: true });
});

const at = (path: string): string => `http://localhost:${port}${path}`;
const ask = (path: string, headers: Record<string, string>, method = 'GET') => fetch(at(path), { headers, method });

/** The response to a range request for a file of ten digits: its status, range and bytes. */
async function partOf(range: string, path = '/ten.mp3'): Promise<readonly [number, string | null, string]> {
  const answer = await ask(path, { Range: range });
  return [answer.status, answer.headers.get('content-range'), await answer.text()];
}

const headersOf = ({ headers }: Response) => [
  headers.get('content-type')?.replace(/;.*/u, ''),
  ...['cache-control', 'content-security-policy', 'etag', 'last-modified', 'vary'].map((header) => headers.get(header)),
];

describe('A part of a file', () => {
  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=0-3', '0123', '0-3'],
    ['bytes=4-', '456789', '4-9'],
    ['bytes=8-99999999999999999999', '89', '8-9'],
    ['bytes=-1', '9', '9-9'],
    ['bytes=-99', TEXT, '0-9'],
    ['Bytes=9-9', '9', '9-9'],
  ])('is sent for %s', async (range, body, sent) => {
    expect(await partOf(range)).toEqual([206, `bytes ${sent}/10`, body]);
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('does not exist for %s, which gets status 416', async (range) => {
    expect(await partOf(range)).toEqual([416, 'bytes */10', '']);
  });

  it.each([
    'bytes=5-1',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'bytes=1--2',
    'bytes=0x1-2',
    'items=0-1',
    'bytes=0-1,4-5',
    'none',
  ])('is the whole file for %s, which does not request exactly one range', async (range) => {
    expect(await partOf(range)).toEqual([200, null, TEXT]);
  });

  it('does not exist in an empty file', async () => {
    expect(await partOf('bytes=0-', '/empty.mp3')).toEqual([416, 'bytes */0', '']);
    expect(parseRange('bytes=-1', 0)).toBe('none of it');
  });

  it('is sent after If-Range if the file has not changed; otherwise the whole file is sent', async () => {
    const { mtime } = statSync(join(dist, 'ten.mp3'));
    const status = async (since: string) => (await ask('/ten.mp3', { Range: 'bytes=0-1', 'If-Range': since })).status;
    expect(await status(mtime.toUTCString())).toBe(206);
    expect(await status(new Date(mtime.getTime() - 5000).toUTCString())).toBe(200);
    expect(await status('"another"')).toBe(200);
    expect(await status((await ask('/ten.mp3', {})).headers.get('etag') ?? '')).toBe(200);
  });

  it('is not sent for a HEAD request, or if the device already has the file', async () => {
    const head = await ask('/ten.mp3', { Range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    const etag = (await ask('/ten.mp3', {})).headers.get('etag') ?? '';
    expect((await ask('/ten.mp3', { Range: 'bytes=0-1', 'If-None-Match': etag })).status).toBe(304);
  });

  it.each(['boat.svg', 'ten.mp3', 'ten.js', 'ten.txt', 'ten.woff2', 'ten.webp'])(
    'is sent with the same headers as the whole file: %s',
    async (name) => {
      const part = await ask(`/${name}`, { Range: 'bytes=0-1' });
      const whole = await ask(`/${name}`, {}, 'HEAD');
      expect([part.status, await part.text()]).toEqual([206, '01']);
      expect(headersOf(part)).toEqual(headersOf(whole));
    },
  );

  it.each(['/missing.mp3', '/assets', '/%00.mp3', '/%E0%A4%A', '/../../../../../etc/passwd', '/..%2f..%2fetc/passwd'])(
    'is never sent for %s, which is not a file of the site',
    async (path) => {
      // Sent unchanged, because fetch would normalise it.
      const status = await new Promise((resolve) => {
        request({ port, path, headers: { Range: 'bytes=0-1' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).end();
      });
      expect(status).toBe(404);
    },
  );
});

/** The streams that the server opens for responses. */
function readings(): readonly Readable[] {
  const sources: Readable[] = [];
  server.prependListener('request', (_, response) => response.on('pipe', (source) => sources.push(source)));
  return sources;
}

describe('A file that a client does not read', () => {
  it.each(['', 'Range: bytes=1-\r\n'])(
    'is closed when its connection closes, even if the client stays (%j)',
    async (header) => {
      expect(server.timeout).toBeGreaterThan(10_000);
      expect(server.timeout).toBeLessThanOrEqual(120_000);
      const patienceMs = server.timeout;
      server.setTimeout(100);
      const sources = readings();
      const client = connect(port, 'localhost');
      client.on('error', () => {});
      client.pause();
      client.write(`GET /large.mp3 HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
      await expect.poll(() => sources[0]?.closed, { timeout: 30_000 }).toBe(true);
      const connections = () => new Promise((resolve) => void server.getConnections((_, count) => resolve(count)));
      await expect.poll(connections, { timeout: 30_000 }).toBe(0);
      client.destroy();
      server.setTimeout(patienceMs);
    },
  );

  it('is closed when the client leaves in the middle', async () => {
    const sources = readings();
    const leaving = new AbortController();
    const answer = await fetch(at('/large.mp3'), { signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
    await expect.poll(() => sources[0]?.closed, { timeout: 30_000 }).toBe(true);
  });
});
