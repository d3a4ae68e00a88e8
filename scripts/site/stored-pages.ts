/* Keeps stored pages current. Every page contains the import map, the names of its files and the version of the site, so
   one changed word or a new version changes all pages. Devices do not download those pages again: the service worker writes
   the current names and version into a stored page when it is opened. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { PERMISSIONS_BY_PAGE } from './headers.ts';
import type { ScriptNames } from './script-names.ts';

/** The import map of a page and the name of its build. */
const FRAME = /<script type="[a-z]+" data-build="([\w-]+)">(\{"imports":\{.*?\}\})<\/script>/;

/** Where a page has the site's version (src/pages/shell/version.ts). */
const VERSION = /(<meta name="version" content="|data-version="">)[^"<]*/g;

/** A page without the parts that change with each release: the names of its files, and the version. */
export function toTimeless(html: string): string {
  const [map = '', build = '', json = '{"imports":{}}'] = FRAME.exec(html) ?? [];
  const { imports }: { readonly imports: ScriptNames } = JSON.parse(json);
  const names = new Map(Object.entries(imports).map(([name, file]) => [file, name]));
  return html
    .replace(map, '')
    .replaceAll(/\/assets\/[\w.-]+/g, (file) => names.get(file) ?? file)
    .replaceAll(`/plain/${build}/`, '/plain/')
    .replaceAll(VERSION, '$1');
}

/** The part of a service worker's global scope that is used here. */
interface Worker {
  readonly caches: CacheStorage;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Response | PromiseLike<Response>): void;
}

/**
 * Part of the service worker, which contains this function as text, so it cannot use anything from this module. It
 * rewrites the pages that Workbox finds on the device. `shellKey` is the URL of the stored shell, which is downloaded
 * with every version: its import map is current, and so are its headers, such as the content security policy with the
 * hash of that map.
 */
export function updatePages(worker: Worker, shellKey: string): void {
  const frame = /<script type="[a-z]+" data-build="([\w-]+)">(\{"imports":\{.*?\}\})<\/script>/;
  const read = (html: string) => {
    const [map = '', build = '', json = '{"imports":{}}'] = frame.exec(html) ?? [];
    const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(json);
    const [, version = ''] = /<meta name="version" content="([^"]*)/.exec(html) ?? [];
    return { map, build, imports, version };
  };
  const readShell = async () => {
    const shell = await worker.caches.match(shellKey);
    return shell === undefined ? null : { headers: shell.headers, ...read(await shell.text()) };
  };
  let shellRead: ReturnType<typeof readShell> | null = null;
  const toCurrent = async (page: Response): Promise<Response> => {
    shellRead ??= readShell();
    const shell = await shellRead.catch(() => null);
    // The next page tries again: scripts of the page's own version may be gone.
    if (shell === null) shellRead = null;
    if (shell === null || !(page.headers.get('Content-Type') ?? '').startsWith('text/html')) return page;
    const html = await page.clone().text();
    const { map, build, imports, version } = read(html);
    if (map === '' || (build === shell.build && version === shell.version)) return page;
    const names = new Map(Object.entries(imports).map(([name, file]) => [file, name]));
    const current = html
      .split(map)
      .map((part) =>
        part
          .replace(/\/assets\/[\w.-]+/g, (file) => shell.imports[names.get(file) ?? ''] ?? file)
          .replaceAll(`/plain/${build}/`, `/plain/${shell.build}/`)
          .replace(/(<meta name="version" content="|data-version="">)[^"<]*/g, `$1${shell.version}`),
      )
      .join(shell.map);
    const headers = new Headers(shell.headers);
    const permissions = page.headers.get('Permissions-Policy');
    if (permissions !== null) headers.set('Permissions-Policy', permissions);
    // These describe the bytes of the shell.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(name);
    return new Response(current, { headers });
  };
  // Added before Workbox's own listener, so that its response passes through here.
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    const respondWith = event.respondWith.bind(event);
    event.respondWith = (answer) =>
      respondWith(Promise.resolve(answer).then((page) => toCurrent(page).catch(() => page)));
  });
}

/** The entry of the shell in the list of a service worker. */
const SHELL = /\{url:"[\w/-]*shell\.html",revision:"\w+"\}/;

/** Adds `updatePages` to a service worker that Workbox has written. */
export function addPageUpdates(worker: string): string {
  const [shell] = SHELL.exec(worker) ?? [];
  if (shell === undefined) throw new Error('The service worker does not store the shell.');
  // The URL under which Workbox stores it. scripts/site-pages.ts recognises the entry.
  const key = `(({url,revision})=>new URL(url,location.href)+"?__WB_REVISION__="+revision)(${shell})`;
  return `(${updatePages.toString()})(self,${key});\n${worker}`;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Long enough to distinguish the versions of a file. The service worker lists a hundred of them. */
const REVISION_LENGTH = 10;

/** Bases the revision of a page on everything that `updatePages` cannot write, and shortens all revisions. */
export const toTimelessRevisions =
  (getFolder: () => string): ManifestTransform =>
  (entries) => ({
    manifest: entries.map((entry) => {
      if (entry.revision === null) return entry;
      const isPage = entry.url.endsWith('.html') && !entry.url.endsWith('shell.html');
      // A stored page keeps the permissions policy that it was sent with.
      const revision = isPage
        ? hashOf(toTimeless(readFileSync(join(getFolder(), entry.url), 'utf8')) + PERMISSIONS_BY_PAGE)
        : entry.revision;
      return { ...entry, revision: revision.slice(0, REVISION_LENGTH) };
    }),
    warnings: [],
  });
