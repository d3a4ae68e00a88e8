/**
 * A term of mathematics or of the site, as the catalogues of English use it, and the forms that a translation of it may
 * take. Forms are the starts of words, so that endings are free.
 */
export type Term = readonly [english: string, ...forms: readonly [string, ...string[]]];
