/* What hosting providers answer, as their documentation describes it, for a site with the files that a build writes for
   them. Each function is the smallest reading of the rules that the site depends on:
   developers.cloudflare.com/pages/configuration (headers, redirects, serving-pages),
   docs.netlify.com (routing/headers, routing/redirects, "Pretty URLs"), vercel.com/docs/project-configuration. */
import { parseHeaderRules, parseVercelRules } from './parse-host-files';

export interface HostedAnswer {
  readonly status: number;
  readonly location?: string;
  /** The file that is sent. */
  readonly file?: string;
  /** The values of each header, in the order of the rules that set it. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

/** The files of a site: what a host reads, and the paths of all others. */
export interface Upload {
  readonly headers: string;
  readonly redirects: string;
  readonly vercel: string;
  readonly files: ReadonlySet<string>;
}

type Host = (upload: Upload, path: string) => HostedAnswer;

/** All three send this for a file that no rule names: a browser asks again each time. */
const DEFAULT = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;

/** A pattern of `_headers` and `_redirects` has at most one asterisk, for any text. */
const toPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);

type Rules = ReturnType<typeof parseHeaderRules>;

function headersAt(rules: Rules, path: string): HostedAnswer['headers'] {
  const headers: Record<string, string[]> = {};
  for (const { pattern, name, value } of rules)
    if (toPattern(pattern).test(path)) headers[name] = [...(headers[name] ?? []), value];
  return { 'Cache-Control': [DEFAULT['Cache-Control']], ...headers };
}

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

function parseRedirects(text: string): readonly Redirect[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', status = '302', ...rest] = line.split(' ');
      if (!from.startsWith('/') || !to.startsWith('/') || rest.length > 0) throw new Error(`"${line}" is no redirect.`);
      return { from, to, status: Number(status) };
    });
}

/** Both hosts take a page's extension away. */
const pageFile = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** The first lines that a file may have, and what Cloudflare does with the rest: it ignores them. */
const CLOUDFLARE = { headerPatterns: 100, lineLength: 2000, redirects: 2000 } as const;
const CLOUDFLARE_STATUSES = new Set([200, 301, 302, 303, 307, 308]);

const cloudflare: Host = ({ headers, redirects, files }, path) => {
  const read = parseHeaderRules(headers).filter(
    ({ name, value }) => name.length + value.length <= CLOUDFLARE.lineLength,
  );
  const known = new Set([...new Set(read.map(({ pattern }) => pattern))].slice(0, CLOUDFLARE.headerPatterns));
  const rules = read.filter(({ pattern }) => known.has(pattern));
  const redirect = parseRedirects(redirects)
    .filter(({ status }) => CLOUDFLARE_STATUSES.has(status))
    .slice(0, CLOUDFLARE.redirects)
    .find(({ from }) => toPattern(from).test(path));
  if (redirect !== undefined) return { status: redirect.status, location: redirect.to, headers: {} };
  const sent = headersAt(rules, path);
  if (path.endsWith('.html') && files.has(path))
    return { status: 308, location: path.replace(/(?:\/index)?\.html$/, '') || '/', headers: sent };
  for (const file of [path, pageFile(path)]) if (files.has(file)) return { status: 200, file, headers: sent };
  // The nearest 404.html above the address.
  const folders = path.split('/').slice(0, -1);
  const above = folders.map((_, count) => `${folders.slice(0, folders.length - count).join('/')}/404.html`);
  const file = above.find((one) => files.has(one)) ?? '';
  return { status: 404, file, headers: sent };
};

const bare = (text: string): string => text.replace(/(?!^)\/$/, '');

const netlify: Host = ({ headers, redirects, files }, path) => {
  const sent = headersAt(parseHeaderRules(headers), path);
  if (path.endsWith('.html') && files.has(path))
    return { status: 301, location: path.replace(/(?:\/?index)?\.html$/, '') || '/', headers: sent };
  if (path !== '/' && path.endsWith('/') && files.has(pageFile(path.slice(0, -1))))
    return { status: 301, location: path.slice(0, -1), headers: sent };
  for (const file of [path, pageFile(path)]) if (files.has(file)) return { status: 200, file, headers: sent };
  // A redirect applies only where there is no file, and a slash at the end does not matter.
  const redirect = parseRedirects(redirects).find(({ from }) => toPattern(bare(from)).test(bare(path)));
  if (redirect === undefined) return { status: 404, file: '/404.html', headers: sent };
  return redirect.status === 404
    ? { status: 404, file: pageFile(redirect.to), headers: sent }
    : { status: redirect.status, location: redirect.to, headers: sent };
};

const vercel: Host = ({ vercel: settings, files }, path) => {
  const sent = headersAt(parseVercelRules(settings), path);
  // "cleanUrls" and "trailingSlash": false.
  const clean = path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
  if (clean !== path && files.has(pageFile(clean))) return { status: 308, location: clean, headers: sent };
  for (const file of [path, pageFile(path)]) if (files.has(file)) return { status: 200, file, headers: sent };
  return { status: 404, file: '/404.html', headers: sent };
};

export const STATIC_HOSTS = { 'Cloudflare Pages': cloudflare, Netlify: netlify, Vercel: vercel } as const;
