import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createConnectionServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MountedBackend } from '../backend/mount.ts';
import { createSiteServer } from '../scripts/serve.ts';
import { createPageReader, hashScript, type ReadPages } from '../scripts/site/built-pages.ts';
import { COMPRESSORS, compressTexts } from '../scripts/site/compress.ts';
import { hasChanged } from '../scripts/site-pages.ts';
import { listenOnFreePort } from './helpers/listen';

const folder = mkdtempSync(join(tmpdir(), 'numeria-serve-'));
const dist = join(folder, 'dist');

const LARGE_SCRIPT = 'export const sail = "numeria";\n'.repeat(200);

const stored = async (address: string) => (await fetch(address)).headers.get('cache-control');

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Numeria</title>');
  writeFileSync(join(dist, '404.html'), '<!doctype html><title>Lost</title>');
  mkdirSync(join(dist, 'video-hub'));
  writeFileSync(join(dist, 'arithmetic-hero.html'), '<!doctype html><title>Hero</title>');
  writeFileSync(join(dist, 'video-hub/ib.html'), '<!doctype html><title>IB</title>');
  writeFileSync(join(dist, 'assets/index-abc.js'), 'export {};');
  writeFileSync(join(dist, 'assets/large-abc.js'), LARGE_SCRIPT);
  writeFileSync(join(dist, 'assets/font-abc.woff2'), Buffer.alloc(4096, 7));
  writeFileSync(join(dist, 'licences.txt'), '© Zoë');
  writeFileSync(join(dist, 'boat.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(dist, 'vercel.json'), `{ "large": "${LARGE_SCRIPT.length}" }`.padEnd(4096));
  await compressTexts(dist);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The server for the built site', () => {
  let server: Server;
  let site = '';
  beforeAll(async () => {
    server = createSiteServer(dist);
    site = `http://localhost:${await listenOnFreePort(server)}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const LONG = `/${'a'.repeat(300)}`;
  it.each([
    ['/', 'Numeria'],
    ['/?seed=7', 'Numeria'],
    ['/arithmetic-hero', 'Hero'],
    ['/arithmetic-hero?start', 'Hero'],
    ['/arithmetic-hero.html', 'Hero'],
    ['/video-hub/ib', 'IB'],
  ])('answers %s with its page', async (path, title) => {
    const answer = await fetch(site + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/arithmetic-hero/', '/arithmetic-hero'],
    ['/video-hub/ib/?tab=ai', '/video-hub/ib?tab=ai'],
    ['//video-hub//ib//', '/video-hub/ib'],
  ])('redirects %s to %s', async (path, to) => {
    const answer = await fetch(site + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  it.each([
    '/no/such/page',
    '/video-hub',
    '/video-hub/',
    '//elsewhere.example/',
    '/%E0%A4%A',
    LONG,
    '/arithmetic-hero/a',
  ])('answers %s with the not-found page and its status', async (path) => {
    const answer = await fetch(site + path);
    expect([answer.status, answer.redirected]).toEqual([404, false]);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<title>Lost</title>');
    expect((await fetch(site + path, { method: 'HEAD' })).status).toBe(404);
  });

  it.each([
    ['/assets/index-abc.js', 'text/javascript'],
    ['/boat.svg', 'image/svg+xml'],
    ['/licences.txt', 'text/plain;charset=utf-8'],
  ])('serves %s as %s', async (path, type) => {
    const answer = await fetch(site + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it.each(['/missing.js', '/assets/old-123.css', '/secret.txt', '/..%2fsecret.txt', '/%00', '/%00.js', `${LONG}.js`])(
    'does not have %s',
    async (path) => {
      const answer = await fetch(site + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<title>Lost</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('carries on after a file that cannot be read', async () => {
    // A socket is not a directory and cannot be opened, like a file that a new build has just removed.
    const socket = createConnectionServer();
    await new Promise<void>((done) => void socket.listen(join(dist, 'font.woff2'), done));
    await fetch(`${site}/font.woff2`).catch(() => null);
    expect((await fetch(site)).status).toBe(200);
    await new Promise((done) => socket.close(done));
  });

  it('allows only files with a content hash in their name to be cached permanently', async () => {
    expect(await stored(site + '/assets/index-abc.js')).toContain('immutable');
    expect(await stored(site + '/')).toBe('no-cache');
    expect(await stored(site + '/assets/nowhere')).toBe('no-cache');
  });

  const encoded = async (path: string, accepted: string) => {
    const answer = await fetch(site + path, { headers: { 'Accept-Encoding': accepted } });
    return [answer.headers.get('content-encoding'), answer.headers.get('vary'), (await answer.text()).length];
  };

  it('sends compressed copies of text files that are large enough, if the browser accepts them', async () => {
    const length = LARGE_SCRIPT.length;
    expect(await encoded('/assets/large-abc.js', 'gzip, deflate, br')).toEqual(['br', 'Accept-Encoding', length]);
    expect(await encoded('/assets/large-abc.js', 'gzip')).toEqual(['gzip', 'Accept-Encoding', length]);
    expect(await encoded('/assets/large-abc.js', 'identity')).toEqual([null, 'Accept-Encoding', length]);
    expect((await encoded('/assets/index-abc.js', 'br'))[0]).toBeNull();
    expect((await encoded('/assets/font-abc.woff2', 'br'))[0]).toBeNull();
  });

  it('leaves all other files uncompressed', () => {
    const compressed = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:br|gz)$/.test(name),
    );
    expect(compressed.toSorted()).toEqual(['assets/large-abc.js.br', 'assets/large-abc.js.gz']);
  });

  it.each(['/', '/assets/large-abc.js', '/assets/font-abc.woff2'])(
    'sends %s again only when it has changed',
    async (path) => {
      const etag = (await fetch(site + path)).headers.get('etag') ?? '';
      const again = await fetch(site + path, { headers: { 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await fetch(site + path, { headers: { 'If-None-Match': 'W/"older"' } })).status).toBe(200);
    },
  );

  it('answers a HEAD request with only the headers', async () => {
    const answer = await fetch(`${site}/assets/large-abc.js`, { method: 'HEAD' });
    expect([answer.status, Number(answer.headers.get('content-length')) > 0, await answer.text()]).toEqual([
      200,
      true,
      '',
    ]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers %s with the methods that a page supports',
    async (method) => {
      for (const path of ['/', '/arithmetic-hero', '/assets/font-abc.woff2', '/no/such/page']) {
        const answer = await fetch(site + path, { method });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it('reports its version at /health if accounts are elsewhere, and only to requests that read', async () => {
    const server = createSiteServer(dist);
    const address = `http://localhost:${await listenOnFreePort(server)}/health`;
    const [read, write] = [await fetch(address), await fetch(address, { method: 'POST' })];
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([read.status, read.headers.get('cache-control'), await read.json()]).toEqual([
      200,
      'no-store',
      { status: 'ok', version },
    ]);
    expect([write.status, write.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await new Promise((done) => server.close(done));
  });

  it.each(['/_headers', '/_redirects', '/vercel.json'])('does not serve %s, which is meant for hosts', async (path) => {
    writeFileSync(join(dist, path), 'for hosts');
    const answer = await fetch(site + path);
    expect([answer.status, (await answer.text()).includes('Lost')]).toEqual([404, true]);
  });

  it.each(['/.env', '/.git/config', '/%2egit/config', '//.git/config', '/%5Fheaders', '/_headers/', '//_headers'])(
    'hides %s, also from range requests',
    async (path) => {
      mkdirSync(join(dist, '.git'), { recursive: true });
      for (const name of ['.env', '.git/config', '_headers']) writeFileSync(join(dist, name), 'secret');
      for (const headers of [{}, { Range: 'bytes=0-2' }]) {
        const answer = await fetch(site + path, { headers });
        expect([answer.status, (await answer.text()).includes('Lost')]).toEqual([404, true]);
      }
    },
  );

  it('serves the folder .well-known, also to range requests', async () => {
    mkdirSync(join(dist, '.well-known'), { recursive: true });
    writeFileSync(join(dist, '.well-known/security.txt'), 'Contact: us');
    const address = `${site}/.well-known/security.txt`;
    expect(await (await fetch(address)).text()).toBe('Contact: us');
    expect((await fetch(address, { headers: { Range: 'bytes=0-6' } })).status).toBe(206);
  });

  it.each([
    ['/policy?seed=7', 'policy.html'],
    ['/nowhere/at-all', '404.html'],
  ])('allows the inline scripts that answer %s as soon as a new build has changed them', async (path, file) => {
    for (const script of ['one()', 'one()', 'other()']) {
      writeFileSync(join(dist, file), `<!doctype html><title>Lost</title><script>${script}</script>`);
      expect((await fetch(site + path)).headers.get('content-security-policy')).toContain(hashScript(script));
    }
  });

  it('rereads a page only after it has changed', () => {
    const read: ReadPages = new Map();
    const paths = ['/', '/arithmetic-hero', '/video-hub/ib', '/nowhere'];
    expect(paths.map((path) => hasChanged(dist, path, read))).toEqual([true, true, true, true]);
    createPageReader(dist, read)();
    expect(paths.map((path) => hasChanged(dist, path, read))).toEqual([false, false, false, false]);
    writeFileSync(join(dist, 'video-hub/ib.html'), '<!doctype html><title>IB</title><p>Changed</p>');
    expect(paths.map((path) => hasChanged(dist, path, read))).toEqual([false, false, true, false]);
  });

  it("serves a new build's files without a restart", async () => {
    writeFileSync(join(dist, 'new.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await fetch(`${site}/new.svg`)).status).toBe(200);
  });
});

describe('The server for the built site, with a backend', () => {
  const mount: MountedBackend = {
    head: '<meta name="numeria-backend" data-url="/" data-key="sb_publishable_test">',
    handles: (path) => path.startsWith('/rest/v1/'),
    answer: (request, response) => {
      if (request.url?.endsWith('/broken')) throw new Error('the backend is broken');
      response.end(`the backend heard ${request.url}`);
    },
  };
  let server: Server;
  let site = '';
  beforeAll(async () => {
    writeFileSync(
      join(dist, 'page.html'),
      '<!doctype html><html><head><title>Page</title></head><p>$& stays</p></html>',
    );
    server = createSiteServer(dist, mount);
    site = `http://localhost:${await listenOnFreePort(server)}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it.each(['/page', '/page.html', '/page?seed=7'])(
    'adds the location of the backend to %s, and makes no other change',
    async (path) => {
      expect(await (await fetch(site + path)).text()).toBe(
        `<!doctype html><html><head><title>Page</title>${mount.head}</head><p>$& stays</p></html>`,
      );
    },
  );

  it.each(['br', 'gzip', 'identity'])('sends such a page as %s to clients that accept it', async (accepted) => {
    const answer = await fetch(`${site}/page`, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(accepted === 'identity' ? null : accepted);
    expect(await answer.text()).toContain(mount.head);
  });

  it.each(['br', 'gzip', 'identity'])(
    'sends such a page again as %s once a new build has changed it',
    async (accepted) => {
      const read = async () => {
        const answer = await fetch(`${site}/built`, { headers: { 'Accept-Encoding': accepted } });
        return answer.text();
      };
      for (const words of ['first', 'first', 'other']) {
        writeFileSync(join(dist, 'built.html'), `<head></head><p>${words}</p>`);
        expect(await read()).toBe(`<head>${mount.head}</head><p>${words}</p>`);
      }
    },
  );

  it('tells browsers to stay on HTTPS only on a public site', async () => {
    const production = createSiteServer(dist, null, null, 'host');
    const other = `http://localhost:${await listenOnFreePort(production)}`;
    const [here, there] = await Promise.all(
      [site, other].map(async (origin) => (await fetch(`${origin}/page`)).headers.get('strict-transport-security')),
    );
    await new Promise((done) => production.close(done));
    expect([here, there]).toEqual([null, 'max-age=31536000']);
  });

  it('compresses pages one after the other, because tokens are signed and checked by the same threads', async () => {
    const compress = COMPRESSORS.br;
    let running = 0;
    let max = 0;
    vi.spyOn(COMPRESSORS, 'br').mockImplementation(async (body) => {
      running += 1;
      max = Math.max(max, running);
      return compress(body).finally(() => {
        running -= 1;
      });
    });
    const names = Array.from({ length: 8 }, (_, index) => `many-${index}`);
    for (const name of names) writeFileSync(join(dist, `${name}.html`), `<head></head><p>${name}</p>`);
    const answers = await Promise.all(
      names.map((name) => fetch(`${site}/${name}`, { headers: { 'Accept-Encoding': 'br' } })),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      names.map((name) => `<head>${mount.head}</head><p>${name}</p>`),
    );
    expect(max).toBe(1);
  });

  it('has different validators for pages with and without a backend, so that browsers do not keep a page without one', async () => {
    const alone = createSiteServer(dist);
    const other = `http://localhost:${await listenOnFreePort(alone)}`;
    const [withIt, without] = await Promise.all(
      [site, other].map(async (origin) => {
        const answer = await fetch(`${origin}/page`, { headers: { 'Accept-Encoding': 'identity' } });
        expect(Number(answer.headers.get('content-length'))).toBe((await answer.text()).length);
        return answer.headers.get('etag') ?? '';
      }),
    );
    await new Promise((done) => alone.close(done));
    expect(withIt).not.toBe(without);
    expect((await fetch(`${site}/page`, { headers: { 'If-None-Match': withIt ?? '' } })).status).toBe(304);
    expect((await fetch(`${site}/page`, { headers: { 'If-None-Match': without ?? '' } })).status).toBe(200);
  });

  it.each(['sw.js', 'sw-plain.js'])(
    'makes devices that store pages with %s download only those pages again when the backend has another key',
    async (worker) => {
      writeFileSync(
        join(dist, worker),
        'keep([{url:"page.html",revision:"abc"},{url:"assets/large-abc.js",revision:null},{url:"boat.svg",revision:"def"}])',
      );
      const other = createSiteServer(dist, { ...mount, head: mount.head.replace('test', 'next') });
      const otherSite = `http://localhost:${await listenOnFreePort(other)}`;
      const answers = await Promise.all([site, site, otherSite].map((origin) => fetch(`${origin}/${worker}`)));
      const [first, same, next] = await Promise.all(answers.map((answer) => answer.text()));
      await new Promise((done) => other.close(done));
      expect(first).toMatch(/"page\.html",revision:"abc-\w{8}".*"assets\/large-abc\.js",revision:null.*revision:"def"/);
      expect(same).toBe(first);
      expect(next).not.toBe(first);
      const [before, , after] = answers.map((answer) => answer.headers.get('etag'));
      expect(after).not.toBe(before);
    },
  );

  it('answers in plain words that something went wrong, and carries on', async () => {
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await fetch(`${site}/rest/v1/broken`);
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong on the server.\n']);
    expect(complaints.mock.calls.join()).toContain('the backend is broken');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect((await fetch(`${site}/page`)).status).toBe(200);
  });

  it("leaves the backend's paths to the backend", async () => {
    expect(await (await fetch(`${site}/rest/v1/profiles?select=*`)).text()).toBe(
      'the backend heard /rest/v1/profiles?select=*',
    );
  });
});
