import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { FRAME, type View } from '../../../stage/scene';
import { CARD, CARD_FONT_SIZE } from './card-drawing';

/** Minimum font size on the screen, in CSS pixels. */
const MIN_FONT_PX = 34;
const WAITING_FONT_PX = 44;
const MAX_SCALE = 2;
/** Scale of cards for each shape of the stage: falling ones, and a single waiting one. */
const SCALE = { landscape: { falling: 1, waiting: 1.6 }, portrait: { falling: 1.2, waiting: 1.6 } } as const;
/** On a wide stage, cards fall only in a middle part of this width, in units. */
const WIDEST = 1200;
/** The space between a card and the edge of its half of the stage, in units. */
const SIDE_MARGIN = 3;
/**
 * How far the top of the hero's hair is above the lower edge of the stage. A waiting card is between it and the
 * upper edge.
 */
const HERO_TOP = { landscape: 250, portrait: 254 } as const;
/** A card has landed when its centre is this far above the dome. */
const ABOVE_DOME = 12;

/** Converts card positions from the percentages in the rules to units of the current stage. */
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
    const min = (fontPx: number) => Math.min(MAX_SCALE, fontPx / (CARD_FONT_SIZE * scale));
    this.falling = Math.max(SCALE[shape].falling, min(MIN_FONT_PX));
    this.waiting = Math.max(SCALE[shape].waiting, min(WAITING_FONT_PX));
    this.width = shape === 'landscape' ? Math.min(right - left, WIDEST) : right - left;
    this.left = FRAME[shape].width / 2 - this.width / 2;
    this.maxWidth = this.width / 2 - 2 * SIDE_MARGIN;
    this.top = top;
    this.waitingX = FRAME[shape].width / 2;
    this.waitingY = (top + bottom - HERO_TOP[shape]) / 2;
  }

  scaleOf(width: number, isWaiting: boolean): number {
    return isWaiting
      ? Math.min(this.waiting, (this.width - 24) / width)
      : Math.min(this.falling, this.maxWidth / width);
  }

  /**
   * The x of a card's centre at `percent` of the stage, shifted if the card would cross into the other half.
   * `width` is in units, as drawn.
   */
  xOf(percent: number, width: number): number {
    const half = this.width / 2;
    const from = this.left + (percent < 50 ? 0 : half);
    const middle = this.shape === 'landscape' ? this.left + (percent / 100) * this.width : from + half / 2;
    const reach = width / 2 + SIDE_MARGIN;
    return Math.min(from + half - reach, Math.max(from + reach, middle));
  }

  /** The y of a card's centre at a height from the rules: -10 is above the stage, 100 is on the dome. */
  yOf(height: number, domeY: number): number {
    const { startY } = RULES.screen;
    const from = this.top - (CARD.height / 2) * this.falling - CARD.ring;
    const to = domeY - ABOVE_DOME;
    return from + ((height - startY) / (100 - startY)) * (to - from);
  }
}
