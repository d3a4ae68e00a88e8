/* Where things stand on the coast road. The road keeps to the lower edge of the stage, the question to the upper one. */
import type { Area, ByView } from '../../../stage/area';
import type { Shape, View } from '../../../stage/scene';

/** How far above the lower edge of the view things stand, in units. */
export const ABOVE_BOTTOM = {
  horizon: 272,
  boats: 240,
  bank: 142,
  /** The lower end of the balloons that carry the milestones. */
  balloons: 204,
  /** Where grass has its foot. */
  roadside: 116,
  roadTop: 112,
  line: 69,
  roadBottom: 26,
  /** The middle of the cart and of the ghost, between their wheels. */
  cart: 78,
  ghost: 98,
  flowers: -18,
} as const;

/** Where the headland reaches into the sea, at the height of the boats; it stands where the frame has it. */
export const HEADLAND_LEFT = { landscape: 760, portrait: 356 } as const satisfies Record<Shape, number>;

/** How far a point drives, in units. */
export const UNITS_A_POINT = 8;

/** The cart stands at a third of the width. */
const CART_SHARE = 0.32;

/** The middle of the cart. */
export const cartPosition: ByView<{ readonly x: number; readonly y: number }> = (view) => ({
  x: view.left + (view.right - view.left) * CART_SHARE,
  y: view.bottom - ABOVE_BOTTOM.cart,
});

/** The plate with the question, and the size of its letters; where the stage is small, as large as a child can read. */
const PLATE = {
  landscape: { width: 600, height: 140, top: 24, letters: 88 },
  portrait: { width: 512, height: 124, top: 14, letters: 78 },
} as const satisfies Record<Shape, unknown>;
const MIN_LETTERS_PX = 42;
const MARGIN = 12;

/** How much larger than drawn the plate is on this view. */
const plateScale = ({ shape, left, right, scale }: View): number => {
  const { width, letters } = PLATE[shape];
  return Math.min(Math.max(1, MIN_LETTERS_PX / scale / letters), (right - left - 2 * MARGIN) / width);
};

/** Where the question stands. */
export const plateArea: ByView<Area> = (view) => {
  const { width, height, top } = PLATE[view.shape];
  const scale = plateScale(view);
  return {
    x: (view.left + view.right - width * scale) / 2,
    y: view.top + top * Math.min(1, scale),
    width: width * scale,
    height: height * scale,
  };
};

/** The size of the letters of the question, in units. */
export const letterSize = (view: View): number => PLATE[view.shape].letters * plateScale(view);

/** Where the place in the race is told: at the near edge of the road. */
export const positionArea: ByView<Area> = ({ right, bottom }) => ({
  x: right - 122,
  y: bottom - 66,
  width: 110,
  height: 54,
});

/** Where a message stands: below the question, over sky and sea. */
export const messageArea: ByView<Area> = (view) => {
  const plate = plateArea(view);
  const y = plate.y + plate.height + 16;
  return { x: view.left + MARGIN, y, width: view.right - view.left - 2 * MARGIN, height: view.bottom - y };
};
