import { Container, NineSliceSprite } from 'pixi.js';
import type { Atlas } from '../atlas';
import { EquationText } from '../equation-text';
import { LINE } from './drawings';

/** The layout of a fraction, as fractions of the font size. */
const LAYOUT = { above: -0.44, below: 0.48, line: 0.09, beyond: 0.1, wholeGap: 0.14, wholeSize: 1.25 } as const;

/** The text: digits, or "?" before the answer. */
export interface FractionContent {
  readonly numerator: string;
  readonly denominator: string;
  /** The whole number before the fraction, if any. */
  readonly whole?: string;
}

/** A fraction with its numerator over its denominator and a line between them, centred on 0,0. */
export class FractionText extends Container {
  /** In units, before scaling. */
  textWidth = 0;
  private readonly size: number;
  private readonly whole: EquationText;
  private readonly numerator: EquationText;
  private readonly denominator: EquationText;
  private readonly line: NineSliceSprite;

  /** `size` is the font size, in units. */
  constructor(atlas: Atlas, size: number, tint: number) {
    super();
    this.size = size;
    this.whole = new EquationText(atlas, size * LAYOUT.wholeSize, tint);
    this.numerator = new EquationText(atlas, size, tint);
    this.denominator = new EquationText(atlas, size, tint);
    const end = LINE.height / 2;
    this.line = new NineSliceSprite({
      texture: atlas.texture('fraction line'),
      leftWidth: end,
      rightWidth: end,
      topHeight: end - 1,
      bottomHeight: end - 1,
      height: size * LAYOUT.line,
      tint,
    });
    this.line.y = (-size * LAYOUT.line) / 2;
    this.numerator.y = size * LAYOUT.above;
    this.denominator.y = size * LAYOUT.below;
    this.addChild(this.whole, this.numerator, this.line, this.denominator);
  }

  show({ numerator, denominator, whole = '' }: FractionContent): void {
    this.numerator.text = numerator;
    this.denominator.text = denominator;
    this.whole.text = whole;
    const { size } = this;
    const wide = Math.max(this.numerator.textWidth, this.denominator.textWidth) + 2 * LAYOUT.beyond * size;
    const before = whole === '' ? 0 : this.whole.textWidth + LAYOUT.wholeGap * size;
    this.textWidth = before + wide;
    const middle = before / 2;
    this.numerator.x = middle;
    this.denominator.x = middle;
    this.line.width = wide;
    this.line.x = middle - wide / 2;
    this.whole.x = -this.textWidth / 2 + this.whole.textWidth / 2;
  }

  set colour(tint: number) {
    for (const body of [this.whole, this.numerator, this.denominator, this.line]) body.tint = tint;
  }
}
