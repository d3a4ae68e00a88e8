/* Debian's nginx and Caddy serve the built site with the rules of the build, and answer as `npm start` does. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/serve.ts';
import { createPageReader } from '../../scripts/site/built-pages.ts';
import { FILES_FOR_HOSTS } from '../../scripts/site/headers.ts';
import { listenOnFreePort } from '../helpers/listen';
import { type Answer, type Request, reduce, send } from './helpers/responses.ts';
import { ensureWebServers, startCaddy, startNginx, type WebServer } from './helpers/web-servers.ts';

const SITE = join(import.meta.dirname, '../../dist');
if (!existsSync(join(SITE, 'Caddyfile'))) throw new Error('There is no built site yet. Run this first: npm run build');

const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'] as const;

const { pages } = createPageReader(SITE)();
const languages = pages.flatMap((page) => /^(.+)\/404$/.exec(page)?.[1] ?? []);

/** One file for each folder and extension, because all others have the same rules. */
const files = [
  ...new Map(
    readdirSync(SITE, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name) && !/\.(?:html|br|gz)$/.test(name))
      .filter((name) => !(FILES_FOR_HOSTS as readonly string[]).includes(name))
      .map((name) => [dirname(name) + extname(name), `/${name}`]),
  ).values(),
];
/** A file of text and one of sound. */
const RANGED = ['/robots.txt', files.find((file) => file.endsWith('.webm')) ?? ''];

const paths = (...list: readonly string[]): readonly Request[] => list.map((path) => ({ path }));
const encoded = (list: readonly string[]): readonly Request[] =>
  list.flatMap((path) => ENCODINGS.map((encoding) => ({ path, headers: { 'Accept-Encoding': encoding } })));

/** Requests with the same answer on every server, by what they show. */
const SAME: Readonly<Record<string, readonly Request[]>> = {
  'every page, in every encoding': encoded(pages),
  'every kind of file, in every encoding': encoded(files),
  'redirects from a trailing slash': pages
    .filter((page) => page !== '/')
    .flatMap((page) => paths(`${page}/`, `${page}/?seed=7&start`)),
  'pages by the names of their files, and with parameters': paths('/index', '/index.html', '/faq.html', '/faq?a=b'),
  'unknown addresses, in every language': ['', ...languages, '/zz'].flatMap((base) => [
    ...encoded([`${base}/nothing`]),
    ...paths(`${base}/nothing/`, `${base}/video-hub`, `${base}/video-hub/`, `${base}/assets/old.js`, `${base}/a/b/c`),
  ]),
  'folders and missing files': paths('/assets', '/assets/', '/plain/x/y.js', '/sounds/none.webm', '/sw-zz.js', '/FAQ'),
  'files that are not for visitors': paths(
    ...FILES_FOR_HOSTS.map((name) => `/${name}`),
    '/%5Fheaders',
    '/.git/config',
    '/.env',
    '/assets/.x',
    '/.well-known/.x',
    '/.well-known/',
    '/faq/.x',
  ),
  'a file whose folder begins with a dot': paths('/.well-known/security.txt', '/.well-known/nothing'),
  'addresses that try to leave the site': paths('//elsewhere.example/', '/faq%2Fx', '/faq/%2e%2e%2fpasswd'),
  'HEAD requests': ['/', '/faq', '/nothing', '/faq/', ...files].map((path) => ({ path, method: 'HEAD' })),
  'other methods': ['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
    ['/', '/faq', '/nothing', ...files.slice(0, 3)].map((path) => ({ path, method })),
  ),
  'parts of files': RANGED.flatMap((path) =>
    ['bytes=0-9', 'bytes=0-0', 'bytes=-5', 'bytes=10-', 'bytes=99999999-'].map((Range) => ({
      path,
      headers: { Range },
    })),
  ),
};

interface Difference {
  readonly reason: string;
  readonly request: Request;
  /** What `npm start`, nginx and Caddy answer. */
  readonly statuses: readonly [start: number, nginx: number, caddy: number];
}

/** Requests that servers answer differently. The site never sends any of them. */
const DIFFERENT: readonly Difference[] = [
  {
    reason: 'nginx and Caddy refuse an address that is not valid, before any rule applies',
    request: { path: '/%E0%A4%A' },
    statuses: [404, 400, 400],
  },
  {
    reason: 'nginx refuses an address above its root, and Caddy and Node.js shorten it',
    request: { path: '/../etc/passwd' },
    statuses: [404, 400, 404],
  },
  {
    reason: 'Caddy 2.6 reports a name that is too long for the disk as an error of its own',
    request: { path: `/${'a'.repeat(300)}` },
    statuses: [404, 404, 500],
  },
  {
    reason: 'only npm start redirects from the name of a file with a slash',
    request: { path: '/faq.html/' },
    statuses: [308, 404, 404],
  },
  {
    reason: 'only npm start ignores a slash after a file that is not a page',
    request: { path: '/robots.txt/' },
    statuses: [200, 404, 404],
  },
  {
    reason: 'a server can always send the whole of a page instead of a part, as npm start does',
    request: { path: '/faq', headers: { Range: 'bytes=0-9' } },
    statuses: [200, 206, 206],
  },
  {
    reason: 'a server can always ignore a range that ends before it begins, as npm start does',
    request: { path: '/robots.txt', headers: { Range: 'bytes=5-1' } },
    statuses: [200, 416, 416],
  },
  {
    reason: 'several parts in one answer are optional, and no browser asks for them',
    request: { path: '/robots.txt', headers: { Range: 'bytes=0-1,3-4' } },
    statuses: [200, 206, 206],
  },
];

/** Servers write different short texts into responses that browsers never show. */
const HAS_PAGE = new Set([200, 206, 404]);

let start = '';
let nginx: WebServer;
let caddy: WebServer;
const server = createSiteServer(SITE);

beforeAll(async () => {
  ensureWebServers();
  start = `http://localhost:${await listenOnFreePort(server)}`;
  nginx = await startNginx(SITE, { hasBrotli: true });
  caddy = await startCaddy(SITE);
});
afterAll(async () => {
  await Promise.all([nginx.stop(), caddy.stop()]);
  server.close();
});

/** An answer in the form that is compared. Public hosts use HTTPS, which `npm start` on one machine does not. */
function comparable(answer: Answer): Readonly<Record<string, string | number>> {
  const { body, 'content-type': type = '', ...rest } = reduce(answer);
  const policy = String(rest['content-security-policy'] ?? '').replace('; upgrade-insecure-requests', '');
  return {
    ...rest,
    'content-security-policy': policy,
    ...(HAS_PAGE.has(answer.status) && { body: body ?? '', 'content-type': type }),
  };
}

const describeRequest = ({ path, method = 'GET', headers = {} }: Request): string =>
  [method, path, ...Object.values(headers)].join(' ');

/** Checks what a server has to add to all of its responses. Returns one line for each problem. */
const problemsIn = ({ status, headers }: Answer): readonly string[] => [
  ...(headers['content-encoding'] !== undefined && !/accept-encoding/i.test(headers.vary ?? '') ? ['no Vary'] : []),
  ...(status === 200 && headers.etag === undefined ? ['no ETag'] : []),
  ...(status === 200 && headers['strict-transport-security'] !== 'max-age=31536000' ? ['no HSTS'] : []),
];

describe.each([
  ['nginx', () => nginx.url],
  ['Caddy', () => caddy.url],
])('%s', (_name, site) => {
  it.each(Object.entries(SAME))('answers as npm start does: %s', async (_what, requests) => {
    expect(requests).not.toEqual([]);
    for (const request of requests) {
      const [expected, given] = await Promise.all([send(start, request), send(site(), request)]);
      const of = describeRequest(request);
      expect({ of, ...comparable(given), problems: problemsIn(given) }).toEqual({
        of,
        ...comparable(expected),
        problems: [],
      });
    }
  });

  it('confirms that a stored copy is current, in every encoding, and only that copy', async () => {
    for (const { path, headers = {} } of encoded(['/', '/faq', ...files.slice(0, 10)])) {
      const { etag = '' } = (await send(site(), { path, headers })).headers;
      const again = (known: string) => send(site(), { path, headers: { ...headers, 'If-None-Match': known } });
      const current = await again(etag);
      expect([path, current.status, current.body.length]).toEqual([path, 304, 0]);
      expect((await again('"older"')).status).toBe(200);
    }
  });
});

describe('nginx without its module for Brotli', () => {
  it('sends gzip to browsers that accept both', async () => {
    const plain = await startNginx(SITE, { hasBrotli: false });
    try {
      const [, gzip] = ENCODINGS;
      for (const path of ['/', '/faq', '/nothing', ...languages]) {
        const given = await send(plain.url, { path, headers: { 'Accept-Encoding': ENCODINGS[0] } });
        const expected = await send(start, { path, headers: { 'Accept-Encoding': gzip } });
        expect(comparable(given)).toEqual(comparable(expected));
        expect(given.headers['content-encoding']).toBe('gzip');
      }
    } finally {
      await plain.stop();
    }
  });
});

describe('The responses that differ', () => {
  it.each(DIFFERENT)('are known: $reason', async ({ request, statuses }) => {
    const answers = await Promise.all([start, nginx.url, caddy.url].map((site) => send(site, request)));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });
});
