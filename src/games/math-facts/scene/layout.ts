/*
 * Positions on the coast road. The road is placed from the lower edge of the stage and the question from the
 * upper edge.
 */
import type { Area, LayoutOf } from '../../../stage/area';
import type { Shape, View } from '../../../stage/scene';

/** Heights above the lower edge of the view, in units. */
export const ABOVE_BOTTOM = {
  horizon: 272,
  boats: 240,
  bank: 142,
  /** Bottom edge of the milestone balloons. */
  balloons: 204,
  roadside: 116,
  roadTop: 112,
  line: 69,
  roadBottom: 26,
  /** The midpoint between the wheels, for the cart and the ghost. */
  cart: 78,
  ghost: 98,
  flowers: -18,
} as const;

/** The left end of the headland at the height of the boats. It depends only on the frame. */
export const HEADLAND_LEFT = { landscape: 760, portrait: 356 } as const satisfies Record<Shape, number>;

/** The distance that the cart drives for each point, in units. */
export const UNITS_PER_POINT = 8;

/** Position of the cart, as a fraction of the view's width. */
const CART_RATIO = 0.32;

export const cartPosition: LayoutOf<{ readonly x: number; readonly y: number }> = (view) => ({
  x: view.left + (view.right - view.left) * CART_RATIO,
  y: view.bottom - ABOVE_BOTTOM.cart,
});

/** The plate with the question, and its font size. On small stages it is as large as a child needs to read it. */
const PLATE = {
  landscape: { width: 600, height: 140, top: 24, letters: 88 },
  portrait: { width: 512, height: 124, top: 14, letters: 78 },
} as const satisfies Record<Shape, unknown>;
const MIN_LETTERS_PX = 42;
const MARGIN = 12;

/** Scale of the plate in this view, relative to its drawing. */
const plateScale = ({ shape, left, right, scale }: View): number => {
  const { width, letters } = PLATE[shape];
  return Math.min(Math.max(1, MIN_LETTERS_PX / scale / letters), (right - left - 2 * MARGIN) / width);
};

export const plateArea: LayoutOf<Area> = (view) => {
  const { width, height, top } = PLATE[view.shape];
  const scale = plateScale(view);
  return {
    x: (view.left + view.right - width * scale) / 2,
    y: view.top + top * Math.min(1, scale),
    width: width * scale,
    height: height * scale,
  };
};

export const questionFontSize = (view: View): number => PLATE[view.shape].letters * plateScale(view);

/** The area that shows the player's position in the race, on the near edge of the road. */
export const racePositionArea: LayoutOf<Area> = ({ right, bottom }) => ({
  x: right - 122,
  y: bottom - 66,
  width: 110,
  height: 54,
});

/** The area for messages: below the question, over the sky and the sea. */
export const messageArea: LayoutOf<Area> = (view) => {
  const plate = plateArea(view);
  const y = plate.y + plate.height + 16;
  return { x: view.left + MARGIN, y, width: view.right - view.left - 2 * MARGIN, height: view.bottom - y };
};
