import { Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { easeOut, getProgress, interpolate, oscillate } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { mentalMathsLayout } from './layout';

const SIZE = 0.82;
const SWIM_MS = 1400;
/** The turtle nods in the water as it swims. */
const DIP = { units: 3, periodMs: 1400 } as const;

/** The turtle swims from the left island to the right one, a little farther with each answer. */
export class Turtle extends Sprite {
  private readonly reducedMotion: boolean;
  private home = { x: 0, y: 0, step: 0 };
  private from = 0;
  private answered = 0;
  private sinceMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super({ texture: atlas.texture('turtle'), anchor: { x: 53 / 116, y: 22 / 63 }, scale: SIZE });
    this.reducedMotion = reducedMotion;
  }

  layout(view: View): void {
    this.home = mentalMathsLayout(view).turtle;
  }

  /** Swims to its position after this many answers, or jumps there when a new round begins. */
  swimTo(answered: number, nowMs: number): void {
    if (answered === this.answered) return;
    this.from = answered > this.answered ? this.answered : answered;
    this.answered = answered;
    this.sinceMs = nowMs;
  }

  tick(nowMs: number): void {
    const { x, y, step } = this.home;
    const progress = this.reducedMotion ? 1 : easeOut(getProgress(nowMs, this.sinceMs, SWIM_MS));
    const dip = progress < 1 ? DIP.units * oscillate(nowMs - this.sinceMs, DIP.periodMs) : 0;
    this.position.set(x + step * interpolate(this.from, this.answered, progress), y + dip);
  }
}
