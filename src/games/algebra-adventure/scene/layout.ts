/*
 * Positions in the workshop. The balance is placed from the lower edge of the stage and the question from the
 * upper edge.
 */
import type { Area, ViewLayout } from '../../../stage/area';
import { FRAME, type Shape, type View } from '../../../stage/scene';

/** Dimensions of the balance, in units. */
export interface BalanceSize {
  /** From the pivot to each end of the beam. */
  readonly arm: number;
  /** From the end of the beam down to the rim of its pan. */
  readonly drop: number;
  readonly halfPan: number;
  /** The space for things on the pan, above the rim. */
  readonly room: { readonly width: number; readonly height: number };
  /** Heights above the lower edge of the stage: the pivot, and the top of the bench. */
  readonly pivot: number;
  readonly bench: number;
}

/** Sizes on the smallest stage of each shape. The drawings have these sizes. */
export const BALANCE = {
  landscape: { arm: 214, drop: 200, halfPan: 140, room: { width: 262, height: 158 }, pivot: 344, bench: 64 },
  portrait: { arm: 133, drop: 252, halfPan: 124, room: { width: 236, height: 212 }, pivot: 384, bench: 68 },
} as const satisfies Record<Shape, BalanceSize>;

/** The share of a stage's spare height by which the balance grows, and the maximum in units. */
const GROWS = { ratio: 0.5, max: 110 } as const;

/** On a stage that is higher than its frame, the beam hangs higher to leave more room on the pans. */
export const balanceSize: ViewLayout<BalanceSize> = ({ shape, top, bottom }) => {
  const size = BALANCE[shape];
  const more = Math.min(GROWS.max, GROWS.ratio * Math.max(0, bottom - top - FRAME[shape].height));
  return {
    ...size,
    drop: size.drop + more,
    pivot: size.pivot + more,
    room: { width: size.room.width, height: size.room.height + more },
  };
};

const middleOf = ({ left, right }: View): number => (left + right) / 2;

export const getPivot: ViewLayout<{ readonly x: number; readonly y: number }> = (view) => ({
  x: middleOf(view),
  y: view.bottom - balanceSize(view).pivot,
});

/** The plate is as wide as its drawing. On small stages it is only as wide as the question needs. */
const PLATE = {
  landscape: { width: 536, height: 116, top: 14 },
  portrait: { width: 512, height: 150, top: 12 },
} as const satisfies Record<Shape, { width: number; height: number; top: number }>;
const MIN_PLATE_PX = 316;
const MARGIN = 12;
/** On phones, the share of the spare height that is left above the plate for the hero to look over it. */
const HERO_ABOVE = { ratio: 0.35, max: 90 } as const;

export const plateArea: ViewLayout<Area> = (view) => {
  const { width, height, top } = PLATE[view.shape];
  const wide = Math.min(Math.max(width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);
  const spare = Math.max(0, view.bottom - view.top - FRAME[view.shape].height);
  const above = view.shape === 'portrait' ? Math.min(HERO_ABOVE.max, spare * HERO_ABOVE.ratio) : 0;
  return { x: middleOf(view) - wide / 2, y: view.top + top + above, width: wide, height };
};
