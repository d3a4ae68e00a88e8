import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';

/** One thing of a row: the name of its drawing, and where its anchor stands. y is above 0. */
interface Item {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A row of things beside the road that comes again and again. */
export interface RowPlan {
  readonly items: readonly Item[];
  /** After so many units the row begins anew. */
  readonly every: number;
  /** How far it moves for each unit that the cart drives: far things less than 1, near ones more. */
  readonly rate: number;
  /** How far above the lower edge of the view it stands. */
  readonly up: number;
  /** How wide its widest thing is, in units. */
  readonly widest: number;
}

/** Things that pass by. They are one container, so that a frame moves one thing alone. */
export class Row extends Container {
  private readonly atlas: Atlas;
  private readonly plan: RowPlan;
  private readonly rate: number;

  /** Where things are to be calm there is no depth: what is far stands, and the rest goes with the road. */
  constructor(atlas: Atlas, plan: RowPlan, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.plan = plan;
    this.rate = reducedMotion ? Math.round(plan.rate) : plan.rate;
  }

  /** Stands things from edge to edge, and enough beyond the right one for a whole turn of the row. */
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

  /** Moves the row to where it is when the cart has driven so many units. */
  drive(units: number): void {
    this.x = -((units * this.rate) % this.plan.every);
  }
}
