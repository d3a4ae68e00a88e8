import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CheckOptions, checkEntries } from '../../scripts/videos/check-entries';
import type { Entry } from '../../src/videos/catalogue';

const ROOT = join(import.meta.dirname, '../..');

const video = (id: string): Entry => ({ title: id, educator: 'Ada', description: 'A video.', videoId: id });

/** A fake of the oEmbed service, which records the requests that it receives. */
async function standIn(answer: RequestListener) {
  const asked: string[] = [];
  let [now, max] = [0, 0];
  const server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(searchParams.get('url') ?? pathname);
    max = Math.max(max, ++now);
    response.on('close', () => now--);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const found = server.address();
  if (found === null || typeof found === 'string') throw new Error('The stand-in does not listen.');
  return {
    asked,
    max: () => max,
    service: `http://127.0.0.1:${found.port}/oembed`,
    address: `http://127.0.0.1:${found.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = (response: Parameters<RequestListener>[1], body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const asking = (service: string, over: Partial<CheckOptions> = {}): CheckOptions => ({
  service,
  elsewhere: null,
  atOnce: 3,
  tries: 3,
  timeoutMs: 300,
  pauseMs: 1,
  ...over,
});

describe('Asking the video site', () => {
  it('distinguishes existing, deleted, private, slow and broken entries, in order', async () => {
    const site = await standIn(({ url = '' }, response) => {
      if (url.includes('dead')) response.writeHead(404).end('Not Found');
      else if (url.includes('bad')) response.writeHead(400).end('Bad Request');
      else if (url.includes('secret')) response.writeHead(403).end('Forbidden');
      else if (url.includes('unshared')) response.writeHead(401).end('Unauthorized');
      else if (url.includes('broken')) response.end('<html>');
      else if (url.includes('down')) response.writeHead(503).end();
      else if (!url.includes('slow')) json(response, { title: 'Sums', author_name: 'Ada' });
    });
    const findings = await checkEntries(
      ['good', 'dead', 'bad', 'secret', 'unshared', 'broken', 'down', 'slow'].map(video),
      asking(site.service),
    );
    expect(findings).toEqual([
      { is: 'there', title: 'Sums', author: 'Ada' },
      { is: 'gone', why: 'not there (404)' },
      { is: 'gone', why: 'not there (400)' },
      { is: 'private', why: 'private, or may not be embedded (403)' },
      { is: 'private', why: 'private, or may not be embedded (401)' },
      { is: 'unknown', why: 'an answer that cannot be read' },
      { is: 'unknown', why: 'the site answered 503' },
      { is: 'unknown', why: 'no answer within 0.3 s' },
    ]);
    const count = (id: string) => site.asked.filter((url) => url.endsWith(`v=${id}`)).length;
    expect(['good', 'dead', 'secret', 'broken', 'down', 'slow'].map(count)).toEqual([1, 1, 1, 3, 3, 3]);
    expect(site.max()).toBeLessThanOrEqual(3);
    site.close();
  });

  it('retries after a 429 and accepts the second answer', async () => {
    let tries = 0;
    const site = await standIn((_, response) => {
      if (++tries === 1) response.writeHead(429).end();
      else json(response, { title: 'Sums', author_name: 'Ada' });
    });
    expect(await checkEntries([video('a')], asking(site.service))).toEqual([
      { is: 'there', title: 'Sums', author: 'Ada' },
    ]);
    site.close();
  });

  it('sends only a few requests at a time, and one for each entry', async () => {
    const site = await standIn((_, response) => setImmediate(() => json(response, {})));
    const ids = Array.from({ length: 40 }, (_, at) => `video${at}`);
    const findings = await checkEntries(ids.map(video), asking(site.service, { atOnce: 4, timeoutMs: 5000 }));
    expect(findings).toHaveLength(40);
    expect(site.max()).toBeLessThanOrEqual(4);
    expect(site.asked.toSorted()).toEqual(ids.map((id) => `https://www.youtube.com/watch?v=${id}`).toSorted());
    site.close();
  });

  it('reports that there is no connection', async () => {
    const site = await standIn(() => {});
    site.close();
    expect(await checkEntries([video('a')], asking(site.service))).toEqual([{ is: 'unknown', why: 'no connection' }]);
  });
});

describe('npm run videos:check', () => {
  let files: string;
  beforeEach(() => {
    files = mkdtempSync(join(tmpdir(), 'videos-'));
    for (const hub of ['canadian', 'us'])
      cpSync(join(ROOT, `src/videos/catalogue/${hub}.json`), join(files, `${hub}.json`));
  });
  afterEach(() => rmSync(files, { recursive: true }));

  const read = (hub: string) => readFileSync(join(files, `${hub}.json`), 'utf8');

  async function check(site: Awaited<ReturnType<typeof standIn>>, ...options: string[]) {
    const env = {
      ...process.env,
      VIDEO_SERVICE: site.service,
      VIDEO_ELSEWHERE: site.address,
      VIDEO_FILES: files,
      VIDEO_TIMEOUT_MS: '5000',
      VIDEO_PAUSE_MS: '1',
    };
    const run = spawn(process.execPath, ['scripts/videos/check.ts', ...options], { cwd: ROOT, env });
    let said = '';
    run.stdout.on('data', (part: Buffer) => (said += part.toString()));
    const status = await new Promise<number | null>((ended) => run.on('close', ended));
    site.close();
    return { status, said };
  }

  it('updates the date of existing entries, leaves everything else alone, and exits with 0', async () => {
    const before = read('canadian');
    const { status, said } = await check(
      await standIn((_, response) => json(response, { title: 'Sums', author_name: 'Ada' })),
    );
    expect(status).toBe(0);
    expect(said).toContain('Canadian Mathematics: 7 entries');
    expect(said).toContain('29 there, 0 gone, 0 private, 0 could not be checked.');
    expect(said).toContain('OTHER NAME  General: "Grade 10 Math (Canada)"');
    const today = new Date().toISOString().slice(0, 10);
    expect(read('canadian')).toBe(before.replaceAll('"checked": null', `"checked": "${today}"`));
  });

  it('lists missing entries, leaves their dates unchanged, and exits with 1', async () => {
    const { status, said } = await check(
      await standIn(({ url = '' }, response) => {
        if (url.includes('MCV4U') || url.includes('PLOOybF6Fi6MIa4AT3')) response.writeHead(404).end();
        else json(response, {});
      }),
    );
    expect(status).toBe(1);
    expect(said).toMatch(
      /GONE {2}Calculus & Vectors: "Grade 12 Calculus & Vectors \(MCV4U\)" \(PLOOyb\S+\): not there \(404\)/,
    );
    expect(read('canadian').match(/"checked": null/g)).toHaveLength(1);
  });

  it('exits with 2 and does not write anything if it could not check any entry', async () => {
    const before = read('us');
    const { status, said } = await check(await standIn((_, response) => response.writeHead(503).end()));
    expect([status, read('us')]).toEqual([2, before]);
    expect(said).toContain('0 there, 0 gone, 0 private, 29 could not be checked.');
  });

  it('does not write anything with --dry', async () => {
    const before = read('us');
    const { status } = await check(await standIn((_, response) => json(response, {})), '--dry');
    expect([status, read('us')]).toEqual([0, before]);
  });

  it('refuses a file that is not a hub', async () => {
    writeFileSync(join(files, 'us.json'), '{}');
    const { status } = await check(await standIn((_, response) => json(response, {})));
    expect(status).toBe(1);
  });
});
