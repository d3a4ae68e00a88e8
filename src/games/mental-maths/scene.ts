import { Container } from 'pixi.js';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import type { Scene, View } from '../../stage/scene';
import { Bubbles } from './scene/bubbles';
import { celebration } from './scene/celebration';
import { lagoonDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { Pill } from './scene/pill';
import { Turtle } from './scene/turtle';
import type { MentalMathsView } from './view';

/**
 * The scene of Mental Maths is a lagoon: a question with the beads of its timer, four bubbles with numbers, and the
 * turtle swimming to the island. The drawings and colours are named after the lagoon.
 */
export class MentalMathsScene implements Scene<MentalMathsView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly pill: Pill;
  private readonly turtle: Turtle;
  private readonly bubbles: Bubbles;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.pill = new Pill(atlas, reducedMotion);
    this.turtle = new Turtle(atlas, reducedMotion);
    this.bubbles = new Bubbles(atlas, reducedMotion);
    // The turtle swims behind the bubbles, so that it never covers a number.
    this.view.addChild(this.turtle, this.pill, this.bubbles);
  }

  layout(view: View): void {
    this.pill.layout(view);
    this.turtle.layout(view);
    this.bubbles.layout(view);
  }

  show(shown: MentalMathsView, nowMs: number): void {
    this.pill.show(shown, nowMs);
    this.turtle.swimTo(shown.answered, nowMs);
    this.bubbles.show(shown, nowMs);
  }

  tick(nowMs: number): void {
    this.pill.tick(nowMs);
    this.turtle.tick(nowMs);
    this.bubbles.tick(nowMs);
  }

  /** Bubbles never stop bobbing. With reduced motion nothing moves. */
  isStill(): boolean {
    return this.reducedMotion;
  }
}

export const loadMentalMathsScene = withHero({
  hero,
  world: celebration,
  drawings: lagoonDrawings,
  Scene: MentalMathsScene,
});
