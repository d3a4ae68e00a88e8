/** One change to a file: the string to find, which must occur exactly once, and its replacement. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** One removed protection: its name, the changes that remove it, and the tests that must notice. */
export interface Mutant {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Test files of the suite, without `.test.ts`. At least one of them must fail. */
  readonly tests: readonly string[];
}
