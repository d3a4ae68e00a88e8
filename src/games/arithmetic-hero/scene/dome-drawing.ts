import type { Drawing } from '../../../stage/atlas';
import { arc, stroke } from '../../../stage/drawing';
import { FRAME, type Shape, type View } from '../../../stage/scene';

type Drawings = Readonly<Record<string, Drawing>>;

/** Radii of the shield dome for each shape of the stage. The dome is an ellipse centred on the middle of its base. */
export const DOME = {
  landscape: { rx: 452, ry: 196 },
  portrait: { rx: 330, ry: 212 },
} as const satisfies Record<Shape, { rx: number; ry: number }>;

/** How far the base of the dome is below the lower edge of the stage. */
export const DOME_FOOT = { landscape: 6, portrait: 14 } as const satisfies Record<Shape, number>;

export const DOME_PIECES = 10;
const DOME_FROM = 182;
const DOME_STEP = (358 - DOME_FROM) / DOME_PIECES;

/** The y of the dome at x = `at`, where cards land. `x` and `y` are the middle of the dome's base. */
export function domeTopY(shape: Shape, { x, y }: { readonly x: number; readonly y: number }, at: number): number {
  const { rx, ry } = DOME[shape];
  const ratio = Math.min(1, Math.abs(at - x) / rx);
  return y - ry * Math.sqrt(1 - ratio * ratio);
}

export const domeFoot = ({ shape, bottom }: View) => ({ x: FRAME[shape].width / 2, y: bottom + DOME_FOOT[shape] });

/** One piece of the dome: its line, its highlight, and the dots that remain when it has gone out. */
function domePiece(shape: Shape, piece: number): Drawings {
  const { rx, ry } = DOME[shape];
  const [from, to] = [DOME_FROM + piece * DOME_STEP, DOME_FROM + (piece + 1) * DOME_STEP];
  const ends = [from, to].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [rx * Math.cos(angle), ry * Math.sin(angle)] as const;
  });
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 10, Math.min(...ys) - 10];
  const area = [left, top, Math.max(...xs) + 10 - left, Math.max(...ys) + 10 - top] as const;
  const line = arc([0, 0], rx, ry, from + 1.2, to - 1.2);
  const light = arc([-1, -2], rx, ry, from + 1.4, to - 1.4);
  return {
    [`dome ${shape} ${piece} lit`]: { inner: stroke(line, '#fff', 9), area },
    [`dome ${shape} ${piece} light`]: { inner: stroke(light, '#fff', 3, { opacity: 0.7 }), area },
    [`dome ${shape} ${piece} out`]: { inner: stroke(line, '#5A5497', 5, { 'stroke-dasharray': '2 12' }), area },
  };
}

/** The upper left corner of a piece, relative to the middle of the dome's base. */
export const domePiecePosition = (shape: Shape, piece: number): readonly [x: number, y: number] => {
  const drawing = domePiece(shape, piece)[`dome ${shape} ${piece} lit`];
  return drawing ? [drawing.area[0], drawing.area[1]] : [0, 0];
};

export const domeDrawings = (): Drawings =>
  Object.assign(
    {},
    ...(['landscape', 'portrait'] as const).flatMap((shape) =>
      Array.from({ length: DOME_PIECES }, (_, piece) => domePiece(shape, piece)),
    ),
  );
