import { Texture, TextureSource } from 'pixi.js';
import type { Atlas, Drawing } from '../../../src/stage/atlas';
import { type AtlasCharacter, EQUATION_CHARACTERS } from '../../../src/stage/equation-characters';

const [ADVANCE, HEIGHT] = [38, 64];

/** Empty textures of the right sizes. As in the real atlas, an unknown name throws. */
export class StubAtlas implements Atlas {
  readonly asked: string[] = [];
  isDestroyed = false;
  private readonly textures = new Map<string, Texture>();
  /** All characters look alike, because tests only read their text. */
  private readonly signs = new Texture({ source: new TextureSource({ width: ADVANCE + 8, height: HEIGHT }) });

  constructor(drawings: Readonly<Record<string, Drawing>> = {}) {
    for (const [name, { area }] of Object.entries(drawings)) {
      const [, , width, height] = area;
      this.textures.set(name, new Texture({ source: new TextureSource({ width, height }), label: name }));
    }
  }

  character(text: string): AtlasCharacter {
    if (!EQUATION_CHARACTERS.includes(text)) throw new Error(`No drawing is called "${text}"`);
    return { texture: this.signs, advance: ADVANCE, top: -HEIGHT / 2 };
  }

  texture(name: string): Texture {
    this.asked.push(name);
    const texture = this.textures.get(name);
    if (texture === undefined) throw new Error(`No drawing is called "${name}"`);
    return texture;
  }

  destroy(): void {
    this.isDestroyed = true;
    for (const texture of this.textures.values()) texture.destroy(true);
  }
}
