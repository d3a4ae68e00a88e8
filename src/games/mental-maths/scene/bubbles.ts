import { Container } from 'pixi.js';
import { seededRandom } from '../../../../machines/core/random';
import { RULES } from '../../../../machines/mental-maths/rules';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import { Swarm } from '../../../stage/swarm';
import type { LagoonView } from '../view';
import { Bubble, type Fate } from './bubble';
import { lagoonLayout } from './layout';

/** New bubbles come up one after the other. */
const BETWEEN_MS = 60;
const DROPS = { count: 8, lengthMs: 300, spread: 360, reach: [70, 120], sinks: 1.2, size: 1, flutters: 0 } as const;

/** What becomes of the bubble that carries `choice`. */
function fateOf(choice: number, { question, given }: Pick<LagoonView, 'question' | 'given'>): Fate {
  if (given === null) return 'open';
  if (choice === question.equation.answer) return given.verdict === 'right' ? 'popped' : 'meant';
  return choice === given.choice ? 'sunk' : 'open';
}

/** The four numbers to choose from, and the drops of the one that pops. */
export class Bubbles extends Container {
  private readonly bubbles: readonly Bubble[];
  private readonly drops: Swarm;
  private readonly reducedMotion: boolean;
  private shown: LagoonView | null = null;
  /** The bubble that is about to pop; null while none is. */
  private swelling: Bubble | null = null;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.bubbles = Array.from({ length: RULES.choices.count }, (_, index) => new Bubble(atlas, index, reducedMotion));
    this.drops = new Swarm(
      DROPS.count,
      [atlas.texture('drop 0'), atlas.texture('drop 1')],
      DROPS,
      seededRandom(3, 'drops'),
    );
    this.addChild(...this.bubbles, this.drops);
  }

  layout(view: View): void {
    const { bubbles, bubbleScale } = lagoonLayout(view);
    bubbles.forEach(({ x, y }, index) => this.bubbles[index]?.layout(x, y, bubbleScale));
  }

  show(shown: LagoonView, nowMs: number): void {
    const isNew = shown.question !== this.shown?.question || shown.round !== this.shown.round;
    if (!isNew && shown.given === this.shown?.given) return;
    this.shown = shown;
    this.swelling = null;
    this.bubbles.forEach((bubble, index) => {
      const choice = shown.question.choices[index] ?? 0;
      const fate = fateOf(choice, shown);
      bubble.meet(fate, nowMs);
      if (isNew) bubble.carry(choice, this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs + index * BETWEEN_MS);
      if (fate === 'popped' && !this.reducedMotion) this.swelling = bubble;
    });
  }

  tick(nowMs: number): void {
    for (let index = 0; index < this.bubbles.length; index++) this.bubbles[index]!.tick(nowMs);
    if (this.swelling?.hasPopped(nowMs) === true) {
      this.drops.throw(this.swelling.x, this.swelling.y, nowMs);
      this.swelling = null;
    }
    this.drops.tick(nowMs);
  }
}
