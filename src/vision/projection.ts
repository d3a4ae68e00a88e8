/* How a flat sheet appears in a picture. */
import type { Point } from './markers';

/** From a point of the sheet to one of the picture. */
export type Projection = (point: Point) => Point;

type Pair = readonly [sheet: Point, picture: Point];

const UNKNOWNS = 8;

/** Moves and scales points, so that sums of their products stay exact. */
function normaliser(points: readonly Point[]) {
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const size = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / points.length || 1;
  return {
    apply: (point: Point): Point => ({ x: (point.x - x) / size, y: (point.y - y) / size }),
    undo: (point: Point): Point => ({ x: point.x * size + x, y: point.y * size + y }),
  };
}

/** Solves linear equations by elimination; null if they have no single solution. */
function solve(rows: number[][]): readonly number[] | null {
  for (let column = 0; column < UNKNOWNS; column += 1) {
    const rest = rows.slice(column);
    const pivot = rest.reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best), rest[0]!);
    if (Math.abs(pivot[column]!) < 1e-12) return null;
    const at = rows.indexOf(pivot);
    [rows[column], rows[at]] = [pivot, rows[column]!];
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[column]! / pivot[column]!;
      for (let index = column; index <= UNKNOWNS; index += 1) row[index]! -= times * pivot[index]!;
    }
  }
  return rows.map((row, index) => row[UNKNOWNS]! / row[index]!);
}

/** The projection that fits at least four pairs of points best (least squares); null if they are on a line. */
export function findProjection(pairs: readonly Pair[]): Projection | null {
  const sheet = normaliser(pairs.map(([point]) => point));
  const picture = normaliser(pairs.map(([, point]) => point));
  // The normal equations of x·(g·X + h·Y + 1) = a·X + b·Y + c, and the same for y.
  const sums = Array.from({ length: UNKNOWNS }, () => Array.from({ length: UNKNOWNS + 1 }, () => 0));
  for (const pair of pairs) {
    const [{ x: X, y: Y }, { x, y }] = [sheet.apply(pair[0]), picture.apply(pair[1])];
    for (const equation of [
      [X, Y, 1, 0, 0, 0, -X * x, -Y * x, x],
      [0, 0, 0, X, Y, 1, -X * y, -Y * y, y],
    ])
      for (const [row, sum] of sums.entries())
        for (const [column, value] of equation.entries()) sum[column]! += equation[row]! * value;
  }
  const found = solve(sums);
  if (found === null) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = found;
  return (point) => {
    const { x: X, y: Y } = sheet.apply(point);
    const depth = g * X + h * Y + 1;
    return picture.undo({ x: (a * X + b * Y + c) / depth, y: (d * X + e * Y + f) / depth });
  };
}
