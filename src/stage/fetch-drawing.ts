import type { Avatar } from '../../machines/core/hero';
import { checkSiteOnlineCached, loadOnce } from '../ui/load-part';
import type { Canvas } from './Canvas';
import type { DrawnScene } from './drawn-scene';

/** Builds a game's scene, which moves less with reduced motion. Without a given hero, it shows the player's own. */
export type SceneBuilder<Shown, Event = never> = (
  reducedMotion: boolean,
  pixelsPerUnit: number,
  hero?: Avatar,
) => Promise<DrawnScene<Shown, Event>>;

/** The code that draws a game: the canvas shared by all games and the builder of its scene. */
export interface GameDrawing<Builder> {
  readonly Canvas: typeof Canvas;
  readonly buildScene: Builder;
}

/** Thrown if the drawing code has loaded but this browser cannot draw. */
export class CannotDrawError extends Error {}

/**
 * Returns a function that loads a game's drawing code separately from its page, because most of it is Pixi, which a
 * menu does not need. Canvas and scene load together, because a renderer only supports the kinds of objects that were
 * imported when it was created. The call throws if they do not load or this browser cannot draw; calling it again
 * retries.
 */
export const drawingLoader = <Builder>(fetchBuilder: () => Promise<Builder>): (() => Promise<GameDrawing<Builder>>) =>
  loadOnce(async () => {
    const [{ Canvas, isWebGLAvailable }, buildScene] = await Promise.all([import('./Canvas'), fetchBuilder()]);
    if (!isWebGLAvailable()) throw new CannotDrawError('This browser cannot draw scenes.');
    return { Canvas, buildScene };
  }, checkSiteOnlineCached);
