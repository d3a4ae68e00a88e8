import { SHAPES, type ShapeId } from './rules';

/** A point of a shape whose middle is at 0, 0; y grows downwards, as on a screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How wide the diamond is beside its height. */
const DIAMOND_WIDTH = 0.64;

const turned = ({ x, y }: Point, degrees: number): Point => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
};

const TOP: Point = { x: 0, y: -1 };

/** A regular shape that stands on a side. */
function regular(sides: number): readonly Point[] {
  const first = sides % 2 === 0 ? 180 / sides : 0;
  return Array.from({ length: sides }, (_, index) => turned(TOP, first + (360 * index) / sides));
}

/**
 * The corners of a shape whose farthest corners lie at distance 1 from its middle, clockwise, turned clockwise by so many
 * degrees. A circle, of radius 1, has none.
 */
export function cornersOf(shape: ShapeId, turn = 0): readonly Point[] {
  const upright =
    shape === 'diamond'
      ? [TOP, { x: DIAMOND_WIDTH, y: 0 }, { x: 0, y: 1 }, { x: -DIAMOND_WIDTH, y: 0 }]
      : regular(SHAPES[shape].sides);
  return upright.map((corner) => turned(corner, turn));
}

/** One straight side, from corner to corner. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The straight sides of a shape, clockwise from its first corner. */
export function sidesOf(shape: ShapeId, turn = 0): readonly Side[] {
  const corners = cornersOf(shape, turn);
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length]! }));
}

/** The distance between two points. */
export const lengthOf = ({ from, to }: Side): number => Math.hypot(to.x - from.x, to.y - from.y);
