/** Progress of practice: how many mistakes are right now. */
export interface Mending {
  readonly mended: number;
  readonly of: number;
}

interface Practising {
  readonly missed?: readonly unknown[];
  readonly practice?: { readonly missed: readonly unknown[] } | null;
}

/** Progress of the current practice; null in a normal round. */
export const mendingOf = ({ practice = null, missed = [] }: Practising): Mending | null =>
  practice === null ? null : { mended: practice.missed.length - missed.length, of: practice.missed.length };

export const practiseText = (count: number): string => (count === 1 ? 'Practise this one' : `Practise these ${count}`);

export function mendedTitle({ mended, of }: Mending): string {
  if (mended === 0) return 'Good try!';
  return mended === of ? 'All fixed!' : 'Nicely fixed!';
}

export const mendedText = ({ mended, of }: Mending): string =>
  mended === 0 ? 'Give them another try.' : `You fixed ${mended} of ${of}.`;
