/*
 * What every answer of the site says beside its content: what a page may run, load and tell. This is the one source of
 * it, for the files that hosts read (host-files.ts) and for the site's own server.
 */
import { PLAIN_FOLDER, SERVICE_WORKERS } from './names.ts';

/** The player of the video hubs, and the service with their small pictures: the only other hosts that a page may ask. */
const PLAYER = 'https://www.youtube-nocookie.com';
const THUMBNAILS = 'https://i.ytimg.com';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** What is asked about again each time, though it comes again only when it has changed. */
export const ASK_AGAIN = 'no-cache';

/** What the headers of a built site depend on. */
export interface SiteFacts {
  /** The address of the accounts' Supabase; null where there is none, or where it is part of the site's own server. */
  readonly supabaseAddress: string | null;
  /** What `scriptHash` gives for each inline script that its pages run. */
  readonly scriptHashes: readonly string[];
  /** The addresses of its pages, without their ending. */
  readonly pages: readonly string[];
  /** Where it is served: by a host, over HTTPS for good, or on somebody's own machine. */
  readonly servedFrom: 'host' | 'own machine';
}

/** One header of all answers whose path fits a pattern: a path, or the beginning of paths followed by an asterisk. */
export interface HeaderRule {
  readonly pattern: string;
  readonly name: string;
  readonly value: string;
}

/** The origin of the Supabase that a setting names, null where it is empty. Throws an Error in plain words for no address. */
export function supabaseFrom(setting: string | undefined): string | null {
  const address = setting?.trim() ?? '';
  if (address === '') return null;
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `VITE_SUPABASE_URL must be an address such as https://<reference>.supabase.co, and it is "${address}".`,
    );
  return url.origin;
}

/** What a page may do at most; what is not named it may not. */
function contentSecurityPolicy({ supabaseAddress, scriptHashes, servedFrom }: SiteFacts): string {
  const supabase = supabaseFrom(supabaseAddress ?? '');
  // Where the accounts themselves are reached without HTTPS, nothing may be put in its place.
  const isSecure = servedFrom === 'host' && !supabase?.startsWith('http:');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].toSorted()],
    // For browsers that do not know the two that follow (Firefox before 108, Safari before 15.4); the others pass it over.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Attributes carry places and sizes in the prerendered pages; they can load only what the other directives allow.
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    // Scenes and backdrops are drawn as SVG texts, which become pictures.
    'img-src': ["'self'", 'data:', THUMBNAILS],
    'font-src': ["'self'"],
    // The player is asked for its small icon, to see whether this network lets it through.
    'connect-src': ["'self'", ...(supabase === null ? [] : [supabase]), PLAYER],
    'frame-src': [PLAYER],
    'worker-src': ["'self'"],
    // No words become HTML or a script, whoever says them. One policy makes exceptions: for the address of the service worker
    // (src/device/offline/start.ts), and for what stands in <noscript> where the browser is too old (index.html).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['numeria'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Every form is sent by a script: without one, nothing that was typed gets into an address.
    'form-action': ["'none'"],
    // Another site could lay its own buttons over ours.
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What the pages or the player use. Sharing is theirs by itself, and not every browser knows its name. */
const USED_FEATURES: Readonly<Record<string, readonly string[]>> = {
  autoplay: ['self', `"${PLAYER}"`],
  'clipboard-write': ['self'],
  'encrypted-media': [`"${PLAYER}"`],
  fullscreen: ['self', `"${PLAYER}"`],
  'picture-in-picture': [`"${PLAYER}"`],
};

/** What neither the pages nor the player have any use for. Reading the clipboard asks the visitor each time in any case. */
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

/** The pages that may use a device which no other page may: one reads the codes of a class, one hears spoken answers. */
const DEVICES = [
  ['/class', { camera: ['self'] }],
  ['/tables-check', { microphone: ['self'] }],
] as const;

/** Their rules name each address in full, as the file is called too: an asterisk would take in pages that begin alike. */
const DEVICE_RULES: readonly HeaderRule[] = DEVICES.flatMap(([path, device]) =>
  ['', '/', '.html'].map((ending) => ({
    pattern: `${path}${ending}`,
    name: 'Permissions-Policy',
    value: permissionsOf({ ...USED_FEATURES, ...device }),
  })),
);

/** What is never another thing at the same address. */
const LASTING = `public, max-age=${YEAR_SECONDS}, immutable`;

/** A picture is kept for a day, and shown for a week more while it is asked for anew. */
const CACHED_PICTURE = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;

/** Files that are not pages: how long a browser may keep them, and whether pages of other sites may show them. */
const FILES: readonly {
  readonly pattern: string;
  readonly cacheControl: string;
  readonly shownBy: 'itself' | 'all';
}[] = [
  // Their names change with their content.
  { pattern: '/assets/*', cacheControl: LASTING, shownBy: 'itself' },
  // The name of the build is in their addresses.
  { pattern: `/${PLAIN_FOLDER}/*`, cacheControl: LASTING, shownBy: 'itself' },
  // The scripts know where in its bank a sound begins: both must be of one build.
  { pattern: '/sounds/*', cacheControl: ASK_AGAIN, shownBy: 'itself' },
  { pattern: '/music/*', cacheControl: ASK_AGAIN, shownBy: 'itself' },
  // Where somebody passes on the address of a page, its picture is shown with it.
  { pattern: '/pictures/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  { pattern: '/icons/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  { pattern: '/screenshots/*', cacheControl: CACHED_PICTURE, shownBy: 'all' },
  ...SERVICE_WORKERS.map((file) => ({ pattern: `/${file}`, cacheControl: ASK_AGAIN, shownBy: 'itself' as const })),
  { pattern: '/manifest.webmanifest', cacheControl: ASK_AGAIN, shownBy: 'itself' },
];

/**
 * All headers of a built site. No two rules give the same header to the same path: hosts differ in what they make of that.
 * One does: whether a host sends the last of both or both joined by a comma, of a feature that is named twice the last holds.
 * Throws an Error in plain words where Supabase's address is none.
 */
export function siteHeaders(facts: SiteFacts): readonly HeaderRule[] {
  const everywhere: Readonly<Record<string, string>> = {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'Permissions-Policy': PERMISSIONS,
    // Without a referrer the player refuses to play.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(facts.servedFrom === 'host' && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
  };
  return [
    ...Object.entries(everywhere).map(([name, value]) => ({ pattern: '/*', name, value })),
    ...DEVICE_RULES,
    ...facts.pages.map((pattern) => ({ pattern, name: 'Cache-Control', value: ASK_AGAIN })),
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

/** What a browser heeds of a page alone, and of the service worker: with each file it would be as long as many a script. */
const OF_PAGES: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
]);

/** The headers of a file that no browser opens as a page: over HTTP/1.1, as the site's own server speaks it, each is sent anew. */
export const headersOfFile = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_PAGES.has(name)));

/** Whether a path fits a rule's pattern. */
const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of the answer to a path, by name. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(rules.filter(({ pattern }) => fits(pattern, path)).map(({ name, value }) => [name, value]));
