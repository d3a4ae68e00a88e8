import { ImageSource, Rectangle, Texture } from 'pixi.js';

/** A piece of SVG markup and the part of its sheet that it fills: x, y, width, height in design units. */
export interface Drawing {
  readonly inner: string;
  readonly area: readonly [x: number, y: number, width: number, height: number];
}

/** Textures by name, all cut from one picture. One unit of a texture is one design unit. */
export interface Atlas {
  /** Throws an Error for a name that nothing was drawn under. */
  texture(name: string): Texture;
  destroy(): void;
}

/** Air round each drawing, in design units, so that neighbours never shine through. */
const AIR = 2;
const SHEET_WIDTH = 1024;
/** What every WebGL device can hold, in pixels. */
const MOST_PIXELS = 4096;

interface Slot {
  readonly name: string;
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
}

/** Puts the drawings in rows, the highest first: enough for some dozens, and quick. */
function arranged(drawings: Readonly<Record<string, Drawing>>) {
  const entries = Object.entries(drawings).toSorted(([, one], [, other]) => other.area[3] - one.area[3]);
  const slots: Slot[] = [];
  let [x, y, rowHeight] = [AIR, AIR, 0];
  for (const [name, drawing] of entries) {
    const [, , width, height] = drawing.area;
    if (x + width + AIR > SHEET_WIDTH) [x, y, rowHeight] = [AIR, y + rowHeight + AIR, 0];
    slots.push({ name, drawing, x, y });
    x += width + AIR;
    rowHeight = Math.max(rowHeight, height);
  }
  return { slots, height: y + rowHeight + AIR };
}

/**
 * Draws everything a scene needs into one canvas, at `pixelsPerUnit`, and cuts it into textures. The drawings are
 * vectors until this moment, so they are as sharp as this screen can show them and as small as it lets them be; a
 * canvas as the source comes back by itself when the graphics card has lost it.
 * Rejects where the browser cannot draw the sheet.
 */
export async function makeAtlas(drawings: Readonly<Record<string, Drawing>>, pixelsPerUnit: number): Promise<Atlas> {
  const { slots, height } = arranged(drawings);
  const resolution = Math.min(pixelsPerUnit, MOST_PIXELS / SHEET_WIDTH, MOST_PIXELS / height);
  const [widthPx, heightPx] = [Math.ceil(SHEET_WIDTH * resolution), Math.ceil(height * resolution)];
  const parts = slots.map(({ drawing: { inner, area }, x, y }) => {
    const [left, top, width, partHeight] = area;
    return `<svg x="${x}" y="${y}" width="${width}" height="${partHeight}" viewBox="${left} ${top} ${width} ${partHeight}">${inner}</svg>`;
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx / resolution} ${heightPx / resolution}">${parts.join('')}</svg>`;

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sheet)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  canvas.getContext('2d')?.drawImage(image, 0, 0);

  // Not a CanvasSource: that one resizes the canvas to its own rounding, which clears it.
  const source = new ImageSource({ resource: canvas, resolution, alphaMode: 'premultiply-alpha-on-upload' });
  const textures = new Map<string, Texture>();
  for (const { name, drawing, x, y } of slots) {
    const [, , width, partHeight] = drawing.area;
    textures.set(name, new Texture({ source, frame: new Rectangle(x, y, width, partHeight) }));
  }
  return {
    texture: (name) => {
      const texture = textures.get(name);
      if (texture === undefined) throw new Error(`Nothing is drawn under the name "${name}"`);
      return texture;
    },
    destroy: () => {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}
