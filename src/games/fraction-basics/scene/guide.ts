import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { getQuadIndices, PartMesh } from '../../../stage/fractions/part-mesh';

/** The maximum number of dots in a line, their spacing and their radius, in units. */
const DOTS = { max: 48, apart: 14, radius: 3.5 } as const;

class Dots extends PartMesh {
  constructor(atlas: Atlas) {
    super(atlas, 'dots');
    this.makeRoom(DOTS.max * 4, Array.from({ length: DOTS.max }, (_, index) => getQuadIndices(index * 4)).flat());
    const dot = atlas.texture('dot');
    for (let index = 0; index < DOTS.max; index++) this.lookWhole(dot, index * 4);
  }

  /** Shows the dots down to this depth, in units. */
  reach(depth: number): void {
    const { apart, radius } = DOTS;
    for (let index = 0; index < DOTS.max; index++) {
      const y = index * apart;
      const size = y <= depth ? radius : 0;
      this.layBox(index * 4, -size, y - size, size, y + size);
    }
    this.onViewUpdate();
  }
}

/**
 * A dotted line that drops from the end of one amount to the end of another, to show that equal amounts end at
 * the same point.
 */
export class Guide extends Container {
  private readonly dots: Dots;
  private readonly foot: Sprite;
  private length = 0;

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.dots = new Dots(atlas);
    const end = () => new Sprite({ texture: atlas.texture('end'), anchor: 0.5 });
    this.foot = end();
    this.addChild(this.dots, end(), this.foot);
  }

  /** Sets where the line begins and how far it falls, in units. */
  moveTo(x: number, y: number, length: number): void {
    this.position.set(x, y);
    this.length = length;
  }

  /** `progress` is 0 to 1. */
  fall(progress: number): void {
    this.foot.y = this.length * progress;
    this.dots.reach(this.length * progress);
  }
}
