import type { Locale } from './language.ts';

/** The heading of the links to the same page in other languages. */
export const languages = 'Languages';
/** Who has checked this translation; null for English. */
export const stateText: (state: Locale['state']) => string | null = () => null;
