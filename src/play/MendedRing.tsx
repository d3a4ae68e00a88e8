import type { Mending } from './practice';
import { ResultRing } from './ResultRing';
import { FigureText } from './StatBar';

/** The great figure of a practice: how many are mended. */
export const MendedRing = ({ mended, of }: Mending) => (
  <ResultRing ratio={mended / of} stars={null} countsTo={mended}>
    <FigureText name="mended" text={`${mended} of ${of}`} value={mended} />
  </ResultRing>
);
