/*
 * The layout of the stall: the plate with the question at the top, and below it the counter, with room for one
 * heap, for two side by side, and for pieces that are counted out.
 */
import type { Area, ViewLayout } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import type { Shape, View } from '../../../stage/scene';

/** Size of the plate: as drawn, and on small stages at least as large as the text needs. */
const PLATE = {
  landscape: { top: 72, width: 604, height: 148, minPx: 104 },
  // The hero looks over the plate.
  portrait: { top: 86, width: 512, height: 170, minPx: 124 },
} as const satisfies Record<Shape, { top: number; width: number; height: number; minPx: number }>;
/** On a stage lower than this, in CSS pixels, the plate and margins shrink to leave room for the money. */
const LOW_BELOW_PX = 320;
/**
 * The same applies on a phone in landscape, where the stage is next to the answers: a question in the usual size
 * would take up three lines.
 */
const BESIDE_ANSWERS_PX = { width: 620, height: 380 } as const;
const LOW_PLATE_PX = 84;
const MIN_PLATE_PX = 340;
/** On a low stage the plate moves up over the awning, but stays this far below the edge. */
const MIN_TOP = 8;
const MARGIN = 12;

/** The edge of the counter, and the area for money on it. */
const COUNTER = {
  usual: { belowPlate: 8, edge: 22, aside: 22, above: 12, below: 16 },
  low: { belowPlate: 6, edge: 10, aside: 10, above: 6, below: 6 },
} as const;
const GAP = 18;

const middleOf = ({ left, right }: View): number => (left + right) / 2;

/** Whether a stage has its usual height or has to save height. */
export const getHeightClass = ({ shape, left, right, top, bottom, scale }: View): keyof typeof COUNTER => {
  const [widthPx, heightPx] = [(right - left) * scale, (bottom - top) * scale];
  const isBesideAnswers =
    shape === 'landscape' && widthPx < BESIDE_ANSWERS_PX.width && heightPx < BESIDE_ANSWERS_PX.height;
  return heightPx < LOW_BELOW_PX || isBesideAnswers ? 'low' : 'usual';
};

export const plateArea: ViewLayout<Area> = (view) => {
  const { top, width, height, minPx } = PLATE[view.shape];
  if (getHeightClass(view) === 'low') {
    const wide = view.right - view.left - 2 * MARGIN;
    return { x: middleOf(view) - wide / 2, y: view.top + MIN_TOP, width: wide, height: LOW_PLATE_PX / view.scale };
  }
  const wide = Math.min(Math.max(width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);
  const high = Math.max(height, minPx / view.scale);
  const up = Math.max(MIN_TOP, top - (high - height));
  return { x: middleOf(view) - wide / 2, y: view.top + up, width: wide, height: high };
};

/** The y coordinate at which the counter begins. */
export const counterTop = (view: View): number => {
  const { y, height } = plateArea(view);
  return y + height + COUNTER[getHeightClass(view)].belowPlate;
};

/** Maximum width of the area for money. Pieces that are far apart are hard to count. */
const MAX_WIDTH = 1300;

export const counterArea = (view: View): Area => wholeCounter(view, 0);
const wholeCounter = memoisePerView((view): Area => {
  const { edge, above, aside, below } = COUNTER[getHeightClass(view)];
  const top = counterTop(view) + edge + above;
  const width = Math.min(MAX_WIDTH, view.right - view.left - 2 * aside);
  return { x: middleOf(view) - width / 2, y: top, width, height: view.bottom - below - top };
});

/** Splits an area from left to right or from top to bottom by these ratios, with a gap between the parts. */
function split(area: Area, ratios: readonly number[], direction: 'across' | 'down'): readonly Area[] {
  const isAcross = direction === 'across';
  const length = (isAcross ? area.width : area.height) - GAP * (ratios.length - 1);
  let at = isAcross ? area.x : area.y;
  return ratios.map((ratio) => {
    const part = length * ratio;
    const own = isAcross ? { ...area, x: at, width: part } : { ...area, y: at, height: part };
    at += part + GAP;
    return own;
  });
}

/** The areas for the heaps of a question, and for pieces that are counted out (null if there are none). */
export interface CounterFields {
  readonly heaps: readonly Area[];
  readonly counted: Area | null;
}

export const oneField = (view: View): CounterFields => ({ heaps: [counterArea(view)], counted: null });

export const twoFields = (view: View): CounterFields => ({
  heaps: split(counterArea(view), [0.5, 0.5], 'across'),
  counted: null,
});

/** Share of the counter that the payment takes up, before and after the change is counted out. */
const PAID = {
  landscape: { open: 0.6, answered: 0.38 },
  portrait: { open: 0.64, answered: 0.52 },
} as const satisfies Record<Shape, unknown>;

/** An area for the payment, with one next to or below it for the change. */
export function changeFields(view: View, state: keyof typeof PAID.portrait): CounterFields {
  const ratio = PAID[view.shape][state];
  const direction = view.shape === 'landscape' ? 'across' : 'down';
  const [paid, counted] = split(counterArea(view), [ratio, 1 - ratio], direction);
  return { heaps: paid === undefined ? [] : [paid], counted: counted ?? null };
}

/** Share of the height that two heaps take up while loose, and after they are grouped. */
const HEAPS = { usual: { open: 0.74, answered: 0.58 }, low: { open: 0.82, answered: 0.6 } } as const;

/** Two heaps, with an area next to or below them for the difference. */
export function compareFields(view: View, state: keyof (typeof HEAPS)['usual']): CounterFields {
  const area = counterArea(view);
  if (view.shape === 'landscape') {
    const [one, other, counted] = split(area, [0.31, 0.31, 0.38], 'across');
    return { heaps: [one, other].filter((heap) => heap !== undefined), counted: counted ?? null };
  }
  const ratio = HEAPS[getHeightClass(view)][state];
  const [heaps, counted] = split(area, [ratio, 1 - ratio], 'down');
  return { heaps: heaps === undefined ? [] : split(heaps, [0.5, 0.5], 'across'), counted: counted ?? null };
}
