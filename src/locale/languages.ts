import { BASE } from './base';
import type { Locale } from './language';

type Linked = Pick<Locale, 'tag' | 'name' | 'base'>;

/** Not from locale.ts, which is that of the build's own language. */
const ENGLISH: Linked = { tag: 'en-GB', name: 'English', base: '' };

/** The site's languages other than the one of this build: each folder beside this file that has a locale.ts, and English. */
export const OTHER_LANGUAGES: readonly Linked[] = [
  ENGLISH,
  ...Object.values(import.meta.glob<Linked>('./*/locale.ts', { eager: true, import: 'LOCALE' })),
].filter(({ base }) => base !== BASE);
