import type { Fit, Shape, View } from './scene';

/** A still part of a place, behind all that its scene moves. */
export interface Layer {
  /** The address of its picture. */
  readonly picture: string;
  /** In design units: x from the left edge of the frame, y from the edge of the view that the layer keeps to. */
  readonly area: readonly [x: number, y: number, width: number, height: number];
  readonly edge: 'top' | 'bottom';
  /** How far the layer drifts to either side, in units: it stands still, where nothing is said. */
  readonly drift?: number;
  /** It is seen only while this stands there, as the scene or the page names it; always, where nothing is said. */
  readonly stands?: string;
  /** It comes and goes in `--fade-ms`, and not at once. */
  readonly fades?: boolean;
}

/** The variable that says of a part of the place by that name that it stands there now. */
export const standingVariable = (name: string): `--standing-${string}` => `--standing-${name}`;

/** The layers of a place for a shape of the stage, or for all that is seen of it, the farthest first. */
export type Backdrop = (shape: Shape, view: View) => readonly Layer[];

/** Where a layer lies on the stage, in CSS pixels. */
export function layerBox({ area: [x, y, width, height], edge }: Layer, { view, x: frameX, y: frameY }: Fit) {
  return {
    left: frameX + x * view.scale,
    top: frameY + (view[edge] + y) * view.scale,
    width: width * view.scale,
    height: height * view.scale,
  };
}
