/* The mats and amounts on the counter, and the free areas on the mats. */
import type { Area } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import type { Point } from './counted-layout';

/** An amount written on the counter, at this centre. */
export interface AmountLabel extends Point {
  readonly cents: number;
  /** The colour of its pill; null without a pill. */
  readonly tint: number | null;
}

/** Font sizes of the amounts: as drawn, and on small stages large enough to read. */
export function getTextSizes({ scale }: View) {
  const [pill, total] = [Math.max(38, 22 / scale), Math.max(26, 18 / scale)];
  return {
    pill: { width: pill * 2.7, height: pill, font: pill * 0.68 },
    total: { width: total * 2.35, height: total * 1.15, font: total * 0.85 },
  };
}
export type TextSizes = ReturnType<typeof getTextSizes>;

/** The gap between a mat and the pieces on it. */
const PADDING = 10;

/** The mat of an area. A pill overlaps the mat's lower edge by half its height. */
export const matOn = (field: Area, { pill }: TextSizes): Area => ({ ...field, height: field.height - pill.height / 2 });

export const freeOn = (field: Area, { pill }: TextSizes): Area => ({
  x: field.x + PADDING,
  y: field.y + PADDING,
  width: field.width - 2 * PADDING,
  height: field.height - 2 * PADDING - pill.height,
});

export const labelBelow = ({ x, y, width, height }: Area, cents: number, tint: number): AmountLabel => ({
  x: x + width / 2,
  y: y + height,
  cents,
  tint,
});
