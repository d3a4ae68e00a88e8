import type { Fit, Shape, View } from './scene';

/** A part of the scenery that never moves, behind everything the scene animates. */
export interface Layer {
  /** The URL of its image. */
  readonly picture: string;
  /** In design units: x from the left edge of the frame, y from the edge of the view that `edge` names. */
  readonly area: readonly [x: number, y: number, width: number, height: number];
  readonly edge: 'top' | 'bottom';
  /** How far the layer drifts to either side, in units. Without it, the layer does not move. */
  readonly drift?: number;
  /** The layer is visible only while the scene or the page sets this name. Without it, the layer is always visible. */
  readonly visibleWhen?: string;
  /** Covers whatever passes through the scene. All layers after it do so too. */
  readonly isFront?: boolean;
  /** Fades in and out over `--fade-ms` instead of switching. */
  readonly fades?: boolean;
}

/** The CSS variable that shows the layers of that name. */
export const layerVisibilityVariable = (name: string): `--standing-${string}` => `--standing-${name}`;

/** The layers for a stage shape and its visible view, farthest first. */
export type Backdrop = (shape: Shape, view: View) => readonly Layer[];

/** The position of a layer on the stage, in CSS pixels. */
export function getLayerBox({ area: [x, y, width, height], edge }: Layer, { view, x: frameX, y: frameY }: Fit) {
  return {
    left: frameX + x * view.scale,
    top: frameY + (view[edge] + y) * view.scale,
    width: width * view.scale,
    height: height * view.scale,
  };
}
