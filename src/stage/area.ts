import type { Fit, View } from './scene';

/** A rectangle of a scene in design units: its top left corner and its size. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Computes positions in a view. Pure, so that a scene and the buttons over it agree. */
export type ViewLayout<Layout> = (view: View) => Layout;

/** The position of an area on the stage, in CSS pixels. */
export const getAreaBox = ({ x, y, width, height }: Area, { view: { scale }, ...frame }: Fit) => ({
  left: frame.x + x * scale,
  top: frame.y + y * scale,
  width: width * scale,
  height: height * scale,
});

/** The same position, with its height and width also as `--high` and `--wide`, which set its font size. */
export const getAreaBoxWithText = (area: Area, fit: Fit) => {
  const box = getAreaBox(area, fit);
  return { ...box, '--high': `${box.height}px`, '--wide': `${box.width}px` };
};

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Distance across the direction counts this many times as much as distance along it. */
const ACROSS_WEIGHT = 3;

/** The index of the nearest area in a direction from one of them; null if there is none. */
export function findNearestInDirection(areas: readonly Area[], from: number, direction: Direction): number | null {
  const start = areas[from];
  if (start === undefined) return null;
  const isLevel = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const found = areas.map((area, index) => {
    const dx = area.x + area.width / 2 - start.x - start.width / 2;
    const dy = area.y + area.height / 2 - start.y - start.height / 2;
    const [along, aside] = isLevel ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    // Areas that overlap along the direction are not ahead.
    const isAhead = along > (isLevel ? start.width : start.height) / 4;
    return { index, distance: isAhead ? along + aside * ACROSS_WEIGHT : Number.POSITIVE_INFINITY };
  });
  const [nearest] = found.sort((one, other) => one.distance - other.distance);
  return nearest === undefined || nearest.distance === Number.POSITIVE_INFINITY ? null : nearest.index;
}

/** The smallest area that contains all of these. */
export function getBoundingArea(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether two areas intersect. */
export const areasOverlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
