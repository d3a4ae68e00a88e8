/**
 * The state of a game's canvas.
 *
 * - `awaited`: it is loading, or its context has just been lost; the round waits and its clocks are stopped.
 * - `drawn`: it is visible.
 * - `late`: the round has waited long enough and is played in the DOM; the canvas may still arrive.
 * - `ready`: it has arrived since, and will be shown at the next question, so that it does not interrupt reading or
 *   answering.
 * - `none`: this device cannot draw it, or drawing has failed.
 */
export type CanvasState = 'awaited' | 'drawn' | 'late' | 'ready' | 'none';

/**
 * Events of a canvas. `came`: everything needed to draw is ready, for the first time or again. `gone`: the canvas is
 * being rebuilt, or its context is lost. `waitedLong`: the round has waited too long for it. `seam`: the round is
 * between two questions. `broken`: it has failed for good.
 */
export type CanvasEvent = 'came' | 'gone' | 'waitedLong' | 'seam' | 'broken';

const NEXT: Readonly<Record<CanvasState, Partial<Record<CanvasEvent, CanvasState>>>> = {
  awaited: { came: 'drawn', waitedLong: 'late', broken: 'none' },
  drawn: { gone: 'awaited', broken: 'none' },
  late: { came: 'ready', broken: 'none' },
  ready: { gone: 'late', seam: 'drawn', broken: 'none' },
  none: {},
};

/** The state after an event. Most events have no effect in most states. */
export const nextCanvasState = (picture: CanvasState, event: CanvasEvent): CanvasState =>
  NEXT[picture][event] ?? picture;

/** Whether a round is played on the canvas or still waits for it. If not, it is played in the DOM. */
export const isPlayedOnCanvas = (picture: CanvasState): boolean => picture === 'awaited' || picture === 'drawn';
