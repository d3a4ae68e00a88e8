/** One place of a file that is broken: the text that stands there once, and what takes its place. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A protection that is gone: what is missing, in words, the changes that take it away, and who has to notice. */
export interface Mutant {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Files of the suite, without `.test.ts`, one of whose tests has to fail. */
  readonly tests: readonly string[];
}
