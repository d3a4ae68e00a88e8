/** The start of the paths of all pages in the language of this build, without a trailing slash: "/fr". Empty for English. */
export const BASE = '';
