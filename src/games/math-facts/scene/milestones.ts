import { Container, Sprite, type Texture } from 'pixi.js';
import { RULES } from '../../../../machines/math-facts/rules';
import type { Atlas } from '../../../stage/atlas';
import { easeBack, shareOf } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { SignText } from '../../../stage/sign-text';
import { ABOVE_BOTTOM, cartPlace, UNITS_A_POINT } from './layout';

const INK_TINT = 0x1b1b3a;
const FIGURES = { size: 33, x: -2, y: -27, most: 54 } as const;
const TICK = { x: 27, y: -53, popMs: 240 } as const;
/** From one milestone to the next, in units. */
const EVERY = RULES.milestoneEvery * UNITS_A_POINT;
const HALF_STONE = 44;

/** One milestone: its number, and a tick once the cart has passed it. */
class Stone extends Container {
  private readonly looks: Readonly<Record<'ahead' | 'passed', Texture>>;
  private readonly body = new Sprite({ anchor: { x: 36 / 79, y: 62 / 71 } });
  private readonly figures: SignText;
  private readonly tick: Sprite;
  private place = 0;
  private passedMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas) {
    super();
    this.looks = { ahead: atlas.texture('stone'), passed: atlas.texture('stone passed') };
    this.figures = new SignText(atlas, FIGURES.size, INK_TINT);
    this.figures.position.set(FIGURES.x, FIGURES.y);
    this.tick = new Sprite({ texture: atlas.texture('tick'), anchor: 0.5, x: TICK.x, y: TICK.y, visible: false });
    this.addChild(this.body, this.figures, this.tick);
  }

  /** Which milestone it is, counted from 1. */
  set milestone(place: number) {
    if (place === this.place) return;
    this.place = place;
    this.passedMs = Number.NEGATIVE_INFINITY;
    this.tick.visible = false;
    this.body.texture = this.looks.ahead;
    this.figures.text = String(place * RULES.milestoneEvery);
    this.figures.scale.set(Math.min(1, FIGURES.most / Math.max(1, this.figures.textWidth)));
  }

  /** Shows whether the cart has passed it; the tick pops up, unless things are to be calm. */
  show(isPassed: boolean, nowMs: number, isCalm: boolean): void {
    if (isPassed !== this.tick.visible) {
      this.tick.visible = isPassed;
      this.body.texture = isPassed ? this.looks.passed : this.looks.ahead;
      this.passedMs = isPassed && !isCalm ? nowMs : Number.NEGATIVE_INFINITY;
    }
    this.tick.scale.set(easeBack(shareOf(nowMs, this.passedMs, TICK.popMs)));
  }

  isStill(nowMs: number): boolean {
    return nowMs - this.passedMs >= TICK.popMs;
  }
}

/** The milestones in sight, at the far side of the road. */
export class Milestones extends Container {
  private readonly atlas: Atlas;
  private readonly isCalm: boolean;
  private readonly stones: Stone[] = [];
  private left = 0;
  private cartX = 0;

  constructor(atlas: Atlas, isCalm: boolean) {
    super();
    this.atlas = atlas;
    this.isCalm = isCalm;
  }

  layout(view: View): void {
    this.left = view.left;
    this.cartX = cartPlace(view).x;
    this.y = view.bottom - ABOVE_BOTTOM.roadside;
    const count = Math.ceil((view.right - view.left + 2 * HALF_STONE) / EVERY) + 1;
    while (this.stones.length < count) {
      const stone = new Stone(this.atlas);
      this.stones.push(stone);
      this.addChild(stone);
    }
  }

  /** Stands each milestone to where it is when the cart has come to a score. */
  tick(score: number, nowMs: number): void {
    const driven = score * UNITS_A_POINT;
    const first = Math.max(1, Math.ceil((driven + this.left - HALF_STONE - this.cartX) / EVERY));
    for (let index = 0; index < this.stones.length; index++) {
      const place = first + index;
      // A milestone keeps its stone for as long as it is in sight.
      const stone = this.stones[place % this.stones.length]!;
      stone.milestone = place;
      stone.x = this.cartX + place * EVERY - driven;
      stone.show(score >= place * RULES.milestoneEvery, nowMs, this.isCalm);
    }
  }

  isStill(nowMs: number): boolean {
    for (let index = 0; index < this.stones.length; index++) {
      if (!this.stones[index]!.isStill(nowMs)) return false;
    }
    return true;
  }
}
