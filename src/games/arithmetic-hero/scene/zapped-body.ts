import { Container, type NineSliceSprite, Sprite } from 'pixi.js';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import type { Atlas } from '../../../stage/atlas';
import { easeBack, easeOut, progressOf } from '../../../stage/motion';
import { SignText } from '../../../stage/sign-text';
import { equationText } from '../../../ui/format';
import { INK_TINT, nineSlice } from './card-body';
import { CARD, CARD_FONT } from './card-drawing';

const PADDING = 22;
const APPEARS_MS = 200;
/** The whole equation can be read for this long. */
export const ZAPPED_MS = 700;
const POINTS_RISE = 46;
const POINTS_MS = 900;

/** A sum that was solved: the whole equation with its tick, a burst behind it, and the points that rise from it. */
export class ZappedBody extends Container {
  startMs = Number.NEGATIVE_INFINITY;
  /** In units, before it is scaled. */
  plateWidth = 1;
  private readonly burst: Sprite;
  private readonly plate = new Container();
  private readonly face: NineSliceSprite;
  private readonly figures: SignText;
  private readonly tickSign: Sprite;
  private readonly points: SignText;
  private readonly reducedMotion: boolean;
  private state: 'growing' | 'grown' = 'growing';

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.burst = new Sprite({ texture: atlas.texture('burst'), anchor: 0.5, visible: !reducedMotion });
    this.face = nineSlice(atlas, 'card right', CARD.corner);
    this.tickSign = new Sprite({ texture: atlas.texture('right'), anchor: 0.5 });
    this.figures = new SignText(atlas, CARD_FONT - 2, INK_TINT);
    this.figures.y = -3;
    this.points = new SignText(atlas, 36, 0xffd452);
    this.plate.addChild(this.face, this.figures, this.tickSign);
    this.addChild(this.burst, this.plate, this.points);
  }

  /** Dresses the body for a solved problem. */
  dress(problem: Problem, points: number, startMs: number): void {
    this.startMs = startMs;
    this.figures.text = equationText(problem);
    this.plateWidth = this.figures.textWidth + 2 * PADDING;
    const width = this.plateWidth;
    this.face.width = width;
    this.face.height = CARD.height;
    this.face.position.set(-width / 2, -CARD.height / 2);
    this.tickSign.position.set(width / 2 - 6, -CARD.height / 2 + 2);
    this.points.text = points > 0 ? `+${points}` : '';
    this.plate.rotation = this.reducedMotion ? 0 : -0.05;
    this.state = 'growing';
    this.grow(this.reducedMotion ? 1 : 0);
  }

  /** Moves everything to its place at a moment. */
  tick(nowMs: number): void {
    const sinceMs = nowMs - this.startMs;
    const isPlateThere = sinceMs < ZAPPED_MS;
    this.plate.visible = isPlateThere;
    this.burst.visible = isPlateThere && !this.reducedMotion;
    if (this.state === 'growing') this.grow(progressOf(nowMs, this.startMs, APPEARS_MS));
    const risen = easeOut(progressOf(nowMs, this.startMs, POINTS_MS));
    this.points.y = -CARD.height / 2 - 18 - (this.reducedMotion ? 0 : risen * POINTS_RISE);
    this.points.alpha = risen === 1 ? 0 : 1 - Math.max(0, risen - 0.8) / 0.2;
    this.visible = sinceMs >= 0;
  }

  private grow(progress: number): void {
    const size = easeBack(progress);
    this.plate.scale.set(0.7 + 0.3 * size);
    this.burst.scale.set(size);
    if (progress === 1) this.state = 'grown';
  }

  isOver(nowMs: number): boolean {
    return nowMs - this.startMs >= POINTS_MS;
  }
}
