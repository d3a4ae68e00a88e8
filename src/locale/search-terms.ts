/* What the search knows about the page's language, in addition to English, which it always knows. In the build of another
   language, that language's search-terms.ts replaces this one. */

/** Endings that do not affect a search, such as plurals, and what replaces them. Accents have been removed. */
export const ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [];

/** Words that do not affect a search, separated by spaces. */
export const FILLERS: string = '';
