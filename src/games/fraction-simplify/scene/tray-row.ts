import { Container } from 'pixi.js';
import type { OperationQuestion } from '../../../../machines/fraction-simplify/questions';
import type { Atlas } from '../../../stage/atlas';
import { TRAY, Tray } from '../../../stage/fractions/tray';
import { easeBack, easeOut, getProgress, interpolate } from '../../../stage/motion';
import { FractionLabel } from './fraction-label';
import { type Plates, trayHalfSide } from './layout';
import { getTray, LOOKS } from './question-cakes';

const APPEARS = { from: 0.8, lengthMs: 240 } as const;
const CUTS_MS = 700;
const TRAY_LOOKS = { across: LOOKS.first, down: LOOKS.second, both: LOOKS.both } as const;

/**
 * The two fractions of a product as square cakes. After the answer a third cake has both, and the product is
 * where they overlap.
 */
export class TrayRow extends Container {
  private readonly trays: readonly [Tray, Tray, Tray];
  private readonly labels: readonly [FractionLabel, FractionLabel, FractionLabel];
  private question: OperationQuestion | null = null;
  private size = 1;
  private askedMs = Number.NEGATIVE_INFINITY;
  private answeredMs: number | null = null;

  constructor(atlas: Atlas) {
    super();
    this.trays = [new Tray(atlas), new Tray(atlas), new Tray(atlas)];
    this.labels = [new FractionLabel(atlas), new FractionLabel(atlas), new FractionLabel(atlas)];
    this.addChild(...this.trays, ...this.labels);
  }

  ask(question: OperationQuestion, nowMs: number): void {
    const { across, down } = getTray(question);
    this.question = question;
    this.askedMs = nowMs;
    this.answeredMs = null;
    this.trays[0].show({ across, down: null, looks: TRAY_LOOKS });
    this.trays[1].show({ across: null, down, looks: TRAY_LOOKS });
    this.trays[2].visible = false;
    this.labels[0].setFraction(across);
    this.labels[1].setFraction(down);
    this.labels[2].setFraction(null);
  }

  answer(nowMs: number): void {
    if (this.question === null) return;
    const { across, down, product } = getTray(this.question);
    this.answeredMs = nowMs;
    this.trays[2].show({ across, down, looks: TRAY_LOOKS });
    this.labels[2].setFraction(product);
  }

  moveTo({ xs, y, radius, labelY, labelSize }: Plates): void {
    this.size = trayHalfSide(radius) / TRAY.half;
    this.trays.forEach((tray, index) => {
      tray.position.set(xs[index] ?? 0, y);
      tray.scale.set(this.size);
    });
    this.labels.forEach((label, index) => label.moveTo(xs[index] ?? 0, labelY, labelSize));
  }

  isStill(nowMs: number): boolean {
    return nowMs > (this.answeredMs === null ? this.askedMs + APPEARS.lengthMs : this.answeredMs + CUTS_MS);
  }

  tick(nowMs: number): void {
    const appeared = interpolate(APPEARS.from, 1, easeBack(getProgress(nowMs, this.askedMs, APPEARS.lengthMs)));
    this.trays[0].scale.set(this.size * appeared);
    this.trays[1].scale.set(this.size * appeared);
    if (this.answeredMs === null) return;
    this.trays[2].scale.set(
      this.size * interpolate(APPEARS.from, 1, easeBack(getProgress(nowMs, this.answeredMs, APPEARS.lengthMs))),
    );
    this.trays[2].growCuts(easeOut(getProgress(nowMs, this.answeredMs, CUTS_MS)));
  }
}
