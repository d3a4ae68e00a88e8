import { Container, NineSliceSprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, getProgress, interpolate } from '../../../stage/motion';
import { formatAmount, type MoneyStyle } from '../amounts';
import { TINT } from './colours';
import type { AmountLabel, getTextSizes } from './counter-parts';
import { PILL } from './drawings';

const APPEAR = { from: 0.5, lengthMs: 240 } as const;
/** Font size of labels before scaling. */
const FONT_SIZE = 40;

class AmountBody extends Container {
  appearsMs = Number.NEGATIVE_INFINITY;
  private readonly pill: NineSliceSprite;
  private readonly amount: EquationText;

  constructor(atlas: Atlas) {
    super({ visible: false });
    const { corner, width, height } = PILL;
    this.pill = new NineSliceSprite({
      texture: atlas.texture('pill'),
      leftWidth: corner,
      rightWidth: corner,
      topHeight: 0,
      bottomHeight: 0,
      width,
      height,
    });
    this.amount = new EquationText(atlas, FONT_SIZE, TINT.white);
    this.addChild(this.pill, this.amount);
  }

  write({ x, y, cents, tint }: AmountLabel, { pill, total }: ReturnType<typeof getTextSizes>, style: MoneyStyle): void {
    this.position.set(x, y);
    this.amount.text = formatAmount(cents, style);
    this.amount.tint = tint === null ? TINT.ink : TINT.white;
    this.pill.visible = tint !== null;
    this.pill.tint = tint ?? TINT.white;
    const font = (tint === null ? total : pill).font;
    this.amount.scale.set(font / FONT_SIZE);
    // The pill is drawn at its height in the atlas and scaled as a whole, so that its corners keep their
    // shape.
    const scale = pill.height / PILL.height;
    const wide = Math.max(PILL.width, ((this.amount.textWidth * font) / FONT_SIZE + 0.8 * font) / scale);
    this.pill.width = wide;
    this.pill.scale.set(scale);
    this.pill.position.set((-wide * scale) / 2, -pill.height / 2);
  }
}

/** Amounts on the counter, which appear one by one. */
export class AmountLabels extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly bodies: AmountBody[] = [];
  private count = 0;
  private style: MoneyStyle = {};
  private restsMs = Number.NEGATIVE_INFINITY;

  /** Creates this many sprites in advance. More are created if these are not enough. */
  constructor(atlas: Atlas, reducedMotion: boolean, count: number) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.grow(count);
  }

  /** Sets how the next amounts are written. */
  setStyle(style: MoneyStyle): void {
    this.style = style;
  }

  /**
   * Replaces all amounts. The first new one appears at `atMs`, and each of the others `everyMs` after the one
   * before.
   */
  write(tags: readonly AmountLabel[], textSizes: ReturnType<typeof getTextSizes>, atMs: number, everyMs: number): void {
    this.grow(tags.length);
    this.count = tags.length;
    for (let index = 0; index < this.bodies.length; index++) {
      const body = this.bodies[index]!;
      const tag = tags[index];
      body.visible = false;
      if (tag === undefined) continue;
      body.write(tag, textSizes, this.style);
      body.appearsMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : atMs + index * everyMs;
    }
    this.restsMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : atMs + this.count * everyMs + APPEAR.lengthMs;
  }

  tick(nowMs: number): void {
    for (let index = 0; index < this.count; index++) {
      const body = this.bodies[index]!;
      body.visible = nowMs >= body.appearsMs;
      body.scale.set(interpolate(APPEAR.from, 1, easeBack(getProgress(nowMs, body.appearsMs, APPEAR.lengthMs))));
    }
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.restsMs;
  }

  private grow(count: number): void {
    while (this.bodies.length < count) {
      const body = new AmountBody(this.atlas);
      this.bodies.push(body);
      this.addChild(body);
    }
  }
}
