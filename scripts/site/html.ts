/* The HTML file of a page: the built index.html with the page's own head, and with what the page shows. */
import { NOT_FOUND, type Page } from './pages.ts';
import { type Facts, structuredData } from './structured-data.ts';

/** What goes into the file of a page. */
export interface Content {
  readonly page: Page;
  /** What stands in the root of the site. */
  readonly body: string;
  /** The scripts of the page alone, and what they import; their addresses. */
  readonly scripts: readonly string[];
  /** What a game with a menu fetches besides for a round: index.html has it fetched at once where the link begins one. */
  readonly roundScripts: readonly string[];
  /** The styles of the page alone. */
  readonly styles: readonly string[];
  readonly facts: Facts;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const NO_INDEX = '<meta name="robots" content="noindex" />';

/** Replaces what stands in a template exactly once; throws an Error where it does not. */
function replaced(template: string, part: RegExp | string, by: string): string {
  const pieces = template.split(part);
  if (pieces.length !== 2)
    throw new Error(`${String(part)} stands ${pieces.length - 1} times in index.html, not once.`);
  return pieces.join(by);
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const ROOT = '<div id="root"></div>';
/** What starts the site (names.ts), after all else that asks for a script. */
const START = '<script type="module">';

/** React asks for pictures that are seen at once in front of what it makes; they belong into the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

function headOf({ page, styles, facts }: Content, site: string): string {
  const { path, title, description, picture, isIndexed, kind } = page;
  const address = `${site}${path}`;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  const data = structuredData(page, site, facts);
  return [
    isIndexed ? `<link rel="canonical" href="${escaped(address)}" />` : NO_INDEX,
    property('title', title),
    property('description', description),
    ...(kind === 'notFound' ? [] : [property('url', address)]),
    property('type', 'website'),
    property('image', `${site}${picture}`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    property('locale', 'en_GB'),
    property('site_name', 'Numeria'),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${escaped(style)}" />`),
    // In JSON inside of HTML only "<" could end the element.
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}

const preloadOf = (script: string): string =>
  `<link rel="modulepreload" crossorigin href="${escaped(script)}" />\n    `;

/** What is seen has the line for itself before what runs: a page can be read, and has its letters, without any script. */
const scriptsLast = (html: string): string => html.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');

/** The file of a page: `template` is the built index.html, `site` the address of the site without a slash at its end. */
export function htmlOf(template: string, content: Content, site: string): string {
  const { page, body, scripts, roundScripts } = content;
  const preloads = PRELOADS.exec(body)?.[0] ?? '';
  const name = page === NOT_FOUND ? '*' : page.path;
  const round = roundScripts.length === 0 ? '' : ` data-round="${escaped(roundScripts.join(' '))}"`;
  const html = [
    [DESCRIPTION, `<meta name="description" content="${escaped(page.description)}" />`] as const,
    // The largest thing that is seen comes before styles, scripts and letters.
    [TITLE, `<title>${escaped(page.title)}</title>\n    ${preloads}`] as const,
    ['</head>', `  ${headOf(content, site)}\n  </head>`] as const,
    [ROOT, `<div id="root" data-page="${escaped(name)}"${round}>${body.slice(preloads.length)}</div>`] as const,
    [START, `${scripts.map(preloadOf).join('')}${START}`] as const,
  ].reduce((made, [part, by]) => replaced(made, part, by), template);
  return scriptsLast(html);
}

/** The site without a page: for what knows none, such as an unknown address while there is no connection. */
export const shellOf = (template: string): string => replaced(template, '</head>', `  ${NO_INDEX}\n  </head>`);

/** The site map: every page that search engines are to show. */
export const siteMapOf = (pages: readonly Page[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => `  <url><loc>${escaped(site + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** What crawlers are told: everything is open to them, and where the site map is. */
export const robotsOf = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** What security.txt says is to be trusted for less than a year: so the standard (RFC 9116) asks. */
const TRUSTED_DAYS = 364;

/** Where people who have found a hole are to write, in the words that their tools look for; `today` is when it is built. */
export function securityTextOf(site: string, supportEmail: string, today: Date): string {
  const expires = new Date(today);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + TRUSTED_DAYS);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
