/**
 * The state of a game's canvas.
 *
 * - `awaited`: it is loading, or its context has just been lost; the round waits with all its clocks.
 * - `drawn`: it is visible.
 * - `late`: the round has waited long enough and is played in the DOM; the canvas may still arrive.
 * - `ready`: it has arrived since, and will be shown when nobody is reading or answering: at the next question.
 * - `none`: this device cannot draw it, or drawing has failed.
 */
export type CanvasState = 'awaited' | 'drawn' | 'late' | 'ready' | 'none';

/**
 * What happens to a canvas. It `came`: everything needed to draw is ready, for the first time or again. It is `gone`:
 * it is being rebuilt, or its context is lost. The round `waitedLong` for it, or reached a `seam` between questions. It
 * is `broken` for good.
 */
export type CanvasEvent = 'came' | 'gone' | 'waitedLong' | 'seam' | 'broken';

const NEXT: Readonly<Record<CanvasState, Partial<Record<CanvasEvent, CanvasState>>>> = {
  awaited: { came: 'drawn', waitedLong: 'late', broken: 'none' },
  drawn: { gone: 'awaited', broken: 'none' },
  late: { came: 'ready', broken: 'none' },
  ready: { gone: 'late', seam: 'drawn', broken: 'none' },
  none: {},
};

/** The state after an event. Most events change nothing in most states. */
export const nextCanvasState = (picture: CanvasState, event: CanvasEvent): CanvasState =>
  NEXT[picture][event] ?? picture;

/** Whether a round is played on the canvas or still waits for it; if not, it is played in the DOM. */
export const isPlayedOnCanvas = (picture: CanvasState): boolean => picture === 'awaited' || picture === 'drawn';
