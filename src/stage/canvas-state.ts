/**
 * How the picture of a game stands.
 *
 * - `awaited`: it is on its way, or its graphics were lost just now; the round waits for it, with every clock of it.
 * - `drawn`: it is seen.
 * - `late`: the round has waited long enough and is played in the page; the picture is still to come.
 * - `ready`: it has come meanwhile, and is taken in where nobody is reading or answering: at the next question.
 * - `none`: this device draws none, or what draws it is broken.
 */
export type CanvasState = 'awaited' | 'drawn' | 'late' | 'ready' | 'none';

/**
 * What becomes of a picture. It `came`: all is there to draw it, for the first time or again. It is `gone`: it is being
 * built anew, or the graphics are lost. The round `waitedLong` for it, or came to a `seam`. It is `broken` for good.
 */
export type CanvasEvent = 'came' | 'gone' | 'waitedLong' | 'seam' | 'broken';

const NEXT: Readonly<Record<CanvasState, Partial<Record<CanvasEvent, CanvasState>>>> = {
  awaited: { came: 'drawn', waitedLong: 'late', broken: 'none' },
  drawn: { gone: 'awaited', broken: 'none' },
  late: { came: 'ready', broken: 'none' },
  ready: { gone: 'late', seam: 'drawn', broken: 'none' },
  none: {},
};

/** How a picture stands after an event; most events mean nothing in most states. */
export const canvasAfter = (picture: CanvasState, event: CanvasEvent): CanvasState => NEXT[picture][event] ?? picture;

/** Whether a round is played on its picture, or still waits for it; else it is played in the page. */
export const isOnCanvas = (picture: CanvasState): boolean => picture === 'awaited' || picture === 'drawn';
