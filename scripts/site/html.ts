/* Writes a page's HTML: the built index.html with the page's own head and content. */
import type { Locale } from '../../src/locale/language.ts';
import { escapeHtml as escaped, type SiteFacts } from './facts.ts';
import { addressOf } from './languages.ts';
import { NOT_FOUND, type Page } from './pages.ts';
import { createStructuredData, type PageInfo } from './structured-data.ts';

/** The languages of a site. */
export interface Languages {
  /** The site's URL without a trailing slash. */
  readonly site: string;
  /** The language of the page. */
  readonly own: Locale;
  /** All languages of the site, English first. */
  readonly published: readonly Locale[];
}

export interface PageContent {
  readonly page: Page;
  readonly body: string;
  /** The paths of the page's own scripts and their imports. */
  readonly scripts: readonly string[];
  /**
   * The additional scripts that a game with a menu needs for a round. index.html loads them
   * immediately if the link starts a round.
   */
  readonly roundScripts: readonly string[];
  /** The paths of the page's own styles. */
  readonly styles: readonly string[];
  readonly facts: PageInfo;
}

const NO_INDEX = '<meta name="robots" content="noindex" />';

/** Replaces a part of a template that occurs exactly once; throws an Error if it does not. */
function replaced(template: string, part: RegExp | string, by: string): string {
  const pieces = template.split(part);
  if (pieces.length !== 2)
    throw new Error(`${String(part)} occurs ${pieces.length - 1} times in index.html, not once.`);
  return pieces.join(by);
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const ROOT = '<div id="root"></div>';
/** The script that starts the site (names.ts), after everything else that requests a script. */
const START = '<script type="module">';

/** React puts preloads of the first images before its markup; they belong in the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escaped(content)}" />`;

function headOf({ page, styles, facts }: PageContent, { site, own, published }: Languages): string {
  const { path, title, description, picture, isIndexed, kind } = page;
  const urlIn = ({ base }: Locale): string => escaped(site + addressOf(base, path));
  const isShown = isIndexed && own.state !== 'draft';
  const data = isShown ? createStructuredData(page, own, site, facts) : null;
  return [
    isShown ? `<link rel="canonical" href="${urlIn(own)}" />` : NO_INDEX,
    ...(isShown ? alternatesOf(published, urlIn) : []),
    property('title', title),
    property('description', description),
    ...(kind === 'notFound' ? [] : [`<meta property="og:url" content="${urlIn(own)}" />`]),
    property('type', 'website'),
    property('image', `${site}${picture}`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    property('locale', own.tag.replace('-', '_')),
    property('site_name', 'Numeria'),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${escaped(style)}" />`),
    // In JSON inside HTML only "<" could end the element.
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}

/** The same page in every language that search engines may show. A site in one language has none. */
function alternatesOf(published: readonly Locale[], urlIn: (locale: Locale) => string): readonly string[] {
  const [english, ...others] = published.filter(({ state }) => state !== 'draft');
  if (english === undefined || others.length === 0) return [];
  const link = (tag: string, locale: Locale): string =>
    `<link rel="alternate" hreflang="${tag}" href="${urlIn(locale)}" />`;
  return [...[english, ...others].map((locale) => link(locale.tag, locale)), link('x-default', english)];
}

const preloadOf = (script: string): string =>
  `<link rel="modulepreload" crossorigin href="${escaped(script)}" />\n    `;

/**
 * Moves script preloads after the visible content, because a page can be read, with its fonts,
 * before any script has loaded.
 */
const preloadScriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');

/** The route of a page: all topics, with their list, have one. */
function routeOf(page: Page): string {
  if (page === NOT_FOUND) return '*';
  return page.kind === 'topic' || page.path === '/topics' ? '/topics/*' : page.path;
}

/** The HTML of a page. `template` is the built index.html. */
export function pageHtml(template: string, content: PageContent, languages: Languages): string {
  const { page, body, scripts, roundScripts } = content;
  const preloads = PRELOADS.exec(body)?.[0] ?? '';
  const name = routeOf(page);
  const round = roundScripts.length === 0 ? '' : ` data-round="${escaped(roundScripts.join(' '))}"`;
  const html = [
    [DESCRIPTION, `<meta name="description" content="${escaped(page.description)}" />`] as const,
    // For the largest contentful paint, this image is requested before styles, scripts and fonts.
    [TITLE, `<title>${escaped(page.title)}</title>\n    ${preloads}`] as const,
    ['</head>', `  ${headOf(content, languages)}\n  </head>`] as const,
    [ROOT, `<div id="root" data-page="${escaped(name)}"${round}>${body.slice(preloads.length)}</div>`] as const,
    [START, `${scripts.map(preloadOf).join('')}${START}`] as const,
  ].reduce((made, [part, by]) => replaced(made, part, by), template);
  return preloadScriptsLast(html);
}

/** The site without a page, for example for an unknown URL while offline. */
export const shellHtml = (template: string): string => replaced(template, '</head>', `  ${NO_INDEX}\n  </head>`);

/** The site map: every page that search engines may show, in every language, with the same page in the others. */
export function siteMapXml(pages: readonly Page[], { site, published }: Languages): string {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  const shown = published.filter(({ state }) => state !== 'draft');
  const urlsOf = ({ path }: Page): readonly string[] => {
    const urlIn = ({ base }: Locale): string => escaped(site + addressOf(base, path));
    const alternates = alternatesOf(published, urlIn).map((link) => link.replace('<link', '<xhtml:link'));
    return shown.map((locale) => `  <url><loc>${urlIn(locale)}</loc>${alternates.join('')}</url>`);
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...indexed.flatMap(urlsOf),
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: it allows everything and contains the location of the site map. */
export const robotsText = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** RFC 9116 recommends that it expires in less than a year. */
const EXPIRY_DAYS = 364;

/** The day on which a security.txt written today expires. */
export function getExpiry(today: Date): string {
  const expires = new Date(today);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + EXPIRY_DAYS);
  return expires.toISOString().replace('.000', '');
}

/** security.txt: where to report a vulnerability, and who runs the site if that is known. */
export function securityText({ address, supportEmail, operator }: SiteFacts, expires: string): string {
  return [
    ...(operator === '' ? [] : [`# This copy of Numeria is run by ${operator}`]),
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');
}
