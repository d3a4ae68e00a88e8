/* The site's headers and redirects in the formats of hosting providers: `_headers` and
   `_redirects` (Cloudflare Pages, Netlify), and vercel.json. */
import type { HeaderRule } from './headers.ts';

const byPattern = (rules: readonly HeaderRule[]): readonly (readonly [pattern: string, own: readonly HeaderRule[]])[] =>
  [...new Set(rules.map(({ pattern }) => pattern))].map((pattern) => [
    pattern,
    rules.filter((rule) => rule.pattern === pattern),
  ]);

/** The content of `_headers`: each pattern with its headers below it. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  byPattern(rules)
    .map(([pattern, own]) => `${pattern}\n${own.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');

/** Pages that are sent in place of others and are never requested themselves. */
const STAND_IN_PAGES = new Set(['/404', '/shell']);

/** The not-found pages of other languages: `/fr/404`. */
const NOT_FOUND_IN_LANGUAGE = /^(\/.+)\/404$/;

/**
 * The content of `_redirects`. On Cloudflare Pages, a page's URL with a trailing slash redirects to
 * the page. Netlify treats both as the same URL, no matter what this file says, and its pretty URLs
 * redirect from one to the other. Nothing else is redirected, so an unknown URL gets 404.html with
 * its status. Netlify only finds the 404.html of other languages in this file. Cloudflare Pages finds them by itself,
 * and skips the lines because it does not know their status.
 */
export const formatRedirectsFile = (pages: readonly string[]): string =>
  [
    ...pages.filter((page) => page !== '/' && !STAND_IN_PAGES.has(page)).map((page) => `${page}/ ${page} 301\n`),
    ...pages.flatMap((page) => {
      const [, base] = NOT_FOUND_IN_LANGUAGE.exec(page) ?? [];
      return base === undefined ? [] : [`${base}/* ${page} 404\n`];
    }),
  ].join('');

/** The content of vercel.json. The host itself removes extensions and slashes from page URLs. */
export const formatVercelFile = (rules: readonly HeaderRule[]): string => {
  const headers = byPattern(rules).map(([pattern, own]) => ({
    source: pattern.replace('*', '(.*)'),
    headers: own.map(({ name, value }) => ({ key: name, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
};
