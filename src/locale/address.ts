import { BASE } from './base';

/** A URL path without the language at its start: "/faq" for "/fr/faq". */
export const withoutLanguage = (pathname: string): string => pathname.slice(BASE.length) || '/';
