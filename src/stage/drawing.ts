/*
 * What has its size from the stage, or comes of numbers, as SVG; all that is always alike is drawn in files. A body is its
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
const withAttributes = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A path, filled. */
export const path = (d: string, fill: string, attributes?: Attributes): string =>
  `<path d="${d}" fill="${fill}"${withAttributes(attributes)}/>`;
/** A disc round its middle. */
export const disc = (x: number, y: number, radius: number, fill: string, attributes?: Attributes): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"${withAttributes(attributes)}/>`;
/** An oval round its middle. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${withAttributes(attributes)}/>`;
/** A rectangle, its corners rounded by `radius`. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  attributes?: Attributes,
): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" fill="${fill}"${withAttributes(attributes)}/>`;
/** A path, drawn with round ends. */
export const stroke = (d: string, colour: string, width: number, attributes?: Attributes): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${withAttributes(attributes)}/>`;

/** Moved, turned (degrees) and scaled; two scales are those along x and y, of which -1 mirrors. */
export const placed = (inner: string, { x = 0, y = 0, scale = 1, turn = 0 }: Partial<Transform> = {}): string =>
  `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scales(scale)})">${inner}</g>`;
const scales = (scale: Transform['scale']): string =>
  typeof scale === 'number' ? number(scale) : scale.map(number).join(' ');
interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number | Point;
  readonly turn: number;
}

/** The same markup at several places, written once. */
export const repeated = (id: string, inner: string, placings: readonly Partial<Transform>[]): string =>
  `<defs><g id="${id}">${inner}</g></defs>` +
  placings.map((placing) => placed(`<use href="#${id}"/>`, placing)).join('');

/** A name for a text, the same for the same text (FNV-1a): a picture that is drawn again is the same picture. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What a drawing is repeated from, wherever something is filled with the pattern of that name. */
export const pattern = (
  id: string,
  inner: string,
  [, , width, height]: readonly [number, number, number, number],
): string => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inner}</pattern>`;

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

const written = (points: readonly Point[]): string => points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');

/** The outline of a polygon. */
export const outline = (...corners: readonly Point[]): string => `M${written(corners)}Z`;
/** A line from point to point. */
export const line = (...points: readonly Point[]): string => `M${written(points)}`;
/** A line that bends towards the point in the middle. */
export const bend = ([fromX, fromY]: Point, [x, y]: Point, [toX, toY]: Point): string =>
  `M${number(fromX)} ${number(fromY)}Q${number(x)} ${number(y)} ${number(toX)} ${number(toY)}`;

/** A part of an ellipse's line, from one angle to another in degrees. */
export function arc([x, y]: Point, rx: number, ry: number, from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${number(x + rx * Math.cos(angle))} ${number(y + ry * Math.sin(angle))}`;
  };
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(from)}A${number(rx)} ${number(ry)} 0 ${isLarge} ${to > from ? 1 : 0} ${at(to)}`;
}

/** The outline of a part of a disc round 0,0, from one angle to another in degrees. */
export const sector = (radius: number, from: number, to: number): string =>
  `${arc([0, 0], radius, radius, from, to)}L0 0Z`;

/** Figures and words round their middle. Pictures know no fonts of the page: they take one of the device. */
export const lettered = (text: string, x: number, y: number, size: number, colour: string = INK): string =>
  `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="${colour}" ${LETTERS}>${text}</text>`;
const LETTERS =
  'font-family="Nunito, ui-rounded, system-ui, sans-serif" font-weight="800" text-anchor="middle" dominant-baseline="central"';

/** A picture of its own: the markup in a document that shows the given part of it, so many pixels to a unit. */
export const svgDocument = (
  inner: string,
  [x, y, width, height]: readonly [number, number, number, number],
  resolution = 1,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * resolution}" height="${height * resolution}" viewBox="${x} ${y} ${width} ${height}">${inner}</svg>`;

/** A drawing at a place of a larger one, as large as it is; nothing of it is seen beyond its area. */
export const framed = (
  inner: string,
  [left, top, width, height]: readonly [number, number, number, number],
  [x, y]: Point,
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${inner}</svg>`;

/** An SVG document as the address of a picture. Only what would end the address or start a code in it is lettered as one. */
export const svgUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;

/** A drawing as the address of a picture. */
export const pictureUrl = ({ inner, area }: Pictured): string => svgUrl(svgDocument(inner, area));
interface Pictured {
  readonly inner: string;
  readonly area: readonly [x: number, y: number, width: number, height: number];
}
