import { BASE } from './base.ts';
import type { Locale } from './language.ts';

/** English. In the build of another language, its own locale.ts takes the place of this one (scripts/site/languages.ts). */
export const LOCALE: Locale = { tag: 'en-GB', name: 'English', direction: 'ltr', base: BASE, state: 'source' };
