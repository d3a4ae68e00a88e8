import { Container, Sprite } from 'pixi.js';
import type { Fraction } from '../../../../machines/core/fraction';
import type { Atlas } from '../../../stage/atlas';
import { Bar } from '../../../stage/fractions/bar';
import { PIECE } from '../../../stage/fractions/drawings';
import type { Whole } from '../../../stage/fractions/pieces';
import { easeOut, progressOf } from '../../../stage/motion';
import { BADGE, GUIDE } from './drawings';
import { FractionLabel } from './fraction-label';
import type { Bars } from './layout';
import { type ComparedAmounts as Amounts, MAX_WHOLES } from './question-cakes';

/** Length of a bar before scaling, in units. */
const MADE = 600;
/** The gap between two wholes of a bar, as a fraction of the total length. */
const BETWEEN = 0.02;
const GUIDE_MS = 300;

/**
 * The right amount above the player's: bars of equal wholes, and a line that drops from the end of the right
 * amount.
 */
export class Comparison extends Container {
  private readonly rows: readonly [readonly Bar[], readonly Bar[]];
  private readonly labels: readonly [FractionLabel, FractionLabel];
  private readonly marks: readonly [Sprite, Sprite];
  private readonly guide: Sprite;
  private amounts: Amounts | null = null;
  private shownMs = Number.NEGATIVE_INFINITY;
  private guideHeight = 0;

  constructor(atlas: Atlas) {
    super();
    const row = (): readonly Bar[] => Array.from({ length: MAX_WHOLES }, () => new Bar(atlas, MADE));
    this.rows = [row(), row()];
    this.labels = [new FractionLabel(atlas), new FractionLabel(atlas)];
    this.marks = [
      new Sprite({ texture: atlas.texture('right'), anchor: 0.5 }),
      new Sprite({ texture: atlas.texture('wrong'), anchor: 0.5 }),
    ];
    this.guide = new Sprite({ texture: atlas.texture('guide'), anchor: { x: 0.5, y: 0 } });
    this.addChild(...this.rows.flat(), this.guide, ...this.labels, ...this.marks);
  }

  /** Shows both amounts. The player's amount is labelled with the answer as typed. */
  show(amounts: Amounts, given: Fraction, nowMs: number): void {
    this.amounts = amounts;
    this.shownMs = nowMs;
    this.fill(this.rows[0], amounts.right);
    this.fill(this.rows[1], amounts.given);
    this.labels[0].setFraction(amounts.amount);
    this.labels[1].setFraction(given);
  }

  moveTo({ x, length, height, ys, labelX, labelSize, labelWidth, signX }: Bars): void {
    if (this.amounts === null) return;
    const { wholes, amount } = this.amounts;
    const gap = wholes === 1 ? 0 : length * BETWEEN;
    const each = (length - gap * (wholes - 1)) / wholes;
    this.rows.forEach((row, index) => {
      row.forEach((bar, whole) => {
        bar.position.set(x + whole * (each + gap), ys[index] ?? 0);
        bar.scale.set(each / MADE, height / PIECE.height);
      });
      this.labels[index]?.moveTo(labelX, (ys[index] ?? 0) + height / 2, labelSize, labelWidth);
      const mark = this.marks[index];
      mark?.position.set(signX, (ys[index] ?? 0) + height / 2);
      mark?.scale.set(Math.max(1, labelSize / 44));
    });
    const value = amount.numerator / amount.denominator;
    const full = Math.ceil(value) - 1;
    this.guide.position.set(x + full * (each + gap) + (value - full) * each, ys[0] - BADGE / 2);
    this.guideHeight = ys[1] + height + BADGE / 2 - (ys[0] - BADGE / 2);
    this.guide.scale.set(1, this.guideHeight / GUIDE.height);
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.shownMs + GUIDE_MS;
  }

  tick(nowMs: number): void {
    this.guide.scale.y = (this.guideHeight / GUIDE.height) * easeOut(progressOf(nowMs, this.shownMs, GUIDE_MS));
  }

  private fill(row: readonly Bar[], wholes: readonly Whole[]): void {
    row.forEach((bar, index) => {
      const whole = wholes[index];
      bar.visible = whole !== undefined;
      if (whole !== undefined) bar.show(whole);
    });
  }
}
