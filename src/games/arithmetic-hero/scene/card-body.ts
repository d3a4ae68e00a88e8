import { Container, type DestroyOptions, NineSliceSprite, Sprite } from 'pixi.js';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import type { PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { formatSum } from '../../../ui/format';
import { CARD, CARD_FONT_SIZE, FALLING_SLICES } from './card-drawing';

export const INK_TINT = 0x1b1b3a;
/** The padding on both sides of an equation, and the minimum width of a card, in units before scaling. */
const PADDING = 20;
const MIN_WIDTH = 140;

/** A card background that can have any width without stretching its rounded corners. */
export function nineSlice(atlas: Atlas, name: string, corner: number): NineSliceSprite {
  const [leftWidth, topHeight, rightWidth, bottomHeight] = [corner, corner, corner, corner];
  return new NineSliceSprite({ texture: atlas.texture(name), leftWidth, topHeight, rightWidth, bottomHeight });
}

/** A falling sum: its background, its text, and marks for a power-up and for danger. The origin is its centre. */
export class CardBody extends Container {
  /** In units, before scaling. */
  cardWidth: number = MIN_WIDTH;
  isWaiting = false;
  private readonly atlas: Atlas;
  private readonly ring: NineSliceSprite;
  private readonly face: NineSliceSprite;
  private readonly figures: EquationText;
  private readonly badge = new Sprite({ anchor: 0.5 });
  private readonly danger: Sprite;
  private kind: 'card' | 'card power' = 'card';
  private fall: '' | ' falling' = '';

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
    this.ring = nineSlice(atlas, 'card ring', CARD.corner + CARD.ring);
    this.face = nineSlice(atlas, 'card', CARD.corner);
    this.danger = new Sprite({ texture: atlas.texture('danger'), anchor: 0.5 });
    this.figures = new EquationText(atlas, CARD_FONT_SIZE, INK_TINT);
    this.addChild(this.face, this.figures);
  }

  /** Sets up the card for a falling problem, or for a single waiting one. */
  setProblem(problem: Problem, { isWaiting, hasStreaks }: { isWaiting: boolean; hasStreaks: boolean }): void {
    const { powerUp } = problem;
    this.isWaiting = isWaiting;
    this.figures.text = formatSum(problem);
    this.cardWidth = Math.max(MIN_WIDTH, this.figures.textWidth + 2 * PADDING);
    const width = this.cardWidth;
    const [left, top] = [-width / 2, -CARD.height / 2];
    this.kind = powerUp === null ? 'card' : 'card power';
    this.fall = hasStreaks ? ' falling' : '';
    this.dressFace(width, left, top);
    this.removeChild(this.ring, this.badge, this.danger);
    if (powerUp !== null) this.dressPowerUp(powerUp, width, left, top);
    this.figures.y = -3;
    this.danger.position.set(-left - 6, top + 4);
  }

  /**
   * Most cards have no power-up. Hidden parts are not added as children, so that they cost nothing while cards
   * fall.
   */
  private dressPowerUp(powerUp: PowerUp, width: number, left: number, top: number): void {
    this.ring.width = width + 2 * CARD.ring;
    this.ring.height = CARD.height + 2 * CARD.ring;
    this.ring.position.set(left - CARD.ring, top - CARD.ring);
    this.badge.texture = this.atlas.texture(powerUp);
    this.badge.position.set(left + 4, top + 2);
    this.addChildAt(this.ring, 0);
    this.addChild(this.badge);
  }

  /** The motion lines above a falling card are part of its background, which saves four sprites. */
  private dressFace(width: number, left: number, top: number): void {
    const { face } = this;
    face.texture = this.atlas.texture(this.kind + this.fall);
    const above = this.fall === '' ? 0 : face.texture.height - CARD.height;
    const side = this.fall === '' ? CARD.corner : FALLING_SLICES.side;
    face.leftWidth = side;
    face.rightWidth = side;
    face.topHeight = above + CARD.corner;
    face.width = width;
    face.height = CARD.height + above;
    face.position.set(left, top - above);
  }

  setDanger(isInDanger: boolean): void {
    if ((this.danger.parent !== null) === isInDanger) return;
    if (isInDanger) this.addChild(this.danger);
    else this.removeChild(this.danger);
    const kind = isInDanger && this.kind === 'card' ? 'card danger' : this.kind;
    this.face.texture = this.atlas.texture(kind + this.fall);
  }

  override destroy(options?: DestroyOptions): void {
    for (const part of [this.ring, this.badge, this.danger]) if (part.parent === null) part.destroy(options);
    super.destroy(options);
  }
}
