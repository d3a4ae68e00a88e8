import { Container, type NineSliceSprite, Sprite } from 'pixi.js';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import { settingsStore } from '../../../device/settings';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, easeIn, getProgress } from '../../../stage/motion';
import { formatEquation } from '../../../ui/format';
import { INK_TINT, nineSlice } from './card-body';
import { CARD, CARD_FONT_SIZE } from './card-drawing';

const PADDING = 22;
const APPEARS_MS = 200;
export const ZAPPED_MS = 700;
/** Delay from the beam's hit until the plate cracks. */
const CRACKS_MS = 60;
/**
 * In ms: the points wait above the plate, then fly to the score in an arc of height `arc`. They arrive when the
 * score changes.
 */
const POINTS = { fly: 160, arrive: 480, above: 18, arc: 40, size: 0.7 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A solved sum: the whole equation with its tick, a burst behind it, and points that fly to the score. */
export class ZappedBody extends Container {
  startMs = Number.NEGATIVE_INFINITY;
  /** In units, before scaling. */
  plateWidth = 1;
  private readonly burst: Sprite;
  private readonly plate = new Container();
  private readonly face: NineSliceSprite;
  private readonly cracks: Sprite;
  private readonly figures: EquationText;
  private readonly tickSign: Sprite;
  private readonly points: EquationText;
  private readonly reducedMotion: boolean;
  /** The offset from the plate to the score, in the plate's own units. */
  private wayX = 0;
  private wayY = 0;
  private state: 'growing' | 'grown' = 'growing';

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.burst = new Sprite({ texture: atlas.texture('burst'), anchor: 0.5, visible: !reducedMotion });
    this.face = nineSlice(atlas, 'card right', CARD.corner);
    this.cracks = new Sprite({ texture: atlas.texture('cracks'), anchor: 0.5 });
    this.tickSign = new Sprite({ texture: atlas.texture('right'), anchor: 0.5 });
    this.figures = new EquationText(atlas, CARD_FONT_SIZE - 2, INK_TINT);
    this.figures.y = -3;
    this.points = new EquationText(atlas, 36, 0xffd452);
    this.plate.addChild(this.face, this.cracks, this.figures, this.tickSign);
    this.addChild(this.burst, this.plate, this.points);
  }

  setProblem(problem: Problem, points: number, startMs: number): void {
    this.startMs = startMs;
    this.figures.text = formatEquation(problem);
    this.plateWidth = this.figures.textWidth + 2 * PADDING;
    const width = this.plateWidth;
    this.face.width = width;
    this.face.height = CARD.height;
    this.face.position.set(-width / 2, -CARD.height / 2);
    this.cracks.width = width;
    this.tickSign.position.set(width / 2 - 6, -CARD.height / 2 + 2);
    this.points.text = points > 0 && !settingsStore.read().isScoreHidden ? `+${points}` : '';
    this.plate.rotation = this.reducedMotion ? 0 : -0.05;
    this.state = 'growing';
    this.grow(this.reducedMotion ? 1 : 0);
  }

  /** Sets the position of the plate and the point that its points fly to. */
  put(x: number, y: number, goal: Point): void {
    this.position.set(x, y);
    this.wayX = (goal.x - x) / this.scale.x;
    this.wayY = (goal.y - y) / this.scale.y;
  }

  tick(nowMs: number): void {
    const sinceMs = nowMs - this.startMs;
    const isPlateThere = sinceMs < ZAPPED_MS;
    this.plate.visible = isPlateThere;
    this.burst.visible = isPlateThere && !this.reducedMotion;
    if (this.state === 'growing') this.grow(getProgress(nowMs, this.startMs, APPEARS_MS));
    this.cracks.visible = sinceMs >= CRACKS_MS && !this.reducedMotion;
    this.movePoints(sinceMs);
    this.visible = sinceMs >= 0;
  }

  private movePoints(sinceMs: number): void {
    const above = -CARD.height / 2 - POINTS.above;
    const flown = this.reducedMotion ? 0 : easeIn(getProgress(sinceMs, POINTS.fly, POINTS.arrive - POINTS.fly));
    this.points.visible = this.reducedMotion ? sinceMs < ZAPPED_MS : flown < 1;
    this.points.position.set(
      this.wayX * flown,
      above + (this.wayY - above) * flown - POINTS.arc * 4 * flown * (1 - flown),
    );
    this.points.scale.set(1 - (1 - POINTS.size) * flown);
  }

  private grow(progress: number): void {
    const size = easeBack(progress);
    this.plate.scale.set(0.7 + 0.3 * size);
    this.burst.scale.set(size);
    if (progress === 1) this.state = 'grown';
  }

  isOver(nowMs: number): boolean {
    return nowMs - this.startMs >= ZAPPED_MS;
  }
}
