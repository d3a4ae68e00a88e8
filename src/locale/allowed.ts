/**
 * Where a language may do what a check refuses, with the reason. The names are those that the checks report, such as
 * "pages/print/text.ts text.title", or the start of one. A folder of a language can have an allowed.ts
 * of its own, with names from there: "text.ts text.title".
 */
export interface Allowed {
  /** Words and names that are the same in English: "Score", "Common Core". */
  readonly same?: readonly string[];
  /**
   * Set while texts are missing, because the English ones are then inside sentences of this language: only its numbers, types
   * and plural forms are checked.
   */
  readonly hasBegun?: true;
  /** Texts that stay English. */
  readonly missing?: Readonly<Record<string, string>>;
  /** Other numbers, signs or names than in English. */
  readonly values?: Readonly<Record<string, string>>;
  /** A term of the glossary in another meaning. */
  readonly terms?: Readonly<Record<string, string>>;
  /** Addressed otherwise, or with long sentences. */
  readonly tone?: Readonly<Record<string, string>>;
  /** Punctuation of another kind. */
  readonly typography?: Readonly<Record<string, string>>;
}
