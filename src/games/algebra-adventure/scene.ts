import { Container } from 'pixi.js';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { easeOut, interpolate, oscillate, progressOf } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { celebration } from './scene/celebration';
import { workshopDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { type AlgebraAdventureView, type Keyframe, keyframesOf } from './scene/keyframes';
import { BALANCE, type BalanceSize, balanceSize } from './scene/layout';
import { ScaleBody } from './scene/scale-body';

/** While the question is open, the beam sways around the level position so that it does not give the answer away. */
const SWAY = { degrees: 1.5, periodMs: 3000 } as const;

/**
 * The scene is a workshop, after which the drawings and colours in this folder are named. The balance shows the
 * question. After an answer it acts out the steps that solve it.
 */
export class AlgebraAdventureScene implements Scene<AlgebraAdventureView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly scale: ScaleBody;
  private shown: AlgebraAdventureView | null = null;
  private size: BalanceSize = BALANCE.landscape;
  private keyframes: readonly Keyframe[] = [];
  /** When the question was asked, or answered. */
  private sinceMs = 0;
  private tilt = 0;
  /** The beam's tilt at the moment of the answer. The animation starts from it. */
  private tiltBefore = 0;
  /** Index of the keyframe on screen, and whether its animation has finished. */
  private keyframe = -1;
  private state: 'moving' | 'resting' = 'moving';

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.scale = new ScaleBody(atlas);
    this.view.addChild(this.scale);
  }

  layout(view: View): void {
    this.size = balanceSize(view);
    this.scale.layout(view);
    this.updateKeyframes();
  }

  show(shown: AlgebraAdventureView, nowMs: number): void {
    const { question, given } = shown;
    if (question === this.shown?.question && given === this.shown.given) return;
    this.shown = shown;
    this.sinceMs = nowMs;
    this.tiltBefore = this.tilt;
    this.updateKeyframes();
  }

  tick(nowMs: number): void {
    if (this.shown === null) return;
    const sinceMs = nowMs - this.sinceMs;
    let current = 0;
    // Keyframe 0 is the open question. After the answer it is shown only until the next keyframe begins.
    for (let index = 1; index < this.keyframes.length; index++) {
      if (sinceMs >= this.keyframes[index]!.startMs) current = index;
    }
    if (current !== this.keyframe) this.turnTo(current);
    const { startMs, moveMs, tilt } = this.keyframes[current]!;
    const isFirst = current === 0;
    const wasThere = isFirst && this.shown.given !== null;
    const progress = this.reducedMotion || wasThere ? 1 : progressOf(sinceMs, startMs, moveMs);
    if (this.state === 'moving') {
      this.scale.left.load.pose(current, progress);
      this.scale.right.load.pose(current, progress);
      if (progress === 1) this.state = 'resting';
    }
    this.tilt = this.tiltAt(nowMs, sinceMs, progress, tilt);
    this.scale.tilt = this.tilt;
  }

  /** The beam sways while the question is open, and is still once the last step has been shown. */
  isStill(nowMs: number): boolean {
    if (this.shown === null) return true;
    const last = this.keyframes[this.keyframes.length - 1];
    if (this.shown.given === null || last === undefined) return this.reducedMotion;
    return nowMs - this.sinceMs > Math.max(SETTLES_MS, last.startMs + last.moveMs);
  }

  private updateKeyframes(): void {
    if (this.shown === null) return;
    this.keyframes = keyframesOf(this.shown, this.size);
    this.scale.left.load.setKeyframes(this.keyframes.map(({ left }) => left));
    this.scale.right.load.setKeyframes(this.keyframes.map(({ right }) => right));
    this.keyframe = -1;
  }

  private turnTo(keyframe: number): void {
    this.keyframe = keyframe;
    this.state = 'moving';
    this.scale.weigh(this.keyframes[keyframe]?.totals ?? null);
  }

  private tiltAt(nowMs: number, sinceMs: number, progress: number, tilt: number): number {
    if (this.shown?.given === null) return this.reducedMotion ? 0 : SWAY.degrees * oscillate(nowMs, SWAY.periodMs);
    if (this.reducedMotion) return tilt;
    const first = this.keyframes[1];
    const before = this.keyframes[this.keyframe - 1];
    if (this.keyframe === 0 || first === undefined)
      return this.tiltBefore * (1 - easeOut(progressOf(sinceMs, 0, SETTLES_MS)));
    const from = this.keyframe === 1 ? this.remainingSway(first.startMs) : (before?.tilt ?? 0);
    return interpolate(from, tilt, easeOut(progress));
  }

  /** The sway, in degrees, that remains when the first keyframe after the answer begins. */
  private remainingSway(startMs: number): number {
    return this.tiltBefore * (1 - easeOut(progressOf(startMs, 0, SETTLES_MS)));
  }
}

const SETTLES_MS = 200;

export const loadAlgebraAdventureScene = withHero({
  hero,
  world: celebration,
  drawings: workshopDrawings,
  Scene: AlgebraAdventureScene,
});
