import type { Atlas } from '../../../stage/atlas';
import { createQuadIndices, PartMesh } from '../../../stage/fractions/part-mesh';
import { BAR } from './slot-size';

const HALF_WIDTH = 2;

/** The cuts of a bar as a single mesh. They grow from its middle to both edges. */
export class Cuts extends PartMesh {
  private parts = 1;

  constructor(atlas: Atlas) {
    super(atlas, 'cuts');
  }

  /** Sets the number of equal parts, with no cuts drawn yet. */
  show(parts: number): void {
    this.parts = parts;
    const count = parts - 1;
    this.makeRoom(count * 4, createQuadIndices(count));
    const cut = this.atlas.texture('cut');
    for (let index = 0; index < count; index++) this.lookWhole(cut, index * 4);
    this.grow(0);
  }

  /** Draws the cuts; `progress` is 0 to 1. */
  grow(progress: number): void {
    const reach = (progress * BAR.height) / 2;
    const half = Math.min(HALF_WIDTH, BAR.length / this.parts / 8);
    for (let index = 0; index < this.parts - 1; index++) {
      const x = (BAR.length * (index + 1)) / this.parts;
      this.layBox(index * 4, x - half, BAR.height / 2 - reach, x + half, BAR.height / 2 + reach);
    }
    this.onViewUpdate();
  }
}
