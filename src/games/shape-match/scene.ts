import { Container } from 'pixi.js';
import { type CountStep, countSteps } from '../../../machines/shape-match/round';
import { RULES } from '../../../machines/shape-match/rules';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { easeBack, interpolate, progressOf } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { celebration } from './scene/celebration';
import { gardenDrawings, SCULPTURE_RADIUS } from './scene/drawings';
import { hero } from './scene/hero';
import { sculpturesLayout } from './scene/layout';
import { POP_MS, Sculpture } from './scene/sculpture';
import type { ShapeMatchView } from './view';

/** A new sculpture grows from this scale. */
const APPEAR = { from: 0.7, lengthMs: 260 } as const;
const SWELL = { to: 1.06, lengthMs: 240 } as const;
/** A wrong answer shakes the sculpture sideways once by this many units. */
const SHAKE = { units: 8, lengthMs: 180 } as const;

/**
 * The scene of Shape Match is a sculpture garden with one shape or two, whose sides are counted after the answer. The
 * drawings and colours are named after the garden and its sculptures.
 */
export class ShapeMatchScene implements Scene<ShapeMatchView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly bodies: readonly [Sculpture, Sculpture];
  private stage: View | null = null;
  private shown: ShapeMatchView | null = null;
  private steps: readonly CountStep[] = [];
  /** The sculpture being counted, and the duration of the current step; null if nothing is being counted. */
  private counting: { readonly body: Sculpture; readonly lengthMs: number } | null = null;
  private lastCounted: Sculpture | null = null;
  private askedMs = 0;
  private answeredMs = Number.NEGATIVE_INFINITY;
  private stepMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.bodies = [new Sculpture(atlas), new Sculpture(atlas)];
    this.view.addChild(...this.bodies);
  }

  layout(view: View): void {
    this.stage = view;
    this.arrange();
  }

  show(shown: ShapeMatchView, nowMs: number): void {
    const before = this.shown;
    if (shown.question === before?.question && shown.given === before.given && shown.counted === before.counted) return;
    this.shown = shown;
    if (shown.question !== before?.question) this.ask(shown, nowMs);
    if (shown.given !== (before?.given ?? null))
      this.answeredMs = shown.given === null ? Number.NEGATIVE_INFINITY : nowMs;
    this.stepMs = nowMs;
    this.count(shown);
  }

  tick(nowMs: number): void {
    if (this.shown === null || this.reducedMotion) return;
    this.move(nowMs);
    const sinceMs = nowMs - this.stepMs;
    if (this.counting !== null) this.counting.body.drawStep(progressOf(sinceMs, 0, this.counting.lengthMs));
    if (this.lastCounted !== null) this.lastCounted.settle(sinceMs);
  }

  isStill(nowMs: number): boolean {
    if (this.reducedMotion) return true;
    const restsMs = Math.max(this.askedMs + APPEAR.lengthMs, this.answeredMs + SWELL.lengthMs, this.stepMs + POP_MS);
    return this.counting === null && nowMs > restsMs;
  }

  /** Names the layer that the page should show: the plinth of one sculpture, or those of two. */
  visibleLayerName(): string {
    return this.shown?.question.drawn.length === 2 ? 'two' : 'one';
  }

  private ask({ question }: ShapeMatchView, nowMs: number): void {
    this.steps = countSteps(question);
    this.askedMs = nowMs;
    for (let shapeIndex = 0; shapeIndex < this.bodies.length; shapeIndex++) {
      const drawn = question.drawn[shapeIndex];
      const body = this.bodies[shapeIndex]!;
      body.visible = drawn !== undefined;
      if (drawn !== undefined) body.setShape(drawn);
    }
    this.arrange();
  }

  private count({ question, given, counted }: ShapeMatchView): void {
    // With reduced motion all sides are counted immediately.
    const done = given === null ? 0 : this.reducedMotion ? this.steps.length : counted;
    for (let shapeIndex = 0; shapeIndex < question.drawn.length; shapeIndex++) {
      const steps = this.steps.slice(0, done).filter((step) => step.shapeIndex === shapeIndex).length;
      this.bodies[shapeIndex]!.count({ steps, mark: this.markOf(shapeIndex) });
    }
    const next = given === null ? undefined : this.steps[done];
    const { sideMs, circleMs } = RULES.count;
    this.counting =
      next === undefined
        ? null
        : { body: this.bodies[next.shapeIndex]!, lengthMs: next.count === 0 ? circleMs : sideMs };
    const last = this.steps[done - 1];
    this.lastCounted = last === undefined ? null : this.bodies[last.shapeIndex]!;
  }

  /** In a comparison the sculptures are the choices, so they get the ticks and crosses. */
  private markOf(shapeIndex: number): 'right' | 'wrong' | null {
    const { question, given } = this.shown!;
    if (given === null || question.type !== 'comparison') return null;
    const choice = question.choices[shapeIndex];
    if (choice === question.answer) return 'right';
    return choice === given.choice ? 'wrong' : null;
  }

  private arrange(): void {
    if (this.stage === null || this.shown === null) return;
    const { radius, y, xs } = sculpturesLayout(this.stage, this.shown.question.drawn.length);
    for (let shapeIndex = 0; shapeIndex < xs.length; shapeIndex++) {
      const body = this.bodies[shapeIndex]!;
      body.position.set(xs[shapeIndex], y);
      body.scale.set(radius / SCULPTURE_RADIUS);
    }
  }

  /** Scales and moves the sculptures: a new one grows, a correct one swells, a wrong one shakes. */
  private move(nowMs: number): void {
    const { question, given } = this.shown!;
    const { radius, xs } = sculpturesLayout(this.stage!, question.drawn.length);
    const appeared = interpolate(APPEAR.from, 1, easeBack(progressOf(nowMs, this.askedMs, APPEAR.lengthMs)));
    const swollen = Math.sin(Math.PI * progressOf(nowMs, this.answeredMs, SWELL.lengthMs));
    const nodded = Math.sin(2 * Math.PI * progressOf(nowMs, this.answeredMs, SHAKE.lengthMs));
    for (let shapeIndex = 0; shapeIndex < xs.length; shapeIndex++) {
      const body = this.bodies[shapeIndex]!;
      const isChosen = question.drawn.length === 1 || question.choices[shapeIndex] === given?.choice;
      const isCorrect = isChosen && given?.verdict === 'right';
      const isIncorrect = isChosen && given?.verdict === 'wrong';
      body.scale.set((radius / SCULPTURE_RADIUS) * appeared * (isCorrect ? interpolate(1, SWELL.to, swollen) : 1));
      body.position.x = xs[shapeIndex]! + (isIncorrect ? SHAKE.units * nodded : 0);
    }
  }
}

export const loadShapeMatchScene = withHero({
  hero,
  world: celebration,
  drawings: gardenDrawings,
  Scene: ShapeMatchScene,
});
