import { allFixed, fixedText, fixed as fixedUnit, goodTry, someFixed, tryAgain } from './fixing-text';

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

export function practiceTitle({ fixed, total }: PracticeProgress): string {
  if (fixed === 0) return goodTry;
  return fixed === total ? allFixed : someFixed;
}

/** What the ring of a practice result counts. */
export const practiceCount = ({ fixed, total }: PracticeProgress) =>
  ({ number: fixed, of: total, unit: fixedUnit, name: 'mended' }) as const;

export const practiceSummary = ({ fixed, total }: PracticeProgress): string =>
  fixed === 0 ? tryAgain : fixedText(fixed, total);
