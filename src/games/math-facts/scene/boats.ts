import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import { ABOVE_BOTTOM, HEADLAND_LEFT } from './layout';

/** The boats, with start positions as a fraction of the distance they travel. Smaller boats are farther away. */
const BOATS = [
  { name: 'boat 0', ratio: 0.3, y: 12 },
  { name: 'boat 1', ratio: 0.86, y: 4 },
] as const;
/** Units by which boats fall behind for each unit that the cart drives. */
const RATE = 0.2;
const HALF_BOAT = 40;
/** The distance over which a boat grows when it appears far away, in units. */
const APPEARS = 80;

/** The boats on the sea, which slowly fall behind and reappear next to the headland. */
export class Boats extends Container {
  private readonly boats: readonly Sprite[];
  private readonly reducedMotion: boolean;
  private left = 0;
  private way = 1;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.boats = BOATS.map(({ name, y }) => new Sprite({ texture: atlas.texture(name), anchor: { x: 0.5, y: 1 }, y }));
    this.addChild(...this.boats);
  }

  layout({ shape, left, bottom }: View): void {
    this.left = left - HALF_BOAT;
    this.way = HEADLAND_LEFT[shape] - HALF_BOAT - this.left;
    this.y = bottom - ABOVE_BOTTOM.boats;
  }

  /** Moves the boats for a cart that has driven this many units. With reduced motion they do not move. */
  drive(units: number): void {
    const driven = this.reducedMotion ? 0 : units * RATE;
    for (let index = 0; index < BOATS.length; index++) {
      const boat = this.boats[index]!;
      const ahead = BOATS[index]!.ratio * this.way - driven;
      const x = ((ahead % this.way) + this.way) % this.way;
      boat.x = this.left + x;
      boat.scale.set(Math.min(1, (this.way - x) / APPEARS));
    }
  }
}
