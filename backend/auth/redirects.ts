import { isLoopbackName } from '../origin.ts';

/** An entry of the allow-list as a pattern: `**` is anything, `*` and `?` stop at dots and slashes, as Supabase has it. */
function patternOf(entry: string): RegExp {
  const parts = entry.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    return part === '?' ? '[^./]' : part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** The address of a web page without its fragment; null for anything else, and for what browsers and people read in different ways. */
function pageAddress(text: string): URL | null {
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u0020\u007f]/.test(text) || !/^https?:\/\/[^/]/i.test(text)) return null;
  const address = URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') return null;
  address.hash = '';
  return address;
}

function isSameSite(address: URL, origin: string): boolean {
  const site = new URL(origin);
  if (address.origin === site.origin) return true;
  // Loopback has several names, which are one place as long as the port is the same.
  const isHere = isLoopbackName(address.hostname) && isLoopbackName(site.hostname);
  return isHere && address.protocol === site.protocol && address.port === site.port;
}

/** Where magic links may lead: pages of these origins, and the entries of the allow-list. */
export interface Redirects {
  readonly siteUrl: string;
  readonly ownOrigin: string;
  readonly allowed: readonly string[];
}

/** The address, without fragment, to which a link leads that was asked to lead to `asked`: there if that is allowed, else to the site. */
export function redirectFor(asked: string | undefined, { siteUrl, ownOrigin, allowed }: Redirects): string {
  const address = pageAddress(asked ?? '');
  if (address === null) return siteUrl;
  const isAllowed =
    [siteUrl, ownOrigin].some((origin) => isSameSite(address, origin)) ||
    allowed.some((entry) => patternOf(entry).test(address.href) || `${entry}/` === address.href);
  return isAllowed ? address.href : siteUrl;
}
