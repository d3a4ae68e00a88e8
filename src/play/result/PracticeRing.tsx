import type { PracticeProgress } from '../round/practice';
import { FigureText } from '../score/StatBar';
import { ResultRing } from './ResultRing';

/** The large figure of a practice result: how many mistakes are fixed. */
export function PracticeRing({ fixed: mended, total: of }: PracticeProgress) {
  const text = `${mended} of ${of}`;
  return (
    <ResultRing ratio={mended / of} stars={null} countsTo={mended} letters={text.length}>
      <FigureText name="mended" text={text} value={mended} />
    </ResultRing>
  );
}
