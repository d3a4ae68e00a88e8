/* The grammar of English. In the build of another language, its own grammar.ts takes the place of this one: the functions
   that only its catalogues use can differ, such as a `plural` with more forms. Other modules use `joinList` only. */

/** The plural form that a count takes, as `Intl.PluralRules` names it. `Intl` is slow to start on slow devices. */
export const pluralForm = (count: number): 'one' | 'other' => (count === 1 ? 'one' : 'other');

/** The text for a count: `plural(stars, '1 star', `${stars} stars`)`. */
export const plural = (count: number, one: string, other: string): string =>
  pluralForm(count) === 'one' ? one : other;

/** A list in a sentence: "2, 5 and 10". */
export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
