import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, easeIn, easeOut, getProgress, interpolate, oscillate } from '../../../stage/motion';
import { Oval } from '../../../stage/oval';
import { TINT } from './colours';
import { BOB_UNITS, BUBBLE } from './layout';

/** State of a bubble: unanswered, chosen and correct, chosen and wrong, or correct but not chosen. */
export type BubbleState = 'open' | 'popped' | 'sunk' | 'meant';

const LOOK = { open: 'open', popped: 'right', sunk: 'wrong', meant: 'right' } as const;
const LOOKS = ['open', 'right', 'wrong'] as const;
const INK = { open: TINT.ink, popped: TINT.right, sunk: TINT.wrong, meant: TINT.right } as const;
const FONT_SIZE = 60;
/** Three-digit numbers are scaled down to this width, so that they fit into the bubble. */
const MAX_NUMBER_WIDTH = 92;
/** New bubbles rise from this many units below. */
const APPEAR = { lengthMs: 240, below: 60 } as const;
/** Each bubble bobs with its own period. */
const BOB_MS = { min: 2800, apart: 267 } as const;
/** The correct bubble swells. It then pops if it was chosen, and otherwise settles again. */
export const SWELL = { by: 0.12, lengthMs: 240, popsMs: 200 } as const;
/** A wrong bubble shakes sideways once and then sinks, shrinking so that it never covers the one below it. */
const SHAKE = { units: 8, lengthMs: 180 } as const;
export const SINK = { units: 20, shrinksTo: 0.8, lengthMs: 420 } as const;
const MARK_POSITION = { x: BUBBLE.radius * 0.74, y: -BUBBLE.radius * 0.7 } as const;

/** One of the four bubbles. Its origin is its centre. */
export class Bubble extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly bobMs: number;
  private readonly shadow: Sprite;
  private readonly body = new Container();
  /** One sprite for each look; only the current one is visible. */
  private readonly faces: readonly Oval[];
  private readonly figures: EquationText;
  private readonly sign: Sprite;
  private fate: BubbleState = 'open';
  private homeX = 0;
  private homeY = 0;
  private homeScale = 1;
  /** Invisible until it has a number. */
  private appearsMs = Number.POSITIVE_INFINITY;
  private sinceMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, index: number, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.bobMs = BOB_MS.min + index * BOB_MS.apart;
    this.shadow = new Sprite({ texture: atlas.texture('shadow'), anchor: 0.5, y: BUBBLE.radius * 1.18 });
    this.faces = LOOKS.map((look) => new Oval(atlas.texture(`bubble ${look}`)));
    this.figures = new EquationText(atlas, FONT_SIZE, TINT.ink);
    this.sign = new Sprite({ texture: atlas.texture('sign right'), anchor: 0.5, ...MARK_POSITION, visible: false });
    this.body.addChild(...this.faces, this.figures, this.sign);
    this.addChild(this.shadow, this.body);
  }

  layout(x: number, y: number, scale: number): void {
    this.homeX = x;
    this.homeY = y;
    this.homeScale = scale;
  }

  /** Gives the bubble a new number. It becomes visible at `appearsMs`. */
  setNumber(number: number, appearsMs: number): void {
    this.figures.text = String(number);
    this.figures.scale.set(Math.min(1, MAX_NUMBER_WIDTH / Math.max(1, this.figures.textWidth)));
    this.appearsMs = appearsMs;
  }

  /** Shows this state from `nowMs` on. */
  setState(fate: BubbleState, nowMs: number): void {
    this.fate = fate;
    this.sinceMs = nowMs;
    this.faces.forEach((face, index) => {
      face.visible = LOOKS[index] === LOOK[fate];
    });
    this.figures.tint = INK[fate];
    this.sign.visible = fate !== 'open';
    this.sign.texture = this.atlas.texture(fate === 'sunk' ? 'sign wrong' : 'sign right');
  }

  /** Whether it has popped by now. With reduced motion bubbles do not pop, and the correct one keeps its tick. */
  hasPopped(nowMs: number): boolean {
    return this.fate === 'popped' && !this.reducedMotion && nowMs - this.sinceMs >= SWELL.popsMs;
  }

  tick(nowMs: number): void {
    const progress = getProgress(nowMs, this.appearsMs, APPEAR.lengthMs);
    this.visible = progress > 0 && !this.hasPopped(nowMs);
    if (!this.visible) return;
    if (this.reducedMotion) {
      this.scale.set(this.homeScale);
      this.position.set(this.homeX, this.homeY);
      return;
    }
    const bob = BOB_UNITS * oscillate(nowMs, this.bobMs);
    this.scale.set(this.homeScale * interpolate(0.3, 1, easeBack(progress)));
    this.position.set(this.homeX, this.homeY + bob + APPEAR.below * (1 - easeOut(progress)));
    this.body.position.set(0, 0);
    this.body.scale.set(1);
    this.shadow.alpha = 1;
    if (this.fate === 'sunk') this.sinks(nowMs);
    if (this.fate === 'popped' || this.fate === 'meant') this.body.scale.set(this.swellAt(nowMs));
  }

  private sinks(nowMs: number): void {
    const nod = Math.sin(getProgress(nowMs, this.sinceMs, SHAKE.lengthMs) * Math.PI * 2) * SHAKE.units;
    const progress = easeIn(getProgress(nowMs, this.sinceMs + SHAKE.lengthMs, SINK.lengthMs));
    this.body.position.set(nod, SINK.units * progress);
    this.body.scale.set(interpolate(1, SINK.shrinksTo, progress));
    this.shadow.alpha = 1 - progress;
  }

  private swellAt(nowMs: number): number {
    if (this.fate === 'popped') return 1 + SWELL.by * easeOut(getProgress(nowMs, this.sinceMs, SWELL.popsMs));
    const progress = getProgress(nowMs, this.sinceMs, SWELL.lengthMs);
    return 1 + SWELL.by * Math.sin(progress * Math.PI);
  }
}
