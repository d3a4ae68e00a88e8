import { BitmapText, Container, NineSliceSprite, Sprite } from 'pixi.js';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import { sumText } from '../../../format';
import type { Atlas } from '../../../stage/atlas';
import { NUMBERS } from '../../../stage/fonts';
import { CARD } from './card-drawing';

export const INK_TINT = 0x1b1b3a;
export const CARD_FONT = 44;
/** The air on both sides of an equation, and the least width of a card, in units before it is scaled. */
const PADDING = 20;
const LEAST_WIDTH = 140;
/** Thin lines above a card that say "falling": place from its side, and length. */
const STREAKS = [
  { side: -1, from: 28, length: 26 },
  { side: -1, from: 50, length: 46 },
  { side: 1, from: 50, length: 38 },
  { side: 1, from: 28, length: 22 },
] as const;
const STREAK_WIDTH = 4.5;

/** A face that keeps its corners round while it is as wide as its text. */
export function nineSlice(atlas: Atlas, name: string, corner: number): NineSliceSprite {
  const [leftWidth, topHeight, rightWidth, bottomHeight] = [corner, corner, corner, corner];
  return new NineSliceSprite({ texture: atlas.texture(name), leftWidth, topHeight, rightWidth, bottomHeight });
}

/** A falling sum: its face, its figures, and the signs of a power-up and of danger. Its middle is at 0,0. */
export class CardBody extends Container {
  /** In units, before it is scaled. */
  cardWidth: number = LEAST_WIDTH;
  isWaiting = false;
  private readonly atlas: Atlas;
  private readonly ring: NineSliceSprite;
  private readonly face: NineSliceSprite;
  private readonly figures = new BitmapText({
    text: '',
    style: { fontFamily: NUMBERS, fontSize: CARD_FONT },
    anchor: 0.5,
  });
  private readonly badge = new Sprite({ anchor: 0.5 });
  private readonly danger: Sprite;
  private readonly streaks: readonly Sprite[];
  private plainFace: 'card' | 'card power' = 'card';

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
    this.ring = nineSlice(atlas, 'card ring', CARD.corner + CARD.ring);
    this.face = nineSlice(atlas, 'card', CARD.corner);
    this.danger = new Sprite({ texture: atlas.texture('danger'), anchor: 0.5 });
    this.figures.tint = INK_TINT;
    this.streaks = STREAKS.map(({ length }) => {
      const streak = new Sprite({ texture: atlas.texture('bar'), anchor: { x: 0.5, y: 1 }, alpha: 0.22 });
      streak.setSize(STREAK_WIDTH, length);
      return streak;
    });
    this.addChild(...this.streaks, this.ring, this.face, this.figures, this.badge, this.danger);
  }

  /** Dresses the body for a problem that falls, or that waits alone. */
  dress(problem: Problem, { isWaiting, hasStreaks }: { isWaiting: boolean; hasStreaks: boolean }): void {
    const { powerUp } = problem;
    this.isWaiting = isWaiting;
    this.figures.text = sumText(problem);
    this.cardWidth = Math.max(LEAST_WIDTH, this.figures.width + 2 * PADDING);
    const width = this.cardWidth;
    const [left, top] = [-width / 2, -CARD.height / 2];
    this.plainFace = powerUp === null ? 'card' : 'card power';
    this.ring.visible = powerUp !== null;
    this.badge.visible = powerUp !== null;
    if (powerUp !== null) this.badge.texture = this.atlas.texture(powerUp);
    this.face.width = width;
    this.face.height = CARD.height;
    this.face.position.set(left, top);
    this.ring.width = width + 2 * CARD.ring;
    this.ring.height = CARD.height + 2 * CARD.ring;
    this.ring.position.set(left - CARD.ring, top - CARD.ring);
    this.figures.y = -3;
    this.badge.position.set(left + 4, top + 2);
    this.danger.position.set(-left - 6, top + 4);
    STREAKS.forEach(({ side, from }, index) => {
      const streak = this.streaks[index];
      streak?.position.set(side * (width / 2 - from), top - 12 - (powerUp === null ? 0 : CARD.ring));
      if (streak) streak.visible = hasStreaks;
    });
    this.danger.visible = false;
    this.face.texture = this.atlas.texture(this.plainFace);
  }

  setDanger(isInDanger: boolean): void {
    if (this.danger.visible === isInDanger) return;
    this.danger.visible = isInDanger;
    const name = isInDanger && this.plainFace === 'card' ? 'card danger' : this.plainFace;
    this.face.texture = this.atlas.texture(name);
  }
}
