/** Progress of practice: how many mistakes have been fixed. */
export interface PracticeProgress {
  readonly fixed: number;
  readonly total: number;
}

interface Practising {
  readonly missed?: readonly unknown[];
  readonly practice?: { readonly missed: readonly unknown[] } | null;
}

/** Progress of the current practice; null in a normal round. */
export const getPracticeProgress = ({ practice = null, missed = [] }: Practising): PracticeProgress | null =>
  practice === null ? null : { fixed: practice.missed.length - missed.length, total: practice.missed.length };

export const practiseLabel = (count: number): string => (count === 1 ? 'Practise this one' : `Practise these ${count}`);

export function practiceTitle({ fixed, total }: PracticeProgress): string {
  if (fixed === 0) return 'Good try!';
  return fixed === total ? 'All fixed!' : 'Nicely fixed!';
}

/** What the ring of a practice result counts. */
export const practiceCount = ({ fixed, total }: PracticeProgress) =>
  ({ number: fixed, of: total, unit: 'fixed', name: 'mended' }) as const;

export const practiceSummary = ({ fixed, total }: PracticeProgress): string =>
  fixed === 0 ? 'Give them another try.' : `You fixed ${fixed} of ${total}.`;
