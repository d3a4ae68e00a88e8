import type { PracticeProgress } from '../round/practice';
import { StatText } from '../score/StatBar';
import { ResultRing } from './ResultRing';

/** The large figure of a practice result: how many mistakes are fixed. */
export function PracticeRing({ fixed, total }: PracticeProgress) {
  const text = `${fixed} of ${total}`;
  return (
    <ResultRing ratio={fixed / total} stars={null} countsTo={fixed} letters={text.length}>
      <StatText name="mended" text={text} value={fixed} />
    </ResultRing>
  );
}
