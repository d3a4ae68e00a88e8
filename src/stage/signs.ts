import type { Rectangle, Texture } from 'pixi.js';

/** What an equation is written with. Words stand in the DOM. */
export const SIGNS = '0123456789+−×÷=?%/:.,≠$¢ ';
/** How large the signs are drawn, in design units; a text scales them to its own size. */
export const SIGN_SIZE = 64;
/** A sign reaches this much beyond its advance, on each side. */
export const SIGN_PADDING = 4;

const FONT = `800 ${SIGN_SIZE}px "Nunito Variable", Nunito, sans-serif`;

/** A sign in the atlas, how far the next one stands from it, and how far its top is from the middle of the line. */
export interface Sign {
  readonly texture: Texture;
  readonly advance: number;
  readonly top: number;
}

/** A sign before it is drawn. */
interface MeasuredSign {
  readonly kind: 'sign';
  readonly name: string;
  readonly advance: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A context that writes as the scenes do. */
function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.font = FONT;
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#fff';
  return context;
}

/** Air above and below the signs, so that they are smooth at their edges. */
const AIR = 2;

/**
 * The strip of a line that signs stand in, in units: its height, how far its top is from the middle of the line, and how
 * far below its top they stand. A line of Nunito is twice as high as its figures, and empty pixels cost as much as full ones.
 */
function stripOf(context: CanvasRenderingContext2D) {
  const line = context.measureText(SIGNS);
  const above = Math.ceil(line.actualBoundingBoxAscent) + AIR;
  const below = Math.ceil(line.actualBoundingBoxDescent) + AIR;
  const baselineBelowMiddle = (line.fontBoundingBoxAscent - line.fontBoundingBoxDescent) / 2;
  return { height: above + below, top: baselineBelowMiddle - above, baseline: above } as const;
}

/** The signs with their sizes. The web font is loaded first, or the fallback would be drawn for good. */
export async function measuredSigns(): Promise<readonly MeasuredSign[]> {
  // A font that cannot be had is no reason not to play: the fallback has the same digits.
  await document.fonts.load(FONT, SIGNS).catch(() => []);
  const context = pen(document.createElement('canvas'));
  if (context === null) throw new Error('This browser cannot measure text.');
  const { height, top } = stripOf(context);
  return Array.from(SIGNS, (name) => {
    const advance = context.measureText(name).width;
    return { kind: 'sign', name, advance, top, width: Math.ceil(advance) + 2 * SIGN_PADDING, height };
  });
}

/** Draws the signs into a sheet, each into its frame in design units. */
export function drawSigns(
  canvas: HTMLCanvasElement,
  resolution: number,
  signs: readonly { readonly text: string; readonly frame: Rectangle }[],
): void {
  const context = pen(canvas);
  if (context === null) return;
  const { baseline } = stripOf(context);
  context.setTransform(resolution, 0, 0, resolution, 0, 0);
  for (const { text, frame } of signs) context.fillText(text, frame.x + SIGN_PADDING, frame.y + baseline);
}
