import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CheckOptions, createChecker, readRetryAfter } from '../../scripts/videos/check-entries';
import type { Entry } from '../../src/videos/catalogue';
import { readUncheckedHub } from '../helpers/hubs';

const ROOT = join(import.meta.dirname, '../..');

const video = (id: string): Entry => ({ title: id, educator: 'Ada', description: 'A video.', videoId: id });

/** A fake of the oEmbed service, which records the requests that it receives. */
async function standIn(answer: RequestListener) {
  const asked: string[] = [];
  const askedAtMs: number[] = [];
  let [now, max] = [0, 0];
  const server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(searchParams.get('url') ?? pathname);
    askedAtMs.push(performance.now());
    max = Math.max(max, ++now);
    response.on('close', () => now--);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const found = server.address();
  if (found === null || typeof found === 'string') throw new Error('The stand-in does not listen.');
  return {
    asked,
    /** The times between two requests. */
    gapsMs: () => askedAtMs.slice(1).map((at, index) => at - (askedAtMs[index] ?? 0)),
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
  tries: 3,
  timeoutMs: 300,
  pauseMs: 1,
  maxWaitMs: 5000,
  ...over,
});

/** The results for these entries, asked in order. */
async function checkEntries(entries: readonly Entry[], options: CheckOptions) {
  const ask = createChecker(options);
  const findings = [];
  for (const entry of entries) findings.push(await ask(entry));
  return findings;
}

const page = (path: string): Entry => ({
  title: path,
  educator: 'Ada',
  externalUrl: `https://example.org/${path}`,
});

describe('Asking the video site', () => {
  it('distinguishes existing, deleted, private, slow and broken entries, and those that may not be embedded', async () => {
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
      { is: 'gone', why: 'not found (404)' },
      { is: 'gone', why: 'not found (400)' },
      { is: 'private', why: 'private (403)' },
      { is: 'no-embed', why: 'its owner does not allow embedding (401)' },
      { is: 'unknown', why: 'an answer that cannot be read' },
      { is: 'unknown', why: 'the site answered 503' },
      { is: 'unknown', why: 'no answer within 0.3 s' },
    ]);
    const count = (id: string) => site.asked.filter((url) => url.endsWith(`v=${id}`)).length;
    expect(['good', 'dead', 'secret', 'broken', 'down', 'slow'].map(count)).toEqual([1, 1, 1, 3, 3, 3]);
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

  it('sends one request for each entry, one after the other, with a pause in between', async () => {
    const site = await standIn((_, response) => setImmediate(() => json(response, {})));
    const ids = Array.from({ length: 8 }, (_, at) => `video${at}`);
    const findings = await checkEntries(ids.map(video), asking(site.service, { pauseMs: 20, timeoutMs: 5000 }));
    expect(findings).toHaveLength(8);
    expect(site.max()).toBe(1);
    expect(site.asked).toEqual(ids.map((id) => `https://www.youtube.com/watch?v=${id}`));
    // Timers can be a millisecond early.
    expect(Math.min(...site.gapsMs())).toBeGreaterThanOrEqual(19);
    site.close();
  });

  it('waits as long as the site asks before it tries again', async () => {
    let tries = 0;
    const site = await standIn((_, response) => {
      if (++tries === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else json(response, {});
    });
    expect(await checkEntries([video('a')], asking(site.service))).toMatchObject([{ is: 'there' }]);
    expect(site.gapsMs()[0]).toBeGreaterThanOrEqual(990);
    site.close();
  });

  it('sends no more requests if the site asks for a long wait', async () => {
    const site = await standIn((_, response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    const rest = { is: 'not-checked', why: 'the site asks us to wait 60 minutes' };
    expect(await checkEntries(['a', 'b', 'c'].map(video), asking(site.service))).toEqual([rest, rest, rest]);
    expect(site.asked).toHaveLength(1);
    site.close();
  });

  it.each([
    ['120', 120_000],
    ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads the time to wait: %s', (value, ms) => {
    expect(readRetryAfter(value, Date.UTC(2026, 9, 21, 7, 28))).toBe(ms);
  });

  it('does not count a page on another site as gone because it refuses programs', async () => {
    const site = await standIn(({ url = '' }, response) => response.writeHead(url.endsWith('old') ? 404 : 403).end());
    const findings = await checkEntries(
      [page('closed'), page('old')],
      asking(site.service, { elsewhere: site.address }),
    );
    expect(findings.map(({ is }) => is)).toEqual(['unknown', 'gone']);
    site.close();
  });

  it('reports that there is no connection', async () => {
    const site = await standIn(() => {});
    site.close();
    expect(await checkEntries([video('a')], asking(site.service))).toEqual([{ is: 'unknown', why: 'no connection' }]);
  });
});

const PLAYLIST = 'PLOOybF6Fi6MIa4AT3';
const answering = (statusOf: (url: string) => number) =>
  standIn(({ url = '' }, response) => {
    const status = statusOf(decodeURIComponent(url));
    if (status === 200) json(response, {});
    else response.writeHead(status).end();
  });

const isGone = (url: string) => (url.includes(PLAYLIST) ? 404 : 200);

describe('npm run videos:check', () => {
  let files: string;
  beforeEach(() => {
    files = mkdtempSync(join(tmpdir(), 'videos-'));
    for (const hub of ['canadian', 'us']) writeFileSync(join(files, `${hub}.json`), readUncheckedHub(hub));
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
    expect(said).toContain(
      '29 there, 0 gone, 0 private, 0 not embeddable, 0 could not be checked, 0 not checked, 0 checked recently.',
    );
    expect(said).toContain('OTHER NAME  General: "Grade 10 Math (Canada)"');
    const today = new Date().toISOString().slice(0, 10);
    expect(read('canadian')).toBe(before.replaceAll('"checked": null', `"checked": "${today}"`));
  });

  it.each([
    [404, 'GONE', 'not found'],
    [403, 'PRIVATE', 'private'],
    [401, 'NO-EMBED', 'its owner does not allow embedding'],
  ])('marks an entry that is answered with %d, and exits with 1', async (status, kind, why) => {
    const before = read('canadian');
    const { status: code, said } = await check(await answering((url) => (url.includes(PLAYLIST) ? status : 200)));
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(`${kind} {2}Calculus & Vectors: ".*" \\(${PLAYLIST}\\S+\\): ${why} \\(${status}\\)`),
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(read('canadian').match(/"checked": null/g)).toHaveLength(1);
    expect(read('canadian')).toContain(`"checked": null,\n              "gone": "${today}"`);
    expect(before).not.toContain('"gone"');
  });

  it('exits with 0 while an entry stays gone, and removes the mark when it is back', async () => {
    await check(await answering(isGone));
    const again = await check(await answering(isGone));
    expect([again.status, again.said]).toEqual([0, expect.stringContaining('hidden since')]);
    const back = await check(await answering(() => 200));
    expect([back.status, back.said]).toEqual([0, expect.stringContaining('BACK  Calculus & Vectors')]);
    expect(read('canadian')).not.toContain('"gone"');
  });

  it('marks nothing if so much seems gone that the connection must be at fault, and exits with 2', async () => {
    const { status, said } = await check(await answering((url) => (url.includes('playlist') ? 403 : 200)));
    expect([status, said]).toEqual([
      2,
      expect.stringContaining('Is a network filter blocking the site? None of them has been marked.'),
    ]);
    expect(read('us') + read('canadian')).not.toContain('"gone"');
  });

  it('resumes where it stopped, and checks everything again with --all', async () => {
    const firstRun = await answering((url) => (url.includes('canad') || url.includes(PLAYLIST) ? 503 : 200));
    await check(firstRun);
    const second = await answering(() => 200);
    await check(second);
    expect(second.asked).toEqual([expect.stringContaining(PLAYLIST)]);
    const all = await answering(() => 200);
    await check(all, '--all');
    expect(all.asked.length).toBe(29);
  });

  it('leaves no extra files next to those of the hubs', async () => {
    await check(await answering(() => 200));
    expect(readdirSync(files).toSorted()).toEqual(['canadian.json', 'us.json']);
  });

  it('exits with 2 and does not write anything if it could not check any entry', async () => {
    const before = read('us');
    const { status, said } = await check(await standIn((_, response) => response.writeHead(503).end()));
    expect([status, read('us')]).toEqual([2, before]);
    expect(said).toContain('0 there, 0 gone, 0 private, 0 not embeddable, 29 could not be checked,');
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
