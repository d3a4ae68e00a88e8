/* The headers of every response: what a page is allowed to run, load and disclose. This is their
   only source, both for the files of hosting providers (host-files.ts) and for the site's own
   server. */
import { PLAIN_FOLDER, SERVICE_WORKER_PATH } from './script-names.ts';

/**
 * The video hubs' player and the server that hosts their thumbnails. These are the only other hosts that a page can
 * contact.
 */
const PLAYER = 'https://www.youtube-nocookie.com';
const THUMBNAILS = 'https://i.ytimg.com';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Revalidated each time, but downloaded again only after a change. */
export const REVALIDATE = 'no-cache';

export interface SiteInfo {
  /**
   * The URL of the Supabase instance that stores accounts; null if there is none or it is part of the site's own
   * server.
   */
  readonly supabaseAddress: string | null;
  /** The `hashScript` of each inline script on its pages. */
  readonly scriptHashes: readonly string[];
  /** The paths of its pages, without extension. */
  readonly pages: readonly string[];
  /**
   * Where the site is served: by a hosting provider, permanently over HTTPS, or on someone's own
   * machine.
   */
  readonly servedFrom: 'host' | 'own machine';
}

/**
 * A header for all responses whose path matches a pattern, which is a path, or a prefix followed by
 * an asterisk.
 */
export interface HeaderRule {
  readonly pattern: string;
  readonly name: string;
  readonly value: string;
}

/**
 * The origin of the Supabase URL in a setting, or null if the setting is empty. Throws an Error with a readable message
 * if it is not a URL.
 */
export function parseSupabaseOrigin(setting: string | undefined): string | null {
  const address = setting?.trim() ?? '';
  if (address === '') return null;
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `VITE_SUPABASE_URL must be an address such as https://<reference>.supabase.co, but it is "${address}".`,
    );
  return url.origin;
}

/** Everything that a page is allowed to do; everything else is forbidden. */
function contentSecurityPolicy({ supabaseAddress, scriptHashes, servedFrom }: SiteInfo): string {
  const supabase = parseSupabaseOrigin(supabaseAddress ?? '');
  // If the accounts are reached over plain HTTP, requests must not be upgraded.
  const isSecure = servedFrom === 'host' && !supabase?.startsWith('http:');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].toSorted()],
    // For browsers without the next two directives (Firefox before 108, Safari before 15.4); others ignore it.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Style attributes contain positions and sizes in prerendered pages. They can load only what
    // other directives allow.
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    // Scenes and backdrops are drawn as SVG text and then turned into images.
    'img-src': ["'self'", 'data:', THUMBNAILS],
    'font-src': ["'self'"],
    // The player's small icon is requested to check whether this network allows it.
    'connect-src': ["'self'", ...(supabase === null ? [] : [supabase]), PLAYER],
    'frame-src': [PLAYER],
    'worker-src': ["'self'"],
    // Strings never become HTML or a script. The only policy makes exceptions for the URL of the
    // service worker (src/pages/offline/start.ts) and for the <noscript> content in browsers that
    // are too old (index.html).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['numeria', 'numeria-markers'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Scripts send every form. If no script runs, nothing that was typed ends up in a URL.
    'form-action': ["'none'"],
    // Otherwise another site could put its own buttons over ours.
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Features that pages or the player use. Sharing is allowed by default, and not every browser knows
 * its name.
 */
const USED_FEATURES: Readonly<Record<string, readonly string[]>> = {
  autoplay: ['self', `"${PLAYER}"`],
  'clipboard-write': ['self'],
  'encrypted-media': [`"${PLAYER}"`],
  fullscreen: ['self', `"${PLAYER}"`],
  'picture-in-picture': [`"${PLAYER}"`],
};

/**
 * Features that neither pages nor the player need. Browsers always ask the visitor before the
 * clipboard can be read.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

const permissionsOf = (used: Readonly<Record<string, readonly string[]>>): string =>
  [
    ...Object.entries(used).map(([feature, who]) => `${feature}=(${who.join(' ')})`),
    ...UNUSED_FEATURES.filter((feature) => !(feature in used)).map((feature) => `${feature}=()`),
  ].join(', ');

const PERMISSIONS = permissionsOf(USED_FEATURES);

/** Pages that can use a device: to read class codes, or cards and sheets, or to listen to spoken answers. */
const DEVICES = [
  ['/class', { camera: ['self'] }],
  ['/cards', { camera: ['self'] }],
  ['/tables-check', { microphone: ['self'] }],
] as const;

/** Changes whenever the features that any page may use change. */
export const PERMISSIONS_BY_PAGE = JSON.stringify([PERMISSIONS, DEVICES]);

/** A page and its translations: "/class", "/fr/class". */
const inAllLanguages = (path: string, pages: readonly string[]): readonly string[] => [
  path,
  ...pages.filter((page) => page !== path && page.slice(page.indexOf('/', 1)) === path),
];

/**
 * These rules list each path in full, including the file name, because an asterisk would include
 * pages with the same prefix.
 */
const deviceRules = ({ pages }: SiteInfo): readonly HeaderRule[] =>
  DEVICES.flatMap(([path, device]) =>
    inAllLanguages(path, pages).flatMap((page) =>
      ['', '/', '.html'].map((ending) => ({
        pattern: `${page}${ending}`,
        name: 'Permissions-Policy',
        value: permissionsOf({ ...USED_FEATURES, ...device }),
      })),
    ),
  );

/** For files whose content never changes at the same URL. */
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Images are cached for a day, and for another week while they are revalidated. */
const CACHED_PICTURE = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;

/**
 * Files other than pages: how long a browser can cache them, and whether other sites can embed
 * them.
 */
const FILES: readonly {
  readonly pattern: string;
  readonly cacheControl: string;
  readonly shownBy: 'itself' | 'all';
}[] = [
  // Their names change with their content.
  { pattern: '/assets/*', cacheControl: IMMUTABLE, shownBy: 'itself' },
  // Their URLs contain the build's name.
  { pattern: `/${PLAIN_FOLDER}/*`, cacheControl: IMMUTABLE, shownBy: 'itself' },
  // Scripts know the position of each sound in its bank, so both must be from the same build.
  { pattern: '/sounds/*', cacheControl: REVALIDATE, shownBy: 'itself' },
  { pattern: '/music/*', cacheControl: REVALIDATE, shownBy: 'itself' },
  // Link previews on other sites show these images.
  { pattern: '/pictures/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  { pattern: '/icons/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  { pattern: '/screenshots/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  // Service workers and manifests, of which each language has its own.
  { pattern: '/sw*', cacheControl: REVALIDATE, shownBy: 'itself' },
  { pattern: '/manifest*', cacheControl: REVALIDATE, shownBy: 'itself' },
];

/**
 * All headers of a built site. Pages are not listed: hosting providers let browsers revalidate them, as our own server
 * and the rules for nginx and Caddy do, and Cloudflare Pages reads only a hundred patterns. No two rules set the same header for the same path, because hosting
 * providers handle that differently. There is one exception: if a feature is named twice, the last
 * value applies, whether a provider sends only the last header or joins both with a comma. Throws
 * an Error with a readable message if Supabase's URL is invalid.
 */
export function createSiteHeaders(facts: SiteInfo): readonly HeaderRule[] {
  const everywhere: Readonly<Record<string, string>> = {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'Permissions-Policy': PERMISSIONS,
    // The player refuses to play without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(facts.servedFrom === 'host' && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
  };
  return [
    ...Object.entries(everywhere).map(([name, value]) => ({ pattern: '/*', name, value })),
    ...deviceRules(facts),
    ...FILES.flatMap(({ pattern, cacheControl, shownBy }) => [
      { pattern, name: 'Cache-Control', value: cacheControl },
      {
        pattern,
        name: 'Cross-Origin-Resource-Policy',
        value: shownBy === 'itself' ? 'same-origin' : 'cross-origin',
      },
    ]),
  ];
}

/**
 * Headers that matter only for pages and the service worker. On other files they would be longer
 * than many scripts.
 */
const OF_PAGES: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
]);

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of the response for a path, by name. */
export const getHeadersForPath = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(rules.filter(({ pattern }) => fits(pattern, path)).map(({ name, value }) => [name, value]));

/** A path without an extension is a page or does not exist. */
export const isPage = (path: string): boolean => /^(?!.*\.\w+$)|\.html$/.test(path);

/**
 * The headers that a web server sends for a path. HTTP/1.1 sends each header in full, so files that browsers do not open
 * as a page have none of the headers that only pages need. Service workers have their own policy.
 */
export function getServerHeaders(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const headers = { 'Cache-Control': REVALIDATE, ...getHeadersForPath(rules, path) };
  if (isPage(path)) return { ...headers, 'Cache-Control': REVALIDATE };
  if (SERVICE_WORKER_PATH.test(path)) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_PAGES.has(name)));
}

/** Files for hosting providers and web servers, not for visitors. */
export const FILES_FOR_HOSTS = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'Caddyfile'] as const;
