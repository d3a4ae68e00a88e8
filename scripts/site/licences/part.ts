/** Third-party work and its licence. */
export interface LicensedPart {
  readonly name: string;
  /** Null if it is unknown. */
  readonly version: string | null;
  /** Its SPDX identifier. */
  readonly licence: string;
  readonly text: string;
  /** The hash of its package in package-lock.json; null for work from other sources. */
  readonly integrity: string | null;
}
