/*
 * The headers and redirections of the site in the forms that hosts read: `_headers` and `_redirects` (Cloudflare Pages,
 * Netlify), and vercel.json.
 */
import type { HeaderRule } from './headers.ts';

const byPattern = (rules: readonly HeaderRule[]): readonly (readonly [pattern: string, own: readonly HeaderRule[]])[] =>
  [...new Set(rules.map(({ pattern }) => pattern))].map((pattern) => [
    pattern,
    rules.filter((rule) => rule.pattern === pattern),
  ]);

/** The text of `_headers`: each pattern, with its headers beneath it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  byPattern(rules)
    .map(([pattern, own]) => `${pattern}\n${own.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');

/** Pages that are sent in the place of others, and never asked for. */
const STAND_INS = new Set(['/404', '/shell']);

/**
 * The text of `_redirects`: a page with a slash at its end leads to the page on Cloudflare Pages. Netlify takes both for
 * one address, whatever stands here; what it calls pretty URLs leads there from one to the other. Nothing else is
 * redirected, so that an address which leads nowhere is answered with 404.html and its status.
 */
export const redirectsFile = (pages: readonly string[]): string =>
  pages
    .filter((page) => page !== '/' && !STAND_INS.has(page))
    .map((page) => `${page}/ ${page} 301\n`)
    .join('');

/** The text of vercel.json; the host itself takes endings and slashes off the addresses of pages. */
export const vercelFile = (rules: readonly HeaderRule[]): string => {
  const headers = byPattern(rules).map(([pattern, own]) => ({
    source: pattern.replace('*', '(.*)'),
    headers: own.map(({ name, value }) => ({ key: name, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
};
