/*
 * Helpers for SVG that depends on the size of the stage or on numbers. Drawings that never change are files. A body is
 * its shade colour with its base colour on top, moved up and left, because the light is from the upper left.
 */

import colours from 'virtual:colours';

/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number>>;

/** The value of a colour in src/ui/colours.css; throws an Error for an unknown name. */
export function paletteColour(name: string): string {
  const found = colours[name];
  if (found === undefined) throw new Error(`There is no colour called "${name}"`);
  return found;
}

export const INK = paletteColour('ink');
export const PAPER = paletteColour('paper');

const number = (value: number): string => String(Math.round(value * 100) / 100);
const withAttributes = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A filled path. */
export const path = (d: string, fill: string, attributes?: Attributes): string =>
  `<path d="${d}" fill="${fill}"${withAttributes(attributes)}/>`;
/** A disc around its centre. */
export const disc = (x: number, y: number, radius: number, fill: string, attributes?: Attributes): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"${withAttributes(attributes)}/>`;
/** An oval around its centre. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${withAttributes(attributes)}/>`;
/** A rectangle with corners rounded by `radius`. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  attributes?: Attributes,
): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" fill="${fill}"${withAttributes(attributes)}/>`;
/** A stroked path with round ends. */
export const stroke = (d: string, colour: string, width: number, attributes?: Attributes): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${withAttributes(attributes)}/>`;

/** Moved, rotated (degrees) and scaled. A pair of scales is for x and y; -1 mirrors. */
export const transformMarkup = (
  inner: string,
  { x = 0, y = 0, scale = 1, turn = 0 }: Partial<Transform> = {},
): string =>
  `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scales(scale)})">${inner}</g>`;
const scales = (scale: Transform['scale']): string =>
  typeof scale === 'number' ? number(scale) : scale.map(number).join(' ');
interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number | Point;
  readonly turn: number;
}

/** The same markup at several positions, defined once. */
export const repeatMarkup = (id: string, inner: string, placings: readonly Partial<Transform>[]): string =>
  `<defs><g id="${id}">${inner}</g></defs>` +
  placings.map((placing) => transformMarkup(`<use href="#${id}"/>`, placing)).join('');

/** A stable id for a string (FNV-1a), so that redrawing produces the same document. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Defines a pattern that other shapes can use as their fill, by its name. */
export const pattern = (
  id: string,
  inner: string,
  [, , width, height]: readonly [number, number, number, number],
): string => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inner}</pattern>`;

/** The part of `inner` inside the outline `d`. */
export function clipMarkup(d: string, inner: string): string {
  const id = `clip${nameOf(d)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

interface Tones {
  /** Offset of the base over the shade. */
  readonly dx?: number;
  readonly dy?: number;
  /** A third tone, for large round things only. */
  readonly light?: string;
  readonly lightX?: number;
  readonly lightY?: number;
  /** Drawn on top of the body. */
  readonly over?: string;
}

/** A body in two tones. */
export function shadedPath(d: string, base: string, shade: string, tones: Tones = {}): string {
  const { dx = -8, dy = -8, light, lightX = -22, lightY = -22, over = '' } = tones;
  const moved = (fill: string, x: number, y: number) => path(d, fill, { transform: `translate(${x} ${y})` });
  const third = light === undefined ? '' : moved(light, lightX, lightY);
  return path(d, shade) + clipMarkup(d, moved(base, dx, dy) + third + over);
}

/** The outline of a rectangle with one radius, or one for each corner, clockwise from the top left. */
export function roundedRectPath(
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
export const line = (...points: readonly Point[]): string => `M${written(points)}`;
/** A line that bends towards the middle point. */
export const curvedLine = ([fromX, fromY]: Point, [x, y]: Point, [toX, toY]: Point): string =>
  `M${number(fromX)} ${number(fromY)}Q${number(x)} ${number(y)} ${number(toX)} ${number(toY)}`;

/** An arc of an ellipse, from one angle to another in degrees. */
export function arc([x, y]: Point, rx: number, ry: number, from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${number(x + rx * Math.cos(angle))} ${number(y + ry * Math.sin(angle))}`;
  };
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(from)}A${number(rx)} ${number(ry)} 0 ${isLarge} ${to > from ? 1 : 0} ${at(to)}`;
}

/** The outline of a sector of a disc around 0,0, from one angle to another in degrees. */
export const sector = (radius: number, from: number, to: number): string =>
  `${arc([0, 0], radius, radius, from, to)}L0 0Z`;

/** Text centred on a point. Images cannot use the page's fonts, so the device's own font is used. */
export const textMarkup = (text: string, x: number, y: number, size: number, colour: string = INK): string =>
  `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="${colour}" ${LETTERS}>${text}</text>`;
const LETTERS =
  'font-family="Nunito, ui-rounded, system-ui, sans-serif" font-weight="800" text-anchor="middle" dominant-baseline="central"';

/** A standalone document that shows the given area of the markup at this many pixels per unit. */
export const svgDocument = (
  inner: string,
  [x, y, width, height]: readonly [number, number, number, number],
  resolution = 1,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * resolution}" height="${height * resolution}" viewBox="${x} ${y} ${width} ${height}">${inner}</svg>`;

/** A drawing placed in a larger one at its own size, cropped to its area. */
export const croppedDrawing = (
  inner: string,
  [left, top, width, height]: readonly [number, number, number, number],
  [x, y]: Point,
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${inner}</svg>`;

/** An SVG document as a data URL. Escapes only the characters that would end the URL or start an escape. */
export const svgUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;

/** A drawing as a data URL. */
export const drawingUrl = ({ inner, area }: Pictured): string => svgUrl(svgDocument(inner, area));
interface Pictured {
  readonly inner: string;
  readonly area: readonly [x: number, y: number, width: number, height: number];
}
