/*
 * The hand of Numeria: small functions that write SVG, after the drawings in which the look was found. A body is its
 * shade colour with the base colour laid over it, moved up and left, since the light comes from the upper left.
 */

import colours from 'virtual:colours';

/** A place on a drawing, in its own units. */
export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number>>;

/** A colour by the name that it has in src/ui/colours.css; throws an Error for a name that is not there. */
export function paint(name: string): string {
  const found = colours[name];
  if (found === undefined) throw new Error(`There is no colour "${name}"`);
  return found;
}

export const INK = paint('ink');
export const PAPER = paint('paper');

const number = (value: number): string => String(Math.round(value * 100) / 100);
const written = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A path, filled. */
export const path = (d: string, fill: string, attributes?: Attributes): string =>
  `<path d="${d}" fill="${fill}"${written(attributes)}/>`;
/** A disc round its middle. */
export const disc = (x: number, y: number, radius: number, fill: string, attributes?: Attributes): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"${written(attributes)}/>`;
/** An oval round its middle. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${written(attributes)}/>`;
/** A rectangle, its corners rounded by `radius`. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  attributes?: Attributes,
): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" fill="${fill}"${written(attributes)}/>`;
/** A path, drawn with round ends. */
export const stroke = (d: string, colour: string, width: number, attributes?: Attributes): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${written(attributes)}/>`;

/** Moved, turned (degrees) and scaled. */
export const placed = (inner: string, { x = 0, y = 0, scale = 1, turn = 0 }: Partial<Placing> = {}): string =>
  `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${number(scale)})">${inner}</g>`;
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** The same markup at several places, written once. */
export const repeated = (id: string, inner: string, placings: readonly Partial<Placing>[]): string =>
  `<defs><g id="${id}">${inner}</g></defs>` +
  placings.map((placing) => placed(`<use href="#${id}"/>`, placing)).join('');

/** A name for a text, the same for the same text (FNV-1a): a picture that is drawn again is the same picture. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What of `inner` lies inside the outline `d`. */
export function clipped(d: string, inner: string): string {
  const id = `clip${nameOf(d)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

interface Tones {
  /** How far the base lies over the shade. */
  readonly dx?: number;
  readonly dy?: number;
  /** A third tone, for large round things only. */
  readonly light?: string;
  readonly lightX?: number;
  readonly lightY?: number;
  /** What is drawn on the body. */
  readonly over?: string;
}

/** A body in two tones. */
export function shaded(d: string, base: string, shade: string, tones: Tones = {}): string {
  const { dx = -8, dy = -8, light, lightX = -22, lightY = -22, over = '' } = tones;
  const moved = (fill: string, x: number, y: number) => path(d, fill, { transform: `translate(${x} ${y})` });
  const third = light === undefined ? '' : moved(light, lightX, lightY);
  return path(d, shade) + clipped(d, moved(base, dx, dy) + third + over);
}

/** The outline of a rectangle with one radius, or with one for each corner from the upper left clockwise. */
export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly number[],
): string {
  const [a = 0, b = 0, c = 0, e = 0] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  const [right, bottom] = [x + width, y + height];
  const corner = (cx: number, cy: number, toX: number, toY: number) =>
    `Q${number(cx)} ${number(cy)} ${number(toX)} ${number(toY)}`;
  return (
    `M${number(x + a)} ${number(y)}H${number(right - b)}${corner(right, y, right, y + b)}` +
    `V${number(bottom - c)}${corner(right, bottom, right - c, bottom)}` +
    `H${number(x + e)}${corner(x, bottom, x, bottom - e)}V${number(y + a)}${corner(x, y, x + a, y)}Z`
  );
}

/** The outline of an ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${number(x - rx)} ${number(y)}a${number(rx)} ${number(ry)} 0 1 1 ${number(2 * rx)} 0a${number(rx)} ${number(ry)} 0 1 1 ${number(-2 * rx)} 0Z`;

/** The outline of a polygon with rounded corners. */
export function polygon(points: readonly Point[], radius = 6): string {
  const corner = (index: number): string => {
    const [x, y] = points[index] ?? [0, 0];
    const towards = ([toX, toY]: Point): string => {
      const length = Math.hypot(toX - x, toY - y) || 1;
      const share = Math.min(radius, length / 2) / length;
      return `${number(x + (toX - x) * share)} ${number(y + (toY - y) * share)}`;
    };
    const before = points.at(index - 1) ?? [x, y];
    const after = points[(index + 1) % points.length] ?? [x, y];
    return `${index === 0 ? 'M' : 'L'}${towards(before)}Q${number(x)} ${number(y)} ${towards(after)}`;
  };
  return `${points.map((_, index) => corner(index)).join('')}Z`;
}

const onCircle = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** The corners of a regular polygon, the first at `turn` degrees (-90 is the top). */
export const regular = (count: number, radius: number, x = 0, y = 0, turn = -90): Point[] =>
  Array.from({ length: count }, (_, index) => onCircle(x, y, radius, turn + (360 * index) / count));

interface StarShape {
  readonly points?: number;
  readonly corner?: number;
  readonly turn?: number;
}

/** The outline of a star. */
export const star = (x: number, y: number, outer: number, inner: number, shape: StarShape = {}): string => {
  const { points = 5, corner = 4, turn = -90 } = shape;
  const tips = Array.from({ length: 2 * points }, (_, index) =>
    onCircle(x, y, index % 2 === 0 ? outer : inner, turn + (180 * index) / points),
  );
  return polygon(tips, corner);
};

/** A part of an ellipse's line, from one angle to another in degrees. */
export function arc([x, y]: Point, rx: number, ry: number, from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${number(x + rx * Math.cos(angle))} ${number(y + ry * Math.sin(angle))}`;
  };
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(from)}A${number(rx)} ${number(ry)} 0 ${isLarge} ${to > from ? 1 : 0} ${at(to)}`;
}

/** The bolt of the hero, also the sign of zapping. */
export const bolt = (x: number, y: number, size: number): string =>
  polygon(
    [
      [x + size * 0.18, y - size],
      [x - size * 0.62, y + size * 0.16],
      [x - size * 0.06, y + size * 0.16],
      [x - size * 0.22, y + size],
      [x + size * 0.62, y - size * 0.24],
      [x + size * 0.06, y - size * 0.24],
    ],
    size * 0.12,
  );

/** Right: a white tick in a circle. */
export const rightBadge = (x: number, y: number, radius: number): string => {
  const size = radius * 1.05;
  const tick = `M${number(x - size * 0.45)} ${number(y + size * 0.02)}L${number(x - size * 0.1)} ${number(y + size * 0.36)}L${number(x + size * 0.48)} ${number(y - size * 0.36)}`;
  return disc(x, y, radius, paint('leaf-600')) + stroke(tick, '#fff', size * 0.26);
};

/** Wrong: a white cross in an octagon. */
export const wrongBadge = (x: number, y: number, radius: number): string => {
  const reach = radius * 0.34;
  const cross = `M${number(x - reach)} ${number(y - reach)}L${number(x + reach)} ${number(y + reach)}M${number(x + reach)} ${number(y - reach)}L${number(x - reach)} ${number(y + reach)}`;
  return (
    path(polygon(regular(8, radius * 1.06, x, y, -67.5), 3), paint('coral-600')) + stroke(cross, '#fff', radius * 0.25)
  );
};

/** Danger: a white sign in a triangle. */
export const dangerBadge = (x: number, y: number, scale: number): string =>
  placed(
    path(
      polygon(
        [
          [0, -15],
          [16, 12],
          [-16, 12],
        ],
        5,
      ),
      paint('coral-600'),
    ) +
      box([-2.2, -7, 4.4, 10], 2.2, '#fff') +
      disc(0, 8, 2.6, '#fff'),
    { x, y, scale },
  );

/** Figures and words round their middle. Pictures know no fonts of the page: they take one of the device. */
export const lettered = (text: string, x: number, y: number, size: number, colour: string = INK): string =>
  `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="${colour}" ${LETTERS}>${text}</text>`;
const LETTERS =
  'font-family="Nunito, ui-rounded, system-ui, sans-serif" font-weight="800" text-anchor="middle" dominant-baseline="central"';

/** A picture of its own: the markup in a document that shows the given part of it. */
export const svgDocument = (inner: string, [x, y, width, height]: readonly [number, number, number, number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${inner}</svg>`;

/** An SVG document as the address of a picture. Only what would end the address or start a code in it is lettered as one. */
export const asPicture = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;
