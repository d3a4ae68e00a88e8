import { Container, Sprite } from 'pixi.js';
import { type Dots, rowsOfDots } from '../../../../machines/times-tables/dots';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, interpolate, progressOf } from '../../../stage/motion';
import { TINT } from './colours';
import { DOT_RADIUS } from './drawings';
import { PLATE_SIZE } from './layout';

const FIGURE = { size: 52, y: -74, widest: 196 } as const;
/** The area for dots on the plate, and the y coordinate of its centre. */
const FIELD = { width: 192, height: 136, y: 30 } as const;
/** A row of ten is two groups of five, with a gap of this fraction of a place between them. */
const FIVE = 5;
const BETWEEN_FIVES = 0.6;
/** The share of its place that a dot fills, and the maximum size of a place. */
const DOT_RATIO = 0.78;
const MAX_PITCH = 30;
export const GROW_MS = 200;
/** The scale from which the plate grows. */
const FROM_SCALE = 0.45;

export interface PlateView {
  readonly text: string;
  readonly dots: Dots;
}

/** The plate on which a pressed tile shows its product as dots. Its centre is at 0,0. */
export class DotsPlate extends Container {
  private readonly atlas: Atlas;
  private readonly figure: EquationText;
  private readonly home = new Container();
  private readonly dots: Sprite[] = [];
  private readonly reducedMotion: boolean;
  private fullScale = 1;
  private openMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super({ visible: false });
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.figure = new EquationText(atlas, FIGURE.size, TINT.ink);
    this.figure.y = FIGURE.y;
    this.addChild(new Sprite({ texture: atlas.texture('plate'), anchor: 0.5 }), this.figure, this.home);
  }

  moveTo(x: number, y: number, side: number): void {
    this.position.set(x, y);
    this.fullScale = side / PLATE_SIZE;
    this.scale.set(this.fullScale);
  }

  open({ text, dots }: PlateView, nowMs: number): void {
    this.figure.text = text;
    this.figure.scale.set(Math.min(1, FIGURE.widest / this.figure.textWidth));
    this.lay(dots);
    this.visible = true;
    this.openMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs;
  }

  close(): void {
    this.visible = false;
  }

  tick(nowMs: number): void {
    if (!this.visible) return;
    const grown = easeBack(progressOf(nowMs, this.openMs, GROW_MS));
    this.scale.set(this.fullScale * interpolate(FROM_SCALE, 1, grown));
  }

  /** Puts the dots in their rows, and hides those that are not needed. */
  private lay(dots: Dots): void {
    const { rows, perRow, rest } = dots;
    const count = rows * perRow + rest;
    const lines = rowsOfDots(dots);
    const isTens = perRow === 2 * FIVE;
    // A single row has only as many places as dots, so that it is centred.
    const inRow = lines === 1 ? count : perRow;
    const wide = inRow + (isTens && inRow > FIVE ? BETWEEN_FIVES : 0);
    const pitch = Math.min(MAX_PITCH, FIELD.width / wide, FIELD.height / lines);
    while (this.dots.length < count) this.addDot();
    this.dots.forEach((dot, index) => {
      const column = index % perRow;
      const row = Math.floor(index / perRow);
      const gap = isTens && column >= FIVE ? BETWEEN_FIVES : 0;
      dot.visible = index < count;
      dot.position.set((column + gap + 0.5 - wide / 2) * pitch, FIELD.y + (row + 0.5 - lines / 2) * pitch);
      dot.scale.set((pitch * DOT_RATIO) / (2 * DOT_RADIUS));
    });
  }

  private addDot(): void {
    this.dots.push(this.home.addChild(new Sprite({ texture: this.atlas.texture('dot'), anchor: 0.5 })));
  }
}
