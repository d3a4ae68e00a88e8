import { SHAPES, type ShapeId } from './rules';

/** A point of a shape. The shape's centre is at 0, 0; y grows downwards, as on a screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width of the diamond as a proportion of its height. */
const DIAMOND_WIDTH = 0.64;

const turned = ({ x, y }: Point, degrees: number): Point => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
};

const TOP: Point = { x: 0, y: -1 };

/** A regular polygon with a horizontal side at the bottom. */
function regular(sides: number): readonly Point[] {
  const first = sides % 2 === 0 ? 180 / sides : 0;
  return Array.from({ length: sides }, (_, index) => turned(TOP, first + (360 * index) / sides));
}

/**
 * The corners of a shape, clockwise, rotated clockwise by `turn` degrees. The farthest corners are at distance 1 from
 * the centre. A circle has radius 1 and no corners.
 */
export function getCorners(shape: ShapeId, turn = 0): readonly Point[] {
  const upright =
    shape === 'diamond'
      ? [TOP, { x: DIAMOND_WIDTH, y: 0 }, { x: 0, y: 1 }, { x: -DIAMOND_WIDTH, y: 0 }]
      : regular(SHAPES[shape].sides);
  return upright.map((corner) => turned(corner, turn));
}

export interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The straight sides of a shape, clockwise from its first corner. */
export function getSides(shape: ShapeId, turn = 0): readonly Side[] {
  const corners = getCorners(shape, turn);
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length]! }));
}

export const getSideLength = ({ from, to }: Side): number => Math.hypot(to.x - from.x, to.y - from.y);
