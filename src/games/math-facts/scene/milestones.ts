import { Container, Sprite, type Texture } from 'pixi.js';
import { RULES } from '../../../../machines/math-facts/rules';
import { settingsStore } from '../../../device/settings';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, getProgress } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { BALLOON_AREA, TICK } from './drawings';
import { ABOVE_BOTTOM, cartPosition, UNITS_PER_POINT } from './layout';

const INK_TINT = 0x1b1b3a;
const FIGURES = { size: 33, x: 0, y: -79, max: 66 } as const;
const POP_MS = 240;
/** The distance between two milestones, in units. */
const EVERY = RULES.milestoneEvery * UNITS_PER_POINT;
const HALF_BALLOON = 46;

const [LEFT, TOP, WIDTH, HEIGHT] = BALLOON_AREA;
const BELOW = { x: -LEFT / WIDTH, y: -TOP / HEIGHT } as const;

/** A milestone: a balloon with its number, and a tick once the cart has passed it. */
class Balloon extends Container {
  private readonly looks: Readonly<Record<'ahead' | 'passed', Texture>>;
  private readonly body = new Sprite({ anchor: BELOW });
  private readonly figures: EquationText;
  private readonly tick: Sprite;
  private number = 0;
  private passedMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas) {
    super();
    this.looks = { ahead: atlas.texture('balloon'), passed: atlas.texture('balloon passed') };
    this.figures = new EquationText(atlas, FIGURES.size, INK_TINT);
    this.figures.position.set(FIGURES.x, FIGURES.y);
    this.tick = new Sprite({ texture: atlas.texture('tick'), anchor: 0.5, x: TICK.x, y: TICK.y, visible: false });
    this.addChild(this.body, this.figures, this.tick);
  }

  set milestone(number: number) {
    if (number === this.number) return;
    this.number = number;
    this.passedMs = Number.NEGATIVE_INFINITY;
    this.tick.visible = false;
    this.body.texture = this.looks.ahead;
    this.figures.text = String(number * RULES.milestoneEvery);
    this.figures.scale.set(Math.min(1, FIGURES.max / Math.max(1, this.figures.textWidth)));
  }

  /** Shows whether the cart has passed it, and its number unless the score is hidden. The tick pops up, unless motion is reduced. */
  show(isPassed: boolean, nowMs: number, reducedMotion: boolean): void {
    this.figures.visible = !settingsStore.read().isScoreHidden;
    if (isPassed !== this.tick.visible) {
      this.tick.visible = isPassed;
      this.body.texture = isPassed ? this.looks.passed : this.looks.ahead;
      this.passedMs = isPassed && !reducedMotion ? nowMs : Number.NEGATIVE_INFINITY;
    }
    this.tick.scale.set(easeBack(getProgress(nowMs, this.passedMs, POP_MS)));
  }

  isStill(nowMs: number): boolean {
    return nowMs - this.passedMs >= POP_MS;
  }
}

/**
 * The visible milestones: balloons over the sea. They keep up while the cart only rolls, and fall behind with
 * each right answer.
 */
export class Milestones extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly balloons: Balloon[] = [];
  private left = 0;
  private cartX = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
  }

  layout(view: View): void {
    this.left = view.left;
    this.cartX = cartPosition(view).x;
    this.y = view.bottom - ABOVE_BOTTOM.balloons;
    const count = Math.ceil((view.right - view.left + 2 * HALF_BALLOON) / EVERY) + 1;
    while (this.balloons.length < count) {
      const balloon = new Balloon(this.atlas);
      this.balloons.push(balloon);
      this.addChild(balloon);
    }
  }

  /** Moves the milestones relative to a cart at this score. */
  tick(score: number, nowMs: number): void {
    const driven = score * UNITS_PER_POINT;
    const first = Math.max(1, Math.ceil((driven + this.left - HALF_BALLOON - this.cartX) / EVERY));
    for (let index = 0; index < this.balloons.length; index++) {
      const number = first + index;
      // A milestone keeps the same balloon while it is visible.
      const balloon = this.balloons[number % this.balloons.length]!;
      balloon.milestone = number;
      balloon.x = this.cartX + number * EVERY - driven;
      balloon.show(score >= number * RULES.milestoneEvery, nowMs, this.reducedMotion);
    }
  }

  isStill(nowMs: number): boolean {
    for (let index = 0; index < this.balloons.length; index++) {
      if (!this.balloons[index]!.isStill(nowMs)) return false;
    }
    return true;
  }
}
