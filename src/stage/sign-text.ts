import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { Atlas } from './atlas';
import { SIGN_PADDING, SIGN_SIZE } from './signs';

const NO_CORNERS = new Float32Array();
const NO_INDICES = new Uint32Array();

/** Two triangles for each sign. */
const indicesFor = (count: number): Uint32Array =>
  Uint32Array.from(
    { length: count * 6 },
    (_, index) => Math.floor(index / 6) * 4 + ([0, 1, 2, 0, 2, 3][index % 6] ?? 0),
  );

/** Figures and signs of equations in one line, with its middle at 0,0: one mesh, so that a new text costs next to nothing. */
export class SignText extends Mesh {
  /** In units, before it is scaled. */
  textWidth = 0;
  private readonly atlas: Atlas;
  private readonly size: number;
  private written = '';

  /** `size` is that of the font, in units. */
  constructor(atlas: Atlas, size: number, tint: number) {
    const geometry = new MeshGeometry({ positions: NO_CORNERS, uvs: NO_CORNERS, indices: NO_INDICES });
    geometry.batchMode = 'batch';
    super({ geometry, texture: new Texture({ source: atlas.sign('0').texture.source }), tint, visible: false });
    this.atlas = atlas;
    this.size = size;
  }

  get text(): string {
    return this.written;
  }

  set text(text: string) {
    if (text === this.written) return;
    this.written = text;
    this.visible = text !== '';
    const signs = Array.from(text, (sign) => this.atlas.sign(sign));
    const scale = this.size / SIGN_SIZE;
    this.textWidth = scale * signs.reduce((sum, { advance }) => sum + advance, 0);
    const corners = new Float32Array(signs.length * 8);
    const uvs = new Float32Array(signs.length * 8);
    let x = -this.textWidth / 2;
    signs.forEach(({ texture, advance }, index) => {
      const [left, right] = [x - SIGN_PADDING * scale, x + (texture.width - SIGN_PADDING) * scale];
      const [top, bottom] = [(-texture.height * scale) / 2, (texture.height * scale) / 2];
      corners.set([left, top, right, top, right, bottom, left, bottom], index * 8);
      const { x0, y0, x1, y1, x2, y2, x3, y3 } = texture.uvs;
      uvs.set([x0, y0, x1, y1, x2, y2, x3, y3], index * 8);
      x += advance * scale;
    });
    this.geometry.positions = corners;
    this.geometry.uvs = uvs;
    this.geometry.indices = indicesFor(signs.length);
    this.onViewUpdate();
  }
}
