import { Container, Sprite } from 'pixi.js';
import { getRivalScore, RIVALS } from '../../../../machines/math-facts/rivals';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import { RIVAL_AREA } from './drawings';
import type { GhostView } from './ghost';
import { ABOVE_BOTTOM, cartPosition, UNITS_PER_POINT } from './layout';

/** Vertical distance between the rivals, in units, so that each has its own lane. */
const LINE_UNITS = 7;
/** Half the length of a rival, in units. */
const REACH = 100;

/**
 * Three rivals. One that is too far ahead waits at the edge of the canvas, and one that is far behind is not
 * visible. Without a clock there are no rivals.
 */
export class Rivals extends Container {
  private readonly carts: readonly Sprite[];
  private cartX = 0;
  private leftEdge = 0;
  private rightEdge = 0;

  constructor(atlas: Atlas) {
    super();
    const [left, top, width, height] = RIVAL_AREA;
    const anchor = { x: -left / width, y: -top / height };
    this.carts = RIVALS.map((_, index) => {
      const texture = atlas.texture(`rival ${index}`);
      return new Sprite({ texture, anchor, y: (index - RIVALS.length) * LINE_UNITS, visible: false });
    });
    this.addChild(...this.carts);
  }

  layout(view: View): void {
    this.cartX = cartPosition(view).x;
    this.y = view.bottom - ABOVE_BOTTOM.ghost;
    this.leftEdge = view.left - REACH;
    this.rightEdge = view.right - REACH;
  }

  /** Moves the rivals relative to a cart at this score, with this many seconds left. */
  tick(cartScore: number, best: number, secondsLeft: number | null, time: GhostView['time']): void {
    for (let index = 0; index < this.carts.length; index++) {
      const cart = this.carts[index]!;
      const score = getRivalScore(index, best, secondsLeft, time);
      if (score === null) {
        cart.visible = false;
        continue;
      }
      cart.x = Math.min(this.cartX + (score - cartScore) * UNITS_PER_POINT, this.rightEdge);
      cart.visible = cart.x > this.leftEdge;
    }
  }
}
