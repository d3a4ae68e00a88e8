import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';

/** A thing in a row: its drawing and the position of its base. A positive y is above the row's line. */
interface Item {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A repeating row of things along the road. */
export interface RowPlan {
  readonly items: readonly Item[];
  /** The row repeats after this many units. */
  readonly every: number;
  /** How far the row moves for each unit that the cart drives: less than 1 for distant things, more for near ones. */
  readonly rate: number;
  /** Height above the lower edge of the view, in units. */
  readonly up: number;
  /** The width of its widest item, in units. */
  readonly widest: number;
}

/** Things that pass by. They share one container, so that each frame moves only one object. */
export class Row extends Container {
  private readonly atlas: Atlas;
  private readonly plan: RowPlan;
  private readonly rate: number;

  /** With reduced motion there is no parallax: distant things do not move, and the rest moves with the road. */
  constructor(atlas: Atlas, plan: RowPlan, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.plan = plan;
    this.rate = reducedMotion ? Math.round(plan.rate) : plan.rate;
  }

  /** Fills the view from edge to edge, plus one repetition past the right edge. */
  layout({ left, right, bottom }: View): void {
    const { items, every, up, widest } = this.plan;
    for (const old of this.removeChildren()) old.destroy();
    const turns = Math.ceil((right - left + widest) / every) + 1;
    for (let turn = 0; turn < turns; turn++) {
      for (const { name, x, y } of items) {
        const texture = this.atlas.texture(name);
        const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 1 } });
        sprite.position.set(left - widest / 2 + turn * every + x, -y);
        this.addChild(sprite);
      }
    }
    this.y = bottom - up;
  }

  /** Moves the row for a cart that has driven this many units. */
  drive(units: number): void {
    this.x = -((units * this.rate) % this.plan.every);
  }
}
