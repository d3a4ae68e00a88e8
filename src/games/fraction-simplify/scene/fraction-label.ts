import { Container, NineSliceSprite } from 'pixi.js';
import type { Fraction } from '../../../../machines/core/fraction';
import type { Atlas } from '../../../stage/atlas';
import { FractionText } from '../../../stage/fractions/fraction-text';
import { TEXT_TINTS } from './colours';
import { CARD } from './drawings';

/** Font size of a label before scaling, in units. */
const SIZE = 40;
const AIR = { beside: 14, height: 92 } as const;

/** A fraction on a paper card. Its origin is its centre. */
export class FractionLabel extends Container {
  private readonly card: NineSliceSprite;
  private readonly figures: FractionText;

  constructor(atlas: Atlas) {
    super();
    const { corner } = CARD;
    this.card = new NineSliceSprite({
      texture: atlas.texture('card'),
      leftWidth: corner,
      rightWidth: corner,
      topHeight: corner,
      bottomHeight: corner,
      height: AIR.height,
      y: -AIR.height / 2,
    });
    this.figures = new FractionText(atlas, SIZE, TEXT_TINTS.ink);
    this.addChild(this.card, this.figures);
    this.visible = false;
  }

  setFraction(one: Fraction | null): void {
    this.visible = one !== null;
    if (one === null) return;
    this.figures.show({ numerator: String(one.numerator), denominator: String(one.denominator) });
    this.card.width = this.figures.textWidth + 2 * AIR.beside;
    this.card.x = -this.card.width / 2;
  }

  /** Sets the position, the font size and the maximum width of the card, in units. */
  moveTo(x: number, y: number, size: number, maxWidth = Number.POSITIVE_INFINITY): void {
    this.position.set(x, y);
    this.scale.set(Math.min(size / SIZE, maxWidth / (this.figures.textWidth + 2 * AIR.beside)));
  }
}
