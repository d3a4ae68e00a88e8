import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { FRAME, type View } from '../../../stage/scene';
import { CARD, CARD_FONT } from './card-drawing';

/** The least height of figures on the screen, in CSS pixels. */
const MIN_FONT_PX = 34;
const WAITING_FONT_PX = 44;
const MAX_SCALE = 2;
/** How much larger than drawn a card is in each shape, and how much larger one that waits alone. */
const SCALE = { landscape: { falling: 1, waiting: 1.6 }, portrait: { falling: 1.2, waiting: 1.6 } } as const;
/** The widest part of a landscape stage in which cards fall, in units. */
const WIDEST = 1200;
/** The air between a card and the edge of its half of the width, in units. */
const SIDE_MARGIN = 3;
/** How far above the lower edge the hero's hair reaches; a card that waits stands between it and the upper edge. */
const HERO_TOP = { landscape: 250, portrait: 254 } as const;
/** A card has landed when its middle is this far above the dome's line. */
const ABOVE_DOME = 12;

/** Where cards lie in the scene: turns the rules' percent into units, for the stage as it is. */
export class CardLayout {
  waitingX = 0;
  waitingY = 0;
  private falling = 1;
  private waiting = 1;
  private left = 0;
  private width = 1;
  private top = 0;
  private maxWidth = 1;
  private shape: View['shape'] = 'landscape';

  fit({ shape, left, right, top, bottom, scale }: View): void {
    this.shape = shape;
    const min = (fontPx: number) => Math.min(MAX_SCALE, fontPx / (CARD_FONT * scale));
    this.falling = Math.max(SCALE[shape].falling, min(MIN_FONT_PX));
    this.waiting = Math.max(SCALE[shape].waiting, min(WAITING_FONT_PX));
    this.width = shape === 'landscape' ? Math.min(right - left, WIDEST) : right - left;
    this.left = FRAME[shape].width / 2 - this.width / 2;
    this.maxWidth = this.width / 2 - 2 * SIDE_MARGIN;
    this.top = top;
    this.waitingX = FRAME[shape].width / 2;
    this.waitingY = (top + bottom - HERO_TOP[shape]) / 2;
  }

  /** How large a card of that width is drawn. */
  scaleOf(width: number, isWaiting: boolean): number {
    return isWaiting
      ? Math.min(this.waiting, (this.width - 24) / width)
      : Math.min(this.falling, this.maxWidth / width);
  }

  /**
   * The middle of a card that the rules place at `percent` of the width, moved where it would leave its half;
   * `width` is in units, as drawn.
   */
  xOf(percent: number, width: number): number {
    const half = this.width / 2;
    const from = this.left + (percent < 50 ? 0 : half);
    const middle = this.shape === 'landscape' ? this.left + (percent / 100) * this.width : from + half / 2;
    const reach = width / 2 + SIDE_MARGIN;
    return Math.min(from + half - reach, Math.max(from + reach, middle));
  }

  /** The middle of a card at a height of the rules (-10 above the scene, 100 on the dome). */
  yOf(height: number, domeY: number): number {
    const { startY } = RULES.screen;
    const from = this.top - (CARD.height / 2) * this.falling - CARD.ring;
    const to = domeY - ABOVE_DOME;
    return from + ((height - startY) / (100 - startY)) * (to - from);
  }
}
