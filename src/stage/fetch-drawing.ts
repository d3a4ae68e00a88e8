import type { Avatar } from '../../machines/core/hero';
import { lazyPart, siteAnswers } from '../device/offline/lazy-part';
import type { Canvas } from './Canvas';
import type { DrawnScene } from './drawn-scene';

/** Builds the scene of a game; a calm one moves less. This player's own hero is in it, if no other is given. */
export type SceneBuilder<Shown, Event = never> = (
  reducedMotion: boolean,
  pixelsPerUnit: number,
  hero?: Avatar,
) => Promise<DrawnScene<Shown, Event>>;

/** What draws a game: the canvas that all of them share, and what builds its own scene. */
export interface Drawing<Builder> {
  readonly Canvas: typeof Canvas;
  readonly buildScene: Builder;
}

/** What draws games has arrived, and cannot draw in this browser. */
export class NoDrawing extends Error {}

/**
 * What fetches the drawing of a game, apart from its page: most of its script is Pixi, and a menu needs nothing of that.
 * Canvas and scene come together, since a renderer knows only those kinds of things that were there when it was set up.
 * The call throws where they do not arrive, or where this browser does not draw; the next one tries again.
 */
export const drawingOf = <Builder>(fetchBuilder: () => Promise<Builder>): (() => Promise<Drawing<Builder>>) =>
  lazyPart(async () => {
    const [{ Canvas, isDrawable }, buildScene] = await Promise.all([import('./Canvas'), fetchBuilder()]);
    if (!isDrawable()) throw new NoDrawing('This browser draws no scenes.');
    return { Canvas, buildScene };
  }, siteAnswers);
