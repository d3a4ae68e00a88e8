import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, oscillate, progressOf } from '../../../stage/motion';
import { TINT } from './colours';
import type { BoardLayout } from './layout';
import { SumBar } from './sum-bar';

const TARGET = { size: 72, widest: 106 } as const;
const LINE = { size: 34, above: 30, min: 0.62, badge: 40, gap: 14 } as const;
/** At the lower left of the disc, where it does not cover a digit. */
const DANGER = { x: -58, y: 48, scale: 0.85, size: 30 } as const;
const POP_MS = 240;
const SHAKE = { units: 8, lengthMs: 180 } as const;

export type TargetOutcome = 'open' | 'hit' | 'overshoot' | 'timeUp';

export interface TargetBoardView {
  readonly target: number;
  readonly values: readonly number[];
  readonly outcome: TargetOutcome;
  /** The seconds left once only the last ones remain; null before. */
  readonly lastSeconds: number | null;
}

/** The changing parts of the target board: the target in its disc, the growing sum, and the bar that it fills. */
export class TargetBoard extends Container {
  /** The numbers, which shake sideways when the sum is too large. */
  private readonly nodding = new Container();
  private readonly target: EquationText;
  private readonly parts: EquationText;
  private readonly sum: EquationText;
  private readonly bar: SumBar;
  private readonly right: Sprite;
  private readonly wrong: Sprite;
  private readonly danger: Sprite;
  private readonly seconds: EquationText;
  private readonly reducedMotion: boolean;
  private shown: TargetBoardView = { target: 0, values: [], outcome: 'open', lastSeconds: null };
  private line = { left: 0, right: 0, y: 0 };
  private fateMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    const sprite = (name: string) => new Sprite({ texture: atlas.texture(name), anchor: 0.5, visible: false });
    this.target = new EquationText(atlas, TARGET.size, TINT.ink);
    this.parts = new EquationText(atlas, LINE.size, TINT.ink);
    this.sum = new EquationText(atlas, LINE.size, TINT.quiet);
    this.bar = new SumBar(atlas, reducedMotion);
    this.right = sprite('right');
    this.wrong = sprite('wrong');
    this.danger = sprite('danger');
    this.seconds = new EquationText(atlas, DANGER.size, TINT.white);
    this.nodding.addChild(this.target, this.parts, this.sum, this.right, this.wrong);
    this.addChild(this.nodding, this.bar, this.danger, this.seconds);
  }

  layout({ disc, bar }: BoardLayout): void {
    this.target.position.set(disc.x - 1, disc.y);
    this.bar.layout(bar);
    this.line = { left: bar.x, right: bar.x + bar.width, y: bar.y - LINE.above };
    this.danger.position.set(disc.x + DANGER.x, disc.y + DANGER.y);
    this.danger.scale.set(DANGER.scale);
    this.seconds.position.set(disc.x + DANGER.x, disc.y + DANGER.y + 3);
    this.dress();
  }

  show(shown: TargetBoardView, nowMs: number): void {
    const last = this.shown;
    this.shown = shown;
    if (shown.outcome !== last.outcome) this.fateMs = shown.outcome === 'open' ? Number.NEGATIVE_INFINITY : nowMs;
    if (shown.values !== last.values || shown.target !== last.target) {
      this.bar.show(shown.values, shown.target, nowMs);
    }
    this.dress();
  }

  tick(nowMs: number): void {
    this.bar.tick(nowMs);
    const { outcome } = this.shown;
    const sinceMs = nowMs - this.fateMs;
    const isNodding = outcome === 'overshoot' && !this.reducedMotion && sinceMs < SHAKE.lengthMs;
    this.nodding.x = isNodding ? oscillate(sinceMs, SHAKE.lengthMs) * SHAKE.units : 0;
    const pop = this.reducedMotion ? 1 : easeBack(progressOf(nowMs, this.fateMs, POP_MS));
    this.right.scale.set(pop);
    this.wrong.scale.set(pop);
  }

  private dress(): void {
    const { target, values, outcome, lastSeconds } = this.shown;
    if (target === 0) return;
    this.target.text = String(target);
    this.target.scale.set(Math.min(1, TARGET.widest / this.target.textWidth));
    this.dressLine(values, outcome);
    const figure = outcome === 'timeUp' ? 0 : lastSeconds;
    this.danger.visible = figure !== null;
    this.seconds.text = figure === null ? '' : String(figure);
  }

  /** Writes "17 + 9" on the left and "= 26" on the right, as large as both of them fit. */
  private dressLine(values: readonly number[], outcome: TargetOutcome): void {
    const { left, right, y } = this.line;
    const sum = values.reduce((all, value) => all + value, 0);
    const hasBadge = outcome === 'hit' || outcome === 'overshoot';
    this.sum.text = values.length === 0 ? '' : `= ${sum}`;
    this.sum.tint = { open: TINT.quiet, hit: TINT.right, overshoot: TINT.wrong, timeUp: TINT.quiet }[outcome];
    const end = right - (hasBadge ? LINE.badge : 0);
    this.sum.position.set(end - this.sum.textWidth / 2, y);
    this.right.visible = outcome === 'hit';
    this.wrong.visible = outcome === 'overshoot';
    this.right.position.set(right - 16, y);
    this.wrong.position.set(right - 16, y);
    const room = end - this.sum.textWidth - LINE.gap - left;
    this.parts.text = values.join(' + ');
    // Shows the whole sum or nothing, because half a sum would be wrong. The bar shows all the numbers
    // anyway.
    if (this.parts.textWidth * LINE.min > room) this.parts.text = '';
    const scale = Math.min(1, room / Math.max(1, this.parts.textWidth));
    this.parts.scale.set(scale);
    this.parts.position.set(left + (this.parts.textWidth * scale) / 2, y);
  }
}
