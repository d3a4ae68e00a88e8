import { Container } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { FractionText } from '../../../stage/fractions/fraction-text';
import { TINTS } from './colours';
import type { BarLabel } from './story-shape';

const SIZE = 40;

/** The label next to a bar. Its origin is its centre. */
export class RowLabel extends Container {
  private readonly fraction: FractionText;
  private readonly line: EquationText;

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.fraction = new FractionText(atlas, SIZE, TINTS.ink);
    this.line = new EquationText(atlas, SIZE, TINTS.ink);
    this.addChild(this.fraction, this.line);
  }

  /** Shows a label in this font size, or smaller if it would not fit. Null hides it. */
  show(label: BarLabel | null, size: number, room: number): void {
    this.visible = label !== null;
    if (label === null) return;
    this.fraction.visible = label.kind === 'fraction';
    this.line.text = label.kind === 'line' ? label.text : '';
    if (label.kind === 'fraction') {
      const { whole, part } = label;
      this.fraction.show({
        numerator: String(Math.abs(part.numerator)),
        denominator: String(part.denominator),
        ...(whole !== 0 && { whole: String(whole) }),
      });
    }
    const width = label.kind === 'fraction' ? this.fraction.textWidth : this.line.textWidth;
    this.scale.set(Math.min(size / SIZE, room / width));
  }
}
