/*
 * The headers of every response: what a page may run, load and disclose. This is their only source, for the files of
 * hosting providers (host-files.ts) and for the site's own server.
 */
import { PLAIN_FOLDER, SERVICE_WORKERS } from './names.ts';

/** The player of the video hubs and the server of their thumbnails: the only other hosts that a page may contact. */
const PLAYER = 'https://www.youtube-nocookie.com';
const THUMBNAILS = 'https://i.ytimg.com';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Revalidated each time, but only downloaded again after a change. */
export const REVALIDATE = 'no-cache';

/** Inputs of a built site's headers. */
export interface SiteFacts {
  /** The address of the accounts' Supabase; null if there is none or it is part of the site's own server. */
  readonly supabaseAddress: string | null;
  /** The `scriptHash` of each inline script of its pages. */
  readonly scriptHashes: readonly string[];
  /** The addresses of its pages, without extension. */
  readonly pages: readonly string[];
  /** Where it is served: by a hosting provider, permanently over HTTPS, or on someone's own machine. */
  readonly servedFrom: 'host' | 'own machine';
}

/** A header for all responses whose path matches a pattern: a path, or a prefix followed by an asterisk. */
export interface HeaderRule {
  readonly pattern: string;
  readonly name: string;
  readonly value: string;
}

/**
 * The origin of the Supabase in a setting, null if it is empty. Throws an Error in plain words if it is not an address.
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

/** Everything a page may do; anything else is forbidden. */
function contentSecurityPolicy({ supabaseAddress, scriptHashes, servedFrom }: SiteFacts): string {
  const supabase = parseSupabaseOrigin(supabaseAddress ?? '');
  // If the accounts are reached over plain HTTP, requests must not be upgraded.
  const isSecure = servedFrom === 'host' && !supabase?.startsWith('http:');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].toSorted()],
    // For browsers without the next two directives (Firefox before 108, Safari before 15.4); others ignore it.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Style attributes hold positions and sizes in prerendered pages; they can load only what other directives allow.
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    // Scenes and backdrops are drawn as SVG text and then turned into images.
    'img-src': ["'self'", 'data:', THUMBNAILS],
    'font-src': ["'self'"],
    // The player's small icon is requested to check that this network allows it.
    'connect-src': ["'self'", ...(supabase === null ? [] : [supabase]), PLAYER],
    'frame-src': [PLAYER],
    'worker-src': ["'self'"],
    // Text never becomes HTML or a script. The only policy makes exceptions for the address of the service worker
    // (src/device/offline/start.ts) and for the <noscript> content in browsers that are too old (index.html).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['numeria'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Every form is sent by a script. Without one, nothing that was typed ends up in an address.
    'form-action': ["'none'"],
    // Otherwise another site could put its own buttons over ours.
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Features used by pages or the player. Sharing is allowed by default, and not every browser knows its name. */
const USED_FEATURES: Readonly<Record<string, readonly string[]>> = {
  autoplay: ['self', `"${PLAYER}"`],
  'clipboard-write': ['self'],
  'encrypted-media': [`"${PLAYER}"`],
  fullscreen: ['self', `"${PLAYER}"`],
  'picture-in-picture': [`"${PLAYER}"`],
};

/** Features that neither pages nor the player need. Reading the clipboard asks the visitor each time in any case. */
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

/** Pages that may use a device: one reads class codes, the other listens to spoken answers. */
const DEVICES = [
  ['/class', { camera: ['self'] }],
  ['/tables-check', { microphone: ['self'] }],
] as const;

/**
 * These rules list each address in full, including the file name, because an asterisk would include pages with the same
 * prefix.
 */
const DEVICE_RULES: readonly HeaderRule[] = DEVICES.flatMap(([path, device]) =>
  ['', '/', '.html'].map((ending) => ({
    pattern: `${path}${ending}`,
    name: 'Permissions-Policy',
    value: permissionsOf({ ...USED_FEATURES, ...device }),
  })),
);

/** For files that never change at the same address. */
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Images are cached for a day, and for another week while they are revalidated. */
const CACHED_PICTURE = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;

/** Files other than pages: how long a browser may cache them, and whether other sites may embed them. */
const FILES: readonly {
  readonly pattern: string;
  readonly cacheControl: string;
  readonly shownBy: 'itself' | 'all';
}[] = [
  // Their names change with their content.
  { pattern: '/assets/*', cacheControl: IMMUTABLE, shownBy: 'itself' },
  // Their addresses contain the build's name.
  { pattern: `/${PLAIN_FOLDER}/*`, cacheControl: IMMUTABLE, shownBy: 'itself' },
  // Scripts know the position of each sound in its bank, so both must be of the same build.
  { pattern: '/sounds/*', cacheControl: REVALIDATE, shownBy: 'itself' },
  { pattern: '/music/*', cacheControl: REVALIDATE, shownBy: 'itself' },
  // Link previews on other sites show these images.
  { pattern: '/pictures/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  { pattern: '/icons/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  { pattern: '/screenshots/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  ...SERVICE_WORKERS.map((file) => ({ pattern: `/${file}`, cacheControl: REVALIDATE, shownBy: 'itself' as const })),
  { pattern: '/manifest.webmanifest', cacheControl: REVALIDATE, shownBy: 'itself' },
];

/**
 * All headers of a built site. No two rules set the same header for the same path, because hosting providers differ in
 * how they handle that. There is one exception: if a feature is named twice, the last value holds, whether a provider
 * sends only the last header or joins both with a comma. Throws an Error in plain words if Supabase's address is
 * invalid.
 */
export function siteHeaders(facts: SiteFacts): readonly HeaderRule[] {
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
    ...DEVICE_RULES,
    ...facts.pages.map((pattern) => ({ pattern, name: 'Cache-Control', value: REVALIDATE })),
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

/** Headers that matter only for pages and the service worker; on other files they would be as long as many a script. */
const OF_PAGES: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
]);

/**
 * The headers of a file that no browser opens as a page. The site's own server speaks HTTP/1.1, which sends each header
 * in full.
 */
export const withoutPageHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_PAGES.has(name)));

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of the response for a path, by name. */
export const headersForPath = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(rules.filter(({ pattern }) => fits(pattern, path)).map(({ name, value }) => [name, value]));
