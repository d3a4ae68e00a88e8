import { checkSiteOnlineCached, loadOnce } from '../ui/load-part';
import type { GameDrawing } from './stage-session';

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
