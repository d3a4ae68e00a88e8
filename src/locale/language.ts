/** What the build needs to know about a language. */
export interface Locale {
  /** A BCP 47 tag for the `lang` attribute: "en-GB". */
  readonly tag: string;
  /** Its own name for itself: "Deutsch". */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The start of its pages' paths, as in base.ts. */
  readonly base: string;
  /** Drafts were translated by machine. Search engines do not show them. */
  readonly state: 'source' | 'draft' | { readonly checkedBy: number };
}
