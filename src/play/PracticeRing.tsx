import type { PracticeProgress } from './practice';
import { ResultRing } from './ResultRing';
import { FigureText } from './StatBar';

/** The large figure of a practice result: how many mistakes are fixed. */
export function PracticeRing({ fixed: mended, total: of }: PracticeProgress) {
  const text = `${mended} of ${of}`;
  return (
    <ResultRing ratio={mended / of} stars={null} countsTo={mended} letters={text.length}>
      <FigureText name="mended" text={text} value={mended} />
    </ResultRing>
  );
}
