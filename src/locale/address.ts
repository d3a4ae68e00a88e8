import { BASE } from './base';

/** The absolute URL of a path on this site, in the language of this build. The path can have parameters and a hash. */
export const siteUrl = (path: string): string => new URL(BASE + path, location.origin).href;

/** A URL path without the language at its start: "/faq" for "/fr/faq". */
export const withoutLanguage = (pathname: string): string => pathname.slice(BASE.length) || '/';
