/* Garlands across a scene: flags by day, and lamps for a long streak. */
import { curvedLine, paletteColour, stroke, transformMarkup } from './drawing';
import { fillColours } from './drawings';
import pennant from './drawings/flag.svg?markup';
import lampInTones from './drawings/lamp.svg?markup';

/** Number of things on a line, and how far the line sags in the middle. */
const THINGS_PER_LINE = 10;
const SAG = 46;

/** Ten alternating things on a line from one point to another. */
function garland(things: readonly string[], [fromX, fromY, toX, toY]: Line): string {
  const [middleX, middleY] = [(fromX + toX) / 2, Math.max(fromY, toY) + SAG];
  const hung = Array.from({ length: THINGS_PER_LINE }, (_, index) => {
    const t = (index + 0.5) / THINGS_PER_LINE;
    const on = (from: number, middle: number, to: number) =>
      (1 - t) ** 2 * from + 2 * t * (1 - t) * middle + t ** 2 * to;
    return transformMarkup(things[index % things.length] ?? '', {
      x: on(fromX, middleX, toX),
      y: on(fromY, middleY, toY),
    });
  });
  return stroke(curvedLine([fromX, fromY], [middleX, middleY], [toX, toY]), '#E6DAF4', 3) + hung.join('');
}
type Line = readonly [fromX: number, fromY: number, toX: number, toY: number];

const FLAGS = ['sun-300', 'teal-300', 'coral-300', 'violet-300'].map((name) =>
  fillColours(pennant, { flag: paletteColour(name) }),
);
const LAMPS = ['sun-300', 'coral-300', 'sun-300', 'teal-300'].map((name) =>
  fillColours(lampInTones, { lamp: paletteColour(name) }),
);

/** A line of ten flags from one point to another. */
export const flagGarland = (...line: Line): string => garland(FLAGS, line);

/** A line of ten lit lamps. */
const lights = (...line: Line): string => garland(LAMPS, line);

/** Lines of flags or lamps along the top edge. They extend this far beyond both sides of a frame of this width. */
export function garlandsAcross(what: 'flags' | 'lamps', width: number, beyond: number): string {
  const [one, middle] = [what === 'flags' ? flagGarland : lights, width / 2];
  const long = width / 2;
  const count = Math.ceil((beyond + middle) / long);
  return Array.from({ length: 2 * count }, (_, index) => {
    const x = middle + (index - count) * long;
    return one(x, -6, x + long, -6);
  }).join('');
}
