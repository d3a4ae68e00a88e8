/* What the search of videos and pages knows about a language besides English, whose words it always knows. In the build of another
   language, its own search-terms.ts takes the place of this one. */

/** Endings that do not affect a search, as of plurals, and what takes their place. Accents have been removed. */
export const ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [];

/** Words that do not affect a search, with spaces between them. */
export const FILLERS: string = '';
