import { Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { FRAME, type View } from '../../../stage/scene';

const ROOF = { landscape: { below: 62, scale: 1 }, portrait: { below: 70, scale: 0.86 } } as const;

export class HeroRoof extends Sprite {
  constructor(atlas: Atlas) {
    // The drawing starts 7 units above the edge of the roof.
    super({ texture: atlas.texture('roof'), anchor: { x: 0.5, y: 7 / 127 } });
  }

  layout({ shape, bottom }: View): void {
    const { below, scale } = ROOF[shape];
    this.position.set(FRAME[shape].width / 2, bottom - below);
    this.scale.set(scale);
  }
}
