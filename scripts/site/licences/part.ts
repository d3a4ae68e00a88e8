/** Something that others have made, and what they ask for it. */
export interface Part {
  readonly name: string;
  /** Null where nobody wrote it down. */
  readonly version: string | null;
  /** By its name in the list of SPDX. */
  readonly licence: string;
  readonly text: string;
  /** The hash of its package, as package-lock.json has it; null for what came otherwise. */
  readonly integrity: string | null;
}
