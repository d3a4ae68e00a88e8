import type { Container } from 'pixi.js';

/** Whether a stage is wider than it is high; each shape has its own layout. */
export type Shape = 'landscape' | 'portrait';

/**
 * The visible part of a scene, in design units. The frame (960 x 540, or 540 x 620 in portrait, from 0,0) is always
 * inside. A scene paints to the edges, so there is no letterbox.
 */
export interface View {
  readonly shape: Shape;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** CSS pixels per design unit. */
  readonly scale: number;
  /** Where the choices are, if not where the game puts them: in the corners, for a class in front of a board. */
  readonly choices?: 'corners';
}

/**
 * The interface that the stage needs from a game's scene. `layout` is called before the first `show` and whenever the
 * stage is resized, `show` when the machine changes, `react` for each event, before the change that it causes, and
 * `tick` in every frame. Times are milliseconds of game time.
 */
export interface Scene<Shown, Event = never> {
  readonly view: Container;
  layout(view: View): void;
  show(shown: Shown, nowMs: number): void;
  react?(event: Event, nowMs: number): void;
  tick(nowMs: number): void;
  /** True while nothing moves, so that the last frame can stay. A scene without this method is drawn in every frame. */
  isStill?(nowMs: number): boolean;
  /** Where the hero throws confetti from, in design units; null while there is no hero. */
  readonly hands?: { readonly x: number; readonly y: number } | null;
  /** When a still scene next moves by itself, in game time; Infinity for never. */
  readonly movesNextMs?: number;
  /**
   * Names the large part of the scene that is not moving now. The page shows it as a backdrop layer, which does not
   * cost anything per frame. Null while the scene paints everything itself. Read after `tick`.
   */
  visibleLayerName?(): string | null;
}

/** The frame that contains the action of every scene, in design units. */
export const FRAME = {
  landscape: { width: 960, height: 540 },
  portrait: { width: 540, height: 620 },
} as const satisfies Record<Shape, { width: number; height: number }>;

/** A stage is landscape if its width is at least this many times its height. */
const LANDSCAPE_FROM = 1.25;

/** A view, and the position of its frame on the stage. */
export interface Fit {
  readonly view: View;
  /** The frame's top left corner, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** Fits a scene into a stage of this size in CSS pixels: the frame as large as possible, centred. */
export function fitScene(widthPx: number, heightPx: number, choices?: View['choices']): Fit {
  const shape: Shape = widthPx >= heightPx * LANDSCAPE_FROM ? 'landscape' : 'portrait';
  const { width, height } = FRAME[shape];
  const scale = Math.min(widthPx / width, heightPx / height);
  const [x, y] = [(widthPx - width * scale) / 2, (heightPx - height * scale) / 2];
  const [left, top] = [-x / scale, -y / scale];
  const view = { shape, left, top, right: width - left, bottom: height - top, scale };
  return { view: choices === undefined ? view : { ...view, choices }, x, y };
}

/** Fits a scene into an element. `data-choices` on it or an ancestor sets where the choices are. */
export const fitSceneToElement = (stage: HTMLElement): Fit =>
  fitScene(
    stage.clientWidth,
    stage.clientHeight,
    stage.closest('[data-choices="corners"]') === null ? undefined : 'corners',
  );
