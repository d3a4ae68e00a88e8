import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { croppedDrawing, svgDocument, svgUrl } from './drawing';
import { type AtlasCharacter, drawCharacters, measureCharacters } from './equation-characters';
import { waitForNextTask } from './next-task';

/** SVG markup and its bounds: x, y, width and height in design units. */
export interface Drawing {
  readonly inner: string;
  readonly area: readonly [x: number, y: number, width: number, height: number];
}

type Drawings = Readonly<Record<string, Drawing>>;

/** Textures by name, all cut from one sheet. One unit of a texture is one design unit. */
export interface Atlas {
  /** Throws an Error for an unknown name. */
  texture(name: string): Texture;
  /** A character used in equations; throws an Error for any other. */
  character(text: string): AtlasCharacter;
  destroy(): void;
}

/** Space around each drawing, in design units, so that neighbours never bleed in. */
const GAP = 2;
const SHEET_WIDTH = 1024;
/** The longest side of a sheet that every WebGL device supports, in pixels. */
const MAX_SIDE = 4096;
/**
 * Maximum pixels of a scene's sheets. Together with the canvas (quality.ts) they take less than 64 MB on any screen.
 */
const MAX_PIXELS = { scene: 9_500_000, small: 1_200_000 } as const;

/** A position on the sheet, in design units. */
interface Slot<Thing> {
  readonly thing: Thing;
  readonly frame: Rectangle;
}

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Packs things in rows, tallest first: good enough for a few dozen, and fast. */
function arranged<Thing extends Sized>(things: readonly Thing[]) {
  const slots: Slot<Thing>[] = [];
  let [x, y, rowHeight] = [GAP, GAP, 0];
  for (const thing of [...things].sort((one, other) => other.height - one.height)) {
    const { width, height } = thing;
    if (x + width + GAP > SHEET_WIDTH) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    slots.push({ thing, frame: new Rectangle(x, y, width, height) });
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
  }
  return { slots, height: y + rowHeight + GAP };
}

/** Pixels per unit of a sheet of this height: `pixelsPerUnit`, or less if the limits demand it. */
export const sheetResolution = (pixelsPerUnit: number, height: number, maxPixels: number = MAX_PIXELS.scene): number =>
  Math.min(pixelsPerUnit, MAX_SIDE / SHEET_WIDTH, MAX_SIDE / height, Math.sqrt(maxPixels / (SHEET_WIDTH * height)));

/** The sheet with its drawings, at `resolution` pixels per unit. */
async function drawnSheet(parts: string, height: number, resolution: number): Promise<HTMLCanvasElement> {
  const [widthPx, heightPx] = [Math.ceil(SHEET_WIDTH * resolution), Math.ceil(height * resolution)];
  await waitForNextTask();
  const image = new Image();
  image.src = svgUrl(svgDocument(parts, [0, 0, widthPx / resolution, heightPx / resolution], resolution));
  await image.decode();
  await waitForNextTask();
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}

function found<Thing>(things: ReadonlyMap<string, Thing>, name: string): Thing {
  const thing = things.get(name);
  if (thing === undefined) throw new Error(`No drawing is called "${name}"`);
  return thing;
}

/**
 * Draws everything a scene needs into one canvas, at `pixelsPerUnit`, and cuts it into textures. The drawings are
 * vectors until this point, so they are sharp on this screen and no larger than necessary. A texture made from a canvas
 * restores itself after the graphics context is lost. Rejects if the browser cannot draw the sheet.
 */
export const createAtlas = async (drawings: Drawings, pixelsPerUnit: number): Promise<Atlas> =>
  atlasOf(drawings, await measureCharacters(), pixelsPerUnit, MAX_PIXELS.scene);

/** Draws a small atlas for a few extra drawings, without digits. */
export const createSmallAtlas = (drawings: Drawings, pixelsPerUnit: number): Promise<Atlas> =>
  atlasOf(drawings, [], pixelsPerUnit, MAX_PIXELS.small);

async function atlasOf(
  drawings: Drawings,
  signs: Awaited<ReturnType<typeof measureCharacters>>,
  pixelsPerUnit: number,
  maxPixels: number,
): Promise<Atlas> {
  const pictures = Object.entries(drawings).map(([name, { inner, area }]) => {
    const [left, top, width, height] = area;
    return { kind: 'picture', name, inner, left, top, width, height } as const;
  });
  const { slots, height } = arranged([...pictures, ...signs]);
  const resolution = sheetResolution(pixelsPerUnit, height, maxPixels);
  const parts = slots.map(({ thing, frame: { x, y, width, height: high } }) =>
    thing.kind === 'picture' ? croppedDrawing(thing.inner, [thing.left, thing.top, width, high], [x, y]) : '',
  );
  const canvas = await drawnSheet(parts.join(''), height, resolution);
  await waitForNextTask();
  drawCharacters(
    canvas,
    resolution,
    slots.flatMap(({ thing, frame }) => (thing.kind === 'sign' ? [{ text: thing.name, frame }] : [])),
  );

  // Not a CanvasSource: that one resizes the canvas to its own rounding, which clears it.
  const source = new ImageSource({ resource: canvas, resolution, alphaMode: 'premultiply-alpha-on-upload' });
  const textures = { picture: new Map<string, Texture>(), sign: new Map<string, AtlasCharacter>() };
  for (const { thing, frame } of slots) {
    const texture = new Texture({ source, frame, label: thing.name });
    if (thing.kind === 'picture') textures.picture.set(thing.name, texture);
    else textures.sign.set(thing.name, { texture, advance: thing.advance, top: thing.top });
  }
  return {
    texture: (name) => found(textures.picture, name),
    character: (text) => found(textures.sign, text),
    destroy: () => {
      for (const texture of textures.picture.values()) texture.destroy();
      for (const { texture } of textures.sign.values()) texture.destroy();
      source.destroy();
    },
  };
}
