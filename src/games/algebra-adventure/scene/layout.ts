/* Where things stand in the workshop. The balance keeps to the lower edge of the stage, the question to the upper one. */
import type { Area, ByView } from '../../../stage/area';
import { FRAME, type Shape, type View } from '../../../stage/scene';

/** The measures of the balance, in units. */
export interface BalanceSize {
  /** From the pivot to each end of the beam. */
  readonly arm: number;
  /** From the beam's end down to the rim of its pan. */
  readonly drop: number;
  readonly halfPan: number;
  /** What a load may take up: as wide and as high, above the rim. */
  readonly room: { readonly width: number; readonly height: number };
  /** How far above the lower edge the pivot lies, and the upper edge of the bench. */
  readonly pivot: number;
  readonly bench: number;
}

/** The balance on the smallest stage of each shape, as it is drawn. */
export const BALANCE = {
  landscape: { arm: 214, drop: 200, halfPan: 140, room: { width: 262, height: 158 }, pivot: 344, bench: 64 },
  portrait: { arm: 133, drop: 252, halfPan: 124, room: { width: 236, height: 212 }, pivot: 384, bench: 68 },
} as const satisfies Record<Shape, BalanceSize>;

/** How much of the height that a stage has beyond its frame goes to the balance, and the most of it, in units. */
const GROWS = { ratio: 0.5, max: 110 } as const;

/** The balance on a stage: where that is higher than its frame, the beam hangs higher, and more can stand on the pans. */
export const balanceSize: ByView<BalanceSize> = ({ shape, top, bottom }) => {
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

/** The pivot of the beam. */
export const pivotOf: ByView<{ readonly x: number; readonly y: number }> = (view) => ({
  x: middleOf(view),
  y: view.bottom - balanceSize(view).pivot,
});

/** The plate with the question: as wide as the drawing has it, and where the stage is small as wide as figures need it. */
const PLATE = {
  landscape: { width: 536, height: 116, top: 14 },
  portrait: { width: 512, height: 150, top: 12 },
} as const satisfies Record<Shape, { width: number; height: number; top: number }>;
const MIN_PLATE_PX = 316;
const MARGIN = 12;
/** How much of the spare height is left above the plate of a phone: there the hero looks over it. */
const HERO_ABOVE = { ratio: 0.35, max: 90 } as const;

/** Where the question stands. */
export const plateArea: ByView<Area> = (view) => {
  const { width, height, top } = PLATE[view.shape];
  const wide = Math.min(Math.max(width, MIN_PLATE_PX / view.scale), view.right - view.left - 2 * MARGIN);
  const spare = Math.max(0, view.bottom - view.top - FRAME[view.shape].height);
  const above = view.shape === 'portrait' ? Math.min(HERO_ABOVE.max, spare * HERO_ABOVE.ratio) : 0;
  return { x: middleOf(view) - wide / 2, y: view.top + top + above, width: wide, height };
};
