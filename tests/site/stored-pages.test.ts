import { describe, expect, it } from 'vitest';
import { addPageUpdates, toTimeless, updatePages } from '../../scripts/site/stored-pages.ts';

interface Build {
  readonly build: string;
  readonly start: string;
  readonly faq: string;
  readonly version: string;
}

const OLD: Build = { build: '0a1b2c3d', start: 'index-old.js', faq: 'Faq-old.js', version: '0.3.0' };
const NEW: Build = { build: '4e5f6071', start: 'index-old.js', faq: 'Faq-new.js', version: '0.3.1' };

/** A page of a build, with the names of its files in all the places where pages have them. */
const pageOf = ({ build, start, faq, version }: Build, words = 'Questions'): string => {
  const imports = {
    [`/plain/${build}/index-name.js`]: `/assets/${start}`,
    '/assets/index-name.js': `/assets/${start}`,
    '/assets/Faq-name.js': `/assets/${faq}`,
  };
  return `<!doctype html><meta name="version" content="${version}"><link rel="preload" href="/assets/font-abc.woff2"><div data-round="/assets/${faq} /assets/${start}">
    ${words}</div><footer>Version <span data-version="">${version}</span></footer><script type="importmap" data-build="${build}">${JSON.stringify({ imports })}</script>
    <link rel="modulepreload" href="/assets/${faq}"><script type="module">import '/plain/${build}/index-name.js';</script>`;
};

const SHELL_KEY = 'https://maths.example/shell.html?__WB_REVISION__=1';

type Listener = Parameters<Parameters<typeof updatePages>[0]['addEventListener']>[1];

const html = (body: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/html;charset=utf-8', ...headers } });

type Answer = (stored: Response, mode?: string) => Promise<Response>;

/** A service worker. It answers a request for which Workbox finds `stored` on the device, where `readShell` finds the shell. */
function startWorker(readShell: () => Promise<Response | undefined>): Answer {
  let listener: Listener | null = null as Listener | null;
  const caches = { match: async (key: string) => (key === SHELL_KEY ? readShell() : undefined) };
  updatePages(
    {
      caches: caches as unknown as CacheStorage,
      addEventListener: (_type, added) => {
        listener = added;
      },
    },
    SHELL_KEY,
  );
  return async (stored, mode = 'navigate') => {
    let answer: Response | PromiseLike<Response> = stored;
    const event = {
      request: { mode } as Request,
      respondWith: (given: Response | PromiseLike<Response>) => {
        answer = given;
      },
    };
    listener?.(event);
    event.respondWith(Promise.resolve(stored));
    return answer;
  };
}

const answerWith = (stored: Response, shell: Response | undefined, mode?: string): Promise<Response> =>
  startWorker(async () => shell)(stored, mode);

describe('A page without the names of its files', () => {
  it('is the same in two builds that differ only in those names and the version', () => {
    expect(toTimeless(pageOf(OLD))).toBe(toTimeless(pageOf(NEW)));
  });

  it.each([
    ['its words', pageOf(NEW, 'Answers')],
    [
      'a file that it needs',
      pageOf(NEW).replace('modulepreload" href="/assets/Faq-new.js', 'modulepreload" href="/assets/index-old.js'),
    ],
    ['its fonts', pageOf(NEW).replace('font-abc', 'font-def')],
  ])('changes with %s', (_what, other) => {
    expect(toTimeless(other)).not.toBe(toTimeless(pageOf(OLD)));
  });
});

const shell = () => html(pageOf(NEW, ''), { 'Content-Security-Policy': 'new', ETag: '"shell"' });

describe('A stored page of an older build', () => {
  it('is opened exactly as the current build has it', async () => {
    const answer = await answerWith(html(pageOf(OLD), { 'Content-Security-Policy': 'old' }), shell());
    expect(await answer.text()).toBe(pageOf(NEW));
  });

  it('has the current version even if no script has changed', async () => {
    const older = { ...NEW, version: '0.3.0' };
    expect(await (await answerWith(html(pageOf(older)), shell())).text()).toBe(pageOf(NEW));
  });

  it('is current as soon as the shell can be read, even if that failed before', async () => {
    const results = [() => undefined, () => Promise.reject(new Error('The cache is not available.')), shell];
    const answer = startWorker(async () => results.shift()?.());
    for (const expected of [OLD, OLD, NEW])
      expect(await (await answer(html(pageOf(OLD)))).text()).toBe(pageOf(expected));
  });

  it('has the current policies and its own permissions', async () => {
    const stored = html(pageOf(OLD), { 'Content-Security-Policy': 'old', 'Permissions-Policy': 'camera=(self)' });
    const { headers } = await answerWith(stored, shell());
    expect(Object.fromEntries(headers)).toEqual({
      'content-security-policy': 'new',
      'content-type': 'text/html;charset=utf-8',
      'permissions-policy': 'camera=(self)',
    });
  });

  it.each([
    ['the shell is not on the device', () => html(pageOf(OLD)), undefined, 'navigate'],
    ['it is from the current build', () => html(pageOf(NEW)), shell(), 'navigate'],
    ['it has no import map', () => html('<p>Inbox</p>'), shell(), 'navigate'],
    [
      'it is not HTML',
      () => new Response(pageOf(OLD), { headers: { 'Content-Type': 'text/plain' } }),
      shell(),
      'navigate',
    ],
    ['it is not opened as a page', () => html(pageOf(OLD)), shell(), 'cors'],
  ] as const)('is sent as it is if %s', async (_when, store, ownShell, mode) => {
    const stored = store();
    expect(await answerWith(stored, ownShell, mode)).toBe(stored);
  });
});

describe('The service worker', () => {
  it('names the stored shell in the form that the server of the site recognises', () => {
    const worker = addPageUpdates('precache([{url:"faq.html",revision:"a1"},{url:"fr/shell.html",revision:"b2"}])');
    expect(worker.match(/\{url:"fr\/shell\.html",revision:"b2"\}/g)).toHaveLength(2);
    expect(worker).toMatch(/^\(function updatePages/);
  });

  it('is not built without the shell', () => {
    expect(() => addPageUpdates('precache([])')).toThrow('The service worker does not store the shell.');
  });
});
