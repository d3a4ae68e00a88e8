/* Pictures for the menu, as SVG documents. */
import { clipMarkup, line, sector, stroke, svgDocument } from '../../../stage/drawing';
import { fractionDrawings, roundPlate } from '../../../stage/fractions/drawings';
import { createWhole, type PieceLook } from '../../../stage/fractions/pieces';
import fields from '../drawings/menu/fields.svg?drawing';

const RADIUS = 100;
const TOP = -90;
const REACH = 132;

type Filled = readonly (readonly [count: number, look: PieceLook])[];

/** A cake on a plate, cut into equal parts. `filled` sets the look of the first parts; the others are empty. */
export function cakeMarkup(parts: number, filled: Filled): string {
  const drawings = fractionDrawings();
  const angleOf = (part: number): number => TOP + (360 * part) / parts;
  const wedges = createWhole(parts, filled).pieces.map(({ from, count, look }) =>
    clipMarkup(sector(RADIUS, angleOf(from), angleOf(from + count)), drawings[`cake ${look}`]?.inner ?? ''),
  );
  const cuts = Array.from({ length: parts }, (_, part) => {
    const angle = (angleOf(part) * Math.PI) / 180;
    return stroke(line([0, 0], [Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS]), '#EFE8F6', 3);
  });
  return roundPlate(0, 0, RADIUS) + wedges.join('') + cuts.join('');
}

export const drawCake = (parts: number, filled: Filled): string =>
  svgDocument(cakeMarkup(parts, filled), [-REACH, -REACH, 2 * REACH, 2 * REACH]);

export const drawFields = (): string => svgDocument(fields.inner, fields.area);
