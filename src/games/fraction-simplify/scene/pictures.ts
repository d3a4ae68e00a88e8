/* Pictures for the menu, as SVG documents of their own. */
import { arc, box, clipped, INK, PAPER, paint, stroke, svgDocument } from '../../../stage/drawing';
import { fractionDrawings, plate } from '../../../stage/fractions/drawings';
import { type Look, wholeOf } from '../../../stage/fractions/pieces';

const RADIUS = 100;
const TOP = -90;
const REACH = 132;

/** A cake on its plate, cut in equal parts, the first of them in these looks. */
export function cakePicture(parts: number, filled: readonly (readonly [count: number, look: Look])[]): string {
  const drawings = fractionDrawings();
  const angleOf = (part: number): number => TOP + (360 * part) / parts;
  const wedges = wholeOf(parts, filled).pieces.map(({ from, count, look }) =>
    clipped(
      `${arc([0, 0], RADIUS, RADIUS, angleOf(from), angleOf(from + count))}L0 0Z`,
      drawings[`cake ${look}`]?.inner ?? '',
    ),
  );
  const cuts = Array.from({ length: parts }, (_, part) => {
    const angle = (angleOf(part) * Math.PI) / 180;
    return stroke(`M0 0L${Math.cos(angle) * RADIUS} ${Math.sin(angle) * RADIUS}`, '#EFE8F6', 3);
  });
  return svgDocument(plate(0, 0, RADIUS) + wedges.join('') + cuts.join(''), [-REACH, -REACH, 2 * REACH, 2 * REACH]);
}

/** A field by its upper edge. */
const field = (y: number, isActive: boolean): string =>
  box([-52, y, 104, 76], 16, isActive ? paint('sun-400') : '#B9AFD4') + box([-47, y + 5, 94, 66], 12, PAPER);

/** Two fields with the line between them: where an answer is typed. */
export function fieldsPicture(): string {
  const inner =
    field(-96, false) +
    box([-64, -6, 128, 10], 5, INK) +
    field(16, true) +
    stroke('M0 -78V-44', INK, 10) +
    stroke('M0 36V74', paint('violet-600'), 6);
  return svgDocument(inner, [-90, -110, 180, 216]);
}
