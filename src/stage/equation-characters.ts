import type { Rectangle, Texture } from 'pixi.js';
import { settingsStore } from '../device/settings';
import { DECIMAL_SIGN, THOUSANDS_SEPARATOR } from '../locale/notation';
import { notationStore } from '../ui/notation';

/** The characters of equations. The DOM shows words. */
export const EQUATION_CHARACTERS = '0123456789+−×÷=?%/:.,≠$¢£€₹pc\u00A0 ';
/** Also those of the language and of the notation that the player has chosen, each once. */
const charactersNow = (): string =>
  [
    ...new Set(`${EQUATION_CHARACTERS}${DECIMAL_SIGN}${THOUSANDS_SEPARATOR}${notationStore.read()?.characters ?? ''}`),
  ].join('');
/** The size at which characters are drawn, in design units. An equation text scales them to its own size. */
export const CHARACTER_SIZE = 64;
/** A character extends this far beyond its advance on each side. */
export const CHARACTER_PADDING = 4;

/** The player's letters; the whole font has the signs of other currencies. A change builds the scenes again (StageSession). */
const FAMILIES = { site: '"Nunito Variable", Nunito', atkinson: '"Atkinson Hyperlegible"', andika: 'Andika' } as const;
const fontNow = (): string =>
  `800 ${CHARACTER_SIZE}px ${FAMILIES[settingsStore.read().letters]}, "Nunito Whole", sans-serif`;

/** A character in the atlas, its advance, and the distance of its top from the middle of the line. */
export interface AtlasCharacter {
  readonly texture: Texture;
  readonly advance: number;
  readonly top: number;
}

/** A character before it is drawn. */
interface MeasuredSign {
  readonly kind: 'sign';
  readonly name: string;
  readonly advance: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A canvas context with the scenes' font. */
function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.font = fontNow();
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#fff';
  return context;
}

/** Space above and below the characters that smooths their edges. */
const GAP = 2;

/**
 * The vertical strip that characters fill, in units: its height, the distance of its top from the middle of the line,
 * and the baseline below its top. A line of Nunito is twice as high as its digits, and empty pixels cost as much as
 * full ones.
 */
function lineStrip(context: CanvasRenderingContext2D) {
  const line = context.measureText(charactersNow());
  const above = Math.ceil(line.actualBoundingBoxAscent) + GAP;
  const below = Math.ceil(line.actualBoundingBoxDescent) + GAP;
  const baselineBelowMiddle = (line.fontBoundingBoxAscent - line.fontBoundingBoxDescent) / 2;
  return { height: above + below, top: baselineBelowMiddle - above, baseline: above } as const;
}

/** The measured characters. Waits for the web font, because otherwise the fallback font would be used permanently. */
export async function measureCharacters(): Promise<readonly MeasuredSign[]> {
  // A missing font should not stop a game. The fallback font has the same digits.
  await document.fonts.load(fontNow(), charactersNow()).catch(() => []);
  const context = pen(document.createElement('canvas'));
  if (context === null) throw new Error('This browser cannot measure text.');
  const { height, top } = lineStrip(context);
  return Array.from(charactersNow(), (name) => {
    const advance = context.measureText(name).width;
    return { kind: 'sign', name, advance, top, width: Math.ceil(advance) + 2 * CHARACTER_PADDING, height };
  });
}

/** Draws the characters into a sheet, each into its frame in design units. */
export function drawCharacters(
  canvas: HTMLCanvasElement,
  resolution: number,
  signs: readonly { readonly text: string; readonly frame: Rectangle }[],
): void {
  const context = pen(canvas);
  if (context === null) return;
  const { baseline } = lineStrip(context);
  context.setTransform(resolution, 0, 0, resolution, 0, 0);
  for (const { text, frame } of signs) context.fillText(text, frame.x + CHARACTER_PADDING, frame.y + baseline);
}
