/** How far mending has come: of what went wrong, so much is right now. */
export interface Mending {
  readonly mended: number;
  readonly of: number;
}

interface Practising {
  readonly missed?: readonly unknown[];
  readonly practice?: { readonly missed: readonly unknown[] } | null;
}

/** How far the practice at hand has come; null in a round of its own. */
export const mendingOf = ({ practice = null, missed = [] }: Practising): Mending | null =>
  practice === null ? null : { mended: practice.missed.length - missed.length, of: practice.missed.length };

/** What is offered after a round in which so much went wrong. */
export const practiseText = (count: number): string => (count === 1 ? 'Practise this one' : `Practise these ${count}`);

/** What a practice has brought, in a word. */
export function mendedTitle({ mended, of }: Mending): string {
  if (mended === 0) return 'Good try!';
  return mended === of ? 'All mended!' : 'Well mended!';
}

/** What a practice has brought. */
export const mendedText = ({ mended, of }: Mending): string =>
  mended === 0 ? 'Try them once more.' : `You mended ${mended} of ${of}.`;
