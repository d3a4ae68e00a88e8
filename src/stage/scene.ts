import type { Container } from 'pixi.js';

/** Whether a stage is wider than high; each shape has a layout of its own. */
export type Shape = 'landscape' | 'portrait';

/**
 * What can be seen of a scene, in design units. The frame (960 x 540, or 540 x 620 in portrait, from 0,0) is always
 * inside; a scene paints to the edges, so that no letterbox shows.
 */
export interface View {
  readonly shape: Shape;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** CSS pixels per design unit. */
  readonly scale: number;
  /** Where the choices lie, where that is not for the game to say: in the corners, for a class before its board. */
  readonly choices?: 'corners';
}

/**
 * What the stage asks of a game's picture. `layout` runs before the first `show` and when the stage changes its size,
 * `show` when the machine changes, `react` when something happens, before the change that it brings, `tick` every frame. Moments and lengths are milliseconds of game time.
 */
export interface Scene<Shown, Event = never> {
  readonly view: Container;
  layout(view: View): void;
  show(shown: Shown, nowMs: number): void;
  react?(event: Event, nowMs: number): void;
  tick(nowMs: number): void;
  /** True while nothing of it moves: what was drawn last stays. A scene without it is drawn in every frame. */
  isStill?(nowMs: number): boolean;
  /** When something of a still scene moves again by itself, in game time; Infinity where nothing does. */
  readonly movesNextMs?: number;
  /**
   * What large part of it stands as it is now, by a name of the game's own: the page shows it among its layers, which
   * costs nothing in a frame, by a variable. Null while the scene paints all of it. Asked after `tick`.
   */
  standing?(): string | null;
}

/** The frame that every scene keeps its play in, in design units. */
export const FRAME = {
  landscape: { width: 960, height: 540 },
  portrait: { width: 540, height: 620 },
} as const satisfies Record<Shape, { width: number; height: number }>;

/** A stage at least this much wider than high is laid out in landscape. */
const LANDSCAPE_FROM = 1.25;

/** A view, and where its frame lies on the stage. */
export interface Fit {
  readonly view: View;
  /** Where the frame's upper left corner lies, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** How a scene lies in a stage of this size in CSS pixels: the frame as large as it fits, in the middle. */
export function fitted(widthPx: number, heightPx: number, choices?: View['choices']): Fit {
  const shape: Shape = widthPx >= heightPx * LANDSCAPE_FROM ? 'landscape' : 'portrait';
  const { width, height } = FRAME[shape];
  const scale = Math.min(widthPx / width, heightPx / height);
  const [x, y] = [(widthPx - width * scale) / 2, (heightPx - height * scale) / 2];
  const [left, top] = [-x / scale, -y / scale];
  const view = { shape, left, top, right: width - left, bottom: height - top, scale };
  return { view: choices === undefined ? view : { ...view, choices }, x, y };
}

/** The same for an element of the page, which says by `data-choices`, itself or around it, where choices lie. */
export const fittedTo = (stage: HTMLElement): Fit =>
  fitted(
    stage.clientWidth,
    stage.clientHeight,
    stage.closest('[data-choices="corners"]') === null ? undefined : 'corners',
  );
