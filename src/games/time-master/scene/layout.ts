/* The layout of the clock tower, in design units of the frame. */
import type { Area, ViewLayout } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { Shape, View } from '../../../stage/scene';

/** A clock: its centre, and the radius of its face. */
export interface ClockPosition {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The time line from start to end, the maximum height of an arc, and the distance of the durations above it. */
export interface LinePosition {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly arc: number;
}

/** A shape of the stage, or "small" if there is no room for the tower, so that question and panel fill the stage. */
export type StageForm = Shape | 'small';

/** Below this many CSS pixels per unit, text next to the tower would overlap. */
const SMALL_BELOW = 0.5;

export const getStageForm = ({ shape, scale }: View): StageForm =>
  shape === 'landscape' && scale < SMALL_BELOW ? 'small' : shape;

export interface TimeMasterLayout {
  readonly plate: Area;
  readonly panel: Area;
  /** The answer on the panel, once it is known. */
  readonly chip: Area;
  /** The clock or the calendar; null if there is no room for it. */
  readonly clock: ClockPosition | null;
  readonly tower: ClockPosition;
  /** The clock that is read. If there is little room, it is on the panel. */
  readonly reading: ClockPosition;
  /** What the hands of that clock show. */
  readonly hands: readonly [hour: Area, minute: Area];
  readonly pair: readonly [ClockPosition, ClockPosition];
  /** The times of the two clocks, which are below the clocks. */
  readonly pairLabels: readonly [Area, Area];
  readonly line: LinePosition;
  /** The area for the rows of small clocks or days, and the size of each one. */
  readonly amounts: Area & { readonly size: number };
  readonly week: { readonly area: Area; readonly head: number; readonly gap: number; readonly rowHeight: number };
}

const CLOCKS = {
  landscape: { x: 250, y: 248, radius: 146 },
  portrait: { x: 270, y: 268, radius: 108 },
} as const satisfies Record<Shape, ClockPosition>;

const LAYOUTS: Readonly<Record<StageForm, TimeMasterLayout>> = {
  landscape: {
    plate: { x: 458, y: 24, width: 490, height: 128 },
    panel: { x: 458, y: 174, width: 490, height: 262 },
    chip: { x: 513, y: 190, width: 380, height: 54 },
    clock: CLOCKS.landscape,
    tower: CLOCKS.landscape,
    reading: CLOCKS.landscape,
    hands: [
      { x: 478, y: 278, width: 450, height: 56 },
      { x: 478, y: 350, width: 450, height: 56 },
    ],
    pair: [
      { x: 250, y: 240, radius: 136 },
      { x: 703, y: 316, radius: 136 },
    ],
    pairLabels: [
      { x: 100, y: 468, width: 300, height: 66 },
      { x: 553, y: 468, width: 300, height: 66 },
    ],
    line: { left: 508, right: 898, y: 352, arc: 58 },
    amounts: { x: 472, y: 252, width: 462, height: 176, size: 1 },
    week: { area: { x: 476, y: 252, width: 454, height: 176 }, head: 24, gap: 6, rowHeight: 45 },
  },
  portrait: {
    plate: { x: 12, y: 10, width: 516, height: 122 },
    panel: { x: 12, y: 400, width: 516, height: 212 },
    chip: { x: 80, y: 408, width: 380, height: 46 },
    clock: CLOCKS.portrait,
    tower: CLOCKS.portrait,
    reading: CLOCKS.portrait,
    hands: [
      { x: 30, y: 478, width: 480, height: 48 },
      { x: 30, y: 542, width: 480, height: 48 },
    ],
    pair: [
      { x: 140, y: 280, radius: 102 },
      { x: 400, y: 280, radius: 102 },
    ],
    pairLabels: [
      { x: 16, y: 440, width: 248, height: 96 },
      { x: 276, y: 440, width: 248, height: 96 },
    ],
    line: { left: 66, right: 474, y: 538, arc: 44 },
    amounts: { x: 26, y: 458, width: 488, height: 148, size: 1 },
    week: { area: { x: 26, y: 456, width: 488, height: 150 }, head: 24, gap: 4, rowHeight: 40 },
  },
  small: {
    plate: { x: 20, y: 6, width: 920, height: 184 },
    panel: { x: 20, y: 200, width: 920, height: 334 },
    chip: { x: 60, y: 212, width: 840, height: 64 },
    clock: null,
    tower: { x: 480, y: 330, radius: 146 },
    reading: { x: 196, y: 412, radius: 106 },
    hands: [
      { x: 350, y: 316, width: 560, height: 76 },
      { x: 350, y: 420, width: 560, height: 76 },
    ],
    pair: [
      { x: 250, y: 322, radius: 104 },
      { x: 710, y: 322, radius: 104 },
    ],
    pairLabels: [
      { x: 20, y: 450, width: 452, height: 84 },
      { x: 488, y: 450, width: 452, height: 84 },
    ],
    line: { left: 100, right: 860, y: 424, arc: 64 },
    amounts: { x: 40, y: 288, width: 880, height: 240, size: 1.5 },
    week: { area: { x: 30, y: 286, width: 900, height: 244 }, head: 44, gap: 6, rowHeight: 62 },
  },
};

export const timeMasterLayout: ViewLayout<TimeMasterLayout> = (view) => LAYOUTS[getStageForm(view)];

/** The area of the question. If there is little room, it takes up all the space above the panel. */
export const plateArea: ViewLayout<Area> = (view) => {
  const { plate } = timeMasterLayout(view);
  return getStageForm(view) === 'small' ? { ...plate, y: plate.y + view.top, height: plate.height - view.top } : plate;
};

const COLUMNS = 7;

/** The area of a day on the strip. Its row is its week, counted from the first visible week. */
export function dayArea(view: View, row: number, column: number): Area {
  const { area, head, gap, rowHeight } = timeMasterLayout(view).week;
  const width = (area.width - (COLUMNS - 1) * gap) / COLUMNS;
  return { x: area.x + column * (width + gap), y: area.y + head + row * (rowHeight + gap), width, height: rowHeight };
}

/** The centres of this many small clocks or days, in one row or two. */
export const amountAreas = memoisePerView((view: View, count: number) => {
  const { x, y, width, height } = timeMasterLayout(view).amounts;
  const rows = count > 6 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => ({
    x: x + (width * ((index % columns) + 0.5)) / columns,
    y: y + (height * (Math.floor(index / columns) + 0.5)) / rows,
  }));
});
