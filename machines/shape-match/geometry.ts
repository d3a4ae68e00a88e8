import { type FigureId, SHAPES } from './rules';

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

/** Height of a rectangle as a proportion of its width. */
const RECTANGLE_HEIGHT = 0.58;

/** Shapes that are not regular, in any size and position. They stand on their last side. */
const OTHERS: Readonly<Partial<Record<FigureId, readonly Point[]>>> = {
  rectangle: [
    { x: 1, y: -RECTANGLE_HEIGHT },
    { x: 1, y: RECTANGLE_HEIGHT },
    { x: -1, y: RECTANGLE_HEIGHT },
    { x: -1, y: -RECTANGLE_HEIGHT },
  ],
  rightTriangle: [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 0 },
  ],
  tallTriangle: [
    { x: 0, y: -1.5 },
    { x: 0.6, y: 0 },
    { x: -0.6, y: 0 },
  ],
  unevenTriangle: [
    { x: 0.3, y: -1 },
    { x: 1.1, y: 0 },
    { x: -0.4, y: 0 },
  ],
};

const getLength = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** The point inside a shape that is equally far from all sides of a triangle, or in the middle of its corners. */
function getMiddle(corners: readonly Point[]): Point {
  const weights = corners.map((_, index) =>
    corners.length === 3 ? getLength(corners[(index + 1) % 3]!, corners[(index + 2) % 3]!) : 1,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = (of: (point: Point) => number): number =>
    corners.reduce((total, corner, index) => total + of(corner) * weights[index]!, 0) / all;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** The corners around their middle, with the farthest at distance 1. */
function fitted(corners: readonly Point[]): readonly Point[] {
  const middle = getMiddle(corners);
  const farthest = Math.max(...corners.map((corner) => getLength(middle, corner)));
  return corners.map(({ x, y }) => ({ x: (x - middle.x) / farthest, y: (y - middle.y) / farthest }));
}

const SIDES: ReadonlyMap<string, number> = new Map(Object.entries(SHAPES).map(([shape, { sides }]) => [shape, sides]));

function uprightCorners(figure: FigureId): readonly Point[] {
  if (figure === 'diamond') return [TOP, { x: DIAMOND_WIDTH, y: 0 }, { x: 0, y: 1 }, { x: -DIAMOND_WIDTH, y: 0 }];
  const other = OTHERS[figure];
  return other === undefined ? regular(SIDES.get(figure) ?? 0) : fitted(other);
}

/**
 * The corners of a shape, clockwise, rotated clockwise by `turn` degrees. The farthest corners are at distance 1 from
 * the centre. A circle has radius 1 and no corners.
 */
export const getCorners = (figure: FigureId, turn = 0): readonly Point[] =>
  uprightCorners(figure).map((corner) => turned(corner, turn));

export interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The straight sides of a shape, clockwise from its first corner. */
export function getSides(figure: FigureId, turn = 0): readonly Side[] {
  const corners = getCorners(figure, turn);
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length]! }));
}

export const getSideLength = ({ from, to }: Side): number => getLength(from, to);
