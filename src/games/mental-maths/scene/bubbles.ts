import { Container } from 'pixi.js';
import { RULES } from '../../../../machines/mental-maths/rules';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import type { MentalMathsView } from '../view';
import { Bubble, type BubbleState } from './bubble';
import { mentalMathsLayout } from './layout';

/** Delay between one new bubble and the next. */
const DELAY_MS = 60;

function getState(choice: number, { question, given }: Pick<MentalMathsView, 'question' | 'given'>): BubbleState {
  if (given === null) return 'open';
  if (choice === question.equation.answer) return given.verdict === 'right' ? 'popped' : 'meant';
  return choice === given.choice ? 'sunk' : 'open';
}

export class Bubbles extends Container {
  private readonly bubbles: readonly Bubble[];
  private readonly reducedMotion: boolean;
  private shown: MentalMathsView | null = null;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.bubbles = Array.from({ length: RULES.choices.count }, (_, index) => new Bubble(atlas, index, reducedMotion));
    this.addChild(...this.bubbles);
  }

  layout(view: View): void {
    const { bubbles, bubbleScale } = mentalMathsLayout(view);
    bubbles.forEach(({ x, y }, index) => this.bubbles[index]?.layout(x, y, bubbleScale));
  }

  show(shown: MentalMathsView, nowMs: number): void {
    const isNew = shown.question !== this.shown?.question || shown.round !== this.shown.round;
    if (!isNew && shown.given === this.shown?.given) return;
    this.shown = shown;
    this.bubbles.forEach((bubble, index) => {
      const choice = shown.question.choices[index] ?? 0;
      const fate = getState(choice, shown);
      bubble.setState(fate, nowMs);
      if (isNew) bubble.setNumber(choice, this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs + index * DELAY_MS);
    });
  }

  tick(nowMs: number): void {
    for (let index = 0; index < this.bubbles.length; index++) this.bubbles[index]!.tick(nowMs);
  }
}
