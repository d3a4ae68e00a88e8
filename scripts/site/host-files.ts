/*
 * The headers and redirects of the site in the formats of hosting providers: `_headers` and `_redirects` (Cloudflare
 * Pages, Netlify), and vercel.json.
 */
import type { HeaderRule } from './headers.ts';

const byPattern = (rules: readonly HeaderRule[]): readonly (readonly [pattern: string, own: readonly HeaderRule[]])[] =>
  [...new Set(rules.map(({ pattern }) => pattern))].map((pattern) => [
    pattern,
    rules.filter((rule) => rule.pattern === pattern),
  ]);

/** The text of `_headers`: each pattern with its headers below it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  byPattern(rules)
    .map(([pattern, own]) => `${pattern}\n${own.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');

/** Pages that are sent in place of others and never requested themselves. */
const STAND_IN_PAGES = new Set(['/404', '/shell']);

/**
 * The text of `_redirects`: on Cloudflare Pages, a page with a trailing slash redirects to the page. Netlify treats
 * both as one address, whatever this file says, and its pretty URLs redirect from one to the other. Nothing else is
 * redirected, so an unknown address gets 404.html with its status.
 */
export const redirectsFile = (pages: readonly string[]): string =>
  pages
    .filter((page) => page !== '/' && !STAND_IN_PAGES.has(page))
    .map((page) => `${page}/ ${page} 301\n`)
    .join('');

/** The text of vercel.json; the host itself removes extensions and slashes from page addresses. */
export const vercelFile = (rules: readonly HeaderRule[]): string => {
  const headers = byPattern(rules).map(([pattern, own]) => ({
    source: pattern.replace('*', '(.*)'),
    headers: own.map(({ name, value }) => ({ key: name, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
};
