import { BitmapFont, Cache, Texture, TextureSource } from 'pixi.js';
import { DEFAULT_AVATAR } from '../../../machines/core/hero';
import { sceneDrawings } from '../../../src/games/arithmetic-hero/scene/drawings';
import type { Atlas } from '../../../src/stage/atlas';
import { NUMBERS } from '../../../src/stage/fonts';

const SIGNS = '0123456789+−×÷=?%/:.,≠ ';
const SIZE = 64;
const ADVANCE = 38;

/** Puts a bitmap font of equally wide signs where the scenes look for theirs: nothing is drawn. */
export function installStubFont(): void {
  const chars = Object.fromEntries(
    Array.from(SIGNS, (letter) => [
      letter,
      {
        id: letter.codePointAt(0) ?? 0,
        page: 0,
        x: 0,
        y: 0,
        width: ADVANCE,
        height: SIZE,
        letter,
        xOffset: 0,
        yOffset: 0,
        xAdvance: ADVANCE,
        kerning: {},
      },
    ]),
  );
  const font = new BitmapFont({
    data: {
      chars,
      pages: [{ id: 0, file: '' }],
      lineHeight: SIZE,
      fontSize: SIZE,
      fontFamily: NUMBERS,
      baseLineOffset: 0,
      distanceField: { type: 'none', range: 0 },
    },
    textures: [new Texture({ source: new TextureSource({ width: 512, height: 512 }) })],
  });
  Cache.set(`${NUMBERS}-bitmap`, font);
}

/** Textures of the right sizes with nothing on them; a name that nothing is drawn under throws, as in the real one. */
export class StubAtlas implements Atlas {
  readonly asked: string[] = [];
  isDestroyed = false;
  private readonly textures = new Map<string, Texture>();

  constructor() {
    for (const [name, { area }] of Object.entries(sceneDrawings(DEFAULT_AVATAR))) {
      const [, , width, height] = area;
      this.textures.set(name, new Texture({ source: new TextureSource({ width, height }), label: name }));
    }
  }

  texture(name: string): Texture {
    this.asked.push(name);
    const texture = this.textures.get(name);
    if (texture === undefined) throw new Error(`Nothing is drawn under the name "${name}"`);
    return texture;
  }

  destroy(): void {
    this.isDestroyed = true;
    for (const texture of this.textures.values()) texture.destroy(true);
  }
}
