/* Where things stand in the garden: the question at the upper edge, and below it one sculpture, or two side by side. */
import type { Area, ByView } from '../../../stage/area';
import { oncePerView } from '../../../stage/once-per-view';
import type { Shape, View } from '../../../stage/scene';

/** The plate with the question: as large as the drawing has it, and where the stage is small as large as letters need it. */
const PLATE = {
  landscape: { width: 760, height: 76, minPx: 56 },
  portrait: { width: 516, height: 148, minPx: 104 },
} as const satisfies Record<Shape, { width: number; height: number; minPx: number }>;
/**
 * A plate that is narrower than this has two lines of smaller letters, and is at least so high: beside the answers, on a phone
 * on its side. A lower stage has no room for two lines.
 */
const FOLDED = { belowPx: { landscape: 500, portrait: 300 }, fromHeightPx: 264, minPx: 80 } as const;
const PLATE_TOP = 12;
const MIN_PLATE_PX = 330;
const MARGIN = 10;
/** Between the plate, its edge and what can be pressed below it. */
const AIR = 12;

/** How far above the lower edge the plinths have their foot, and their height and width with a sculpture of full size. */
export const PLINTH = { foot: 32, height: 64, width: 190 } as const;
/** Round a sculpture: its bars and corners, and its depth to the lower right. */
const AROUND = { above: 18, below: 22, beside: 20 } as const;
/** The largest radius of a sculpture, in units. */
const MAX_RADIUS = 210;
/** How far beyond a sculpture it can be pressed, in units. */
const REACH = 18;

const middleOf = ({ left, right }: View): number => (left + right) / 2;

const plateWidth = (view: View): number =>
  Math.min(Math.max(PLATE[view.shape].width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);

/** Whether letters of full size have no room on one line, or two. */
export const isPlateFolded = (view: View): boolean =>
  plateWidth(view) * view.scale < FOLDED.belowPx[view.shape] &&
  (view.bottom - view.top) * view.scale >= FOLDED.fromHeightPx;

/** Where the question stands. */
export const plateArea: ByView<Area> = (view) => {
  const { height, minPx } = PLATE[view.shape];
  const width = plateWidth(view);
  return {
    x: middleOf(view) - width / 2,
    y: view.top + PLATE_TOP,
    width,
    height: Math.max(height, (isPlateFolded(view) ? FOLDED.minPx : minPx) / view.scale),
  };
};

/** Where the sculptures stand: their middles and their radius. */
export interface Sculptures {
  readonly radius: number;
  readonly y: number;
  readonly xs: readonly number[];
}

/** So many sculptures, as large as fit below the question and above their plinths. */
export const sculptures = oncePerView((view: View, count: number): Sculptures => {
  const plate = plateArea(view);
  const [top, bottom] = [plate.y + plate.height + AROUND.above, view.bottom - PLINTH.foot - PLINTH.height];
  const room = (view.right - view.left) / count;
  const radius = Math.min((bottom - AROUND.below - top) / 2, room / 2 - AROUND.beside, MAX_RADIUS);
  const apart = Math.min(room, 2 * radius + 150);
  return {
    radius,
    y: bottom - AROUND.below - radius,
    xs: Array.from({ length: count }, (_, index) => middleOf(view) + (index - (count - 1) / 2) * apart),
  };
});

/** Where two sculptures can be pressed. */
export const pressAreas: ByView<readonly Area[]> = (view) => {
  const { radius, y, xs } = sculptures(view, 2);
  const half = Math.min(radius + REACH, (xs[1]! - xs[0]!) / 2 - AROUND.beside / 2);
  const plate = plateArea(view);
  const top = Math.max(y - radius - REACH, plate.y + plate.height + AIR);
  return xs.map((x) => ({ x: x - half, y: top, width: 2 * half, height: y + radius + REACH - top }));
};
