import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import { writeText } from '../ui/notation';
import type { Atlas } from './atlas';
import { CHARACTER_PADDING, CHARACTER_SIZE } from './equation-characters';

const NO_CORNERS = new Float32Array();
const NO_INDICES = new Uint32Array();

/** Two triangles for each character. */
const indicesFor = (count: number): Uint32Array =>
  Uint32Array.from(
    { length: count * 6 },
    (_, index) => Math.floor(index / 6) * 4 + ([0, 1, 2, 0, 2, 3][index % 6] ?? 0),
  );

/** Digits and operators on one line, centred on 0,0. A single mesh, so that changing the text is cheap. */
export class EquationText extends Mesh {
  /** In units, before scaling. */
  textWidth = 0;
  private readonly atlas: Atlas;
  private readonly size: number;
  private written = '';
  private corners = NO_CORNERS;
  private uvs = NO_CORNERS;

  /** `size` is the font size, in units. */
  constructor(atlas: Atlas, size: number, tint: number) {
    const geometry = new MeshGeometry({ positions: NO_CORNERS, uvs: NO_CORNERS, indices: NO_INDICES });
    geometry.batchMode = 'batch';
    super({ geometry, texture: new Texture({ source: atlas.character('0').texture.source }), tint, visible: false });
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
    const signs = Array.from(writeText(text), (sign) => this.atlas.character(sign));
    const scale = this.size / CHARACTER_SIZE;
    this.textWidth = scale * signs.reduce((sum, { advance }) => sum + advance, 0);
    if (this.corners.length !== signs.length * 8) this.makeRoom(signs.length);
    const { corners, uvs } = this;
    let x = -this.textWidth / 2;
    signs.forEach(({ texture, advance, top: above }, index) => {
      const [left, right] = [x - CHARACTER_PADDING * scale, x + (texture.width - CHARACTER_PADDING) * scale];
      const [top, bottom] = [above * scale, (above + texture.height) * scale];
      corners.set([left, top, right, top, right, bottom, left, bottom], index * 8);
      const { x0, y0, x1, y1, x2, y2, x3, y3 } = texture.uvs;
      uvs.set([x0, y0, x1, y1, x2, y2, x3, y3], index * 8);
      x += advance * scale;
    });
    this.onViewUpdate();
  }

  /**
   * Makes room for this many characters. If the count is unchanged, their positions are rewritten and nothing is
   * allocated.
   */
  private makeRoom(count: number): void {
    this.corners = new Float32Array(count * 8);
    this.uvs = new Float32Array(count * 8);
    this.geometry.positions = this.corners;
    this.geometry.uvs = this.uvs;
    this.geometry.indices = indicesFor(count);
  }
}
