import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, easeIn, easeOut, getProgress, interpolate } from '../../../stage/motion';
import { TINT } from './colours';
import { STAND } from './drawings';
import { TILE } from './layout';

const FIGURE = { size: 52, widest: 84 } as const;
const RAISE_MS = 120;
const FLIP_MS = 200;
const FALL_MS = 300;

export type TileLook = 'tile' | 'tile chosen' | 'tile right' | 'tile wrong';

/** A tile on its shelf. Its centre is at 0,0. Its legs are visible when it is raised. */
export class TileBody extends Container {
  private readonly atlas: Atlas;
  private readonly top = new Container();
  private readonly face: Sprite;
  private readonly figure: EquationText;
  private readonly badge: Sprite;
  private readonly reducedMotion: boolean;
  private raiseFrom = 0;
  private raiseTo = 0;
  private raiseMs = Number.NEGATIVE_INFINITY;
  private flipMs = Number.NEGATIVE_INFINITY;
  private fallMs = Number.POSITIVE_INFINITY;
  /** The time at which its movement ends. */
  private stillMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.face = new Sprite({ texture: atlas.texture('tile'), anchor: 0.5 });
    this.figure = new EquationText(atlas, FIGURE.size, TINT.ink);
    this.figure.position.set(-2, -3);
    this.badge = new Sprite({ texture: atlas.texture('chosen'), anchor: 0.5, visible: false });
    this.badge.position.set(TILE.width / 2 - 8, -TILE.height / 2 + 6);
    this.top.addChild(this.face, this.figure, this.badge);
    // The centre of the stand's drawing is below that of the tile.
    const stand = new Sprite({ texture: atlas.texture('stand'), anchor: { x: 0.5, y: 0 } });
    stand.position.set(0, TILE.height / 2 - STAND.up);
    this.addChild(stand, this.top);
  }

  /** Deals a new tile with this number. It turns its face to the front from `fromMs` on. */
  deal(value: number, fromMs: number): void {
    this.figure.text = String(value);
    this.figure.scale.set(Math.min(1, FIGURE.widest / this.figure.textWidth));
    this.look('tile');
    this.raiseFrom = 0;
    this.raiseTo = 0;
    this.raiseMs = Number.NEGATIVE_INFINITY;
    this.fallMs = Number.POSITIVE_INFINITY;
    this.flipMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : fromMs;
    this.moveUntil(this.flipMs + FLIP_MS);
    this.moveTo(fromMs - 1);
  }

  look(look: TileLook): void {
    this.face.texture = this.atlas.texture(look);
    this.badge.visible = look === 'tile chosen';
  }

  /** Raises the tile by this many units, before scaling, or lowers it again. */
  raise(by: number, nowMs: number): void {
    if (by === this.raiseTo) return;
    this.raiseFrom = this.raiseTo;
    this.raiseTo = by;
    this.raiseMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs;
    this.moveUntil(nowMs + RAISE_MS);
  }

  /** Makes the tile fall backwards from `fromMs` on, as it does when it is hit. */
  fall(fromMs: number): void {
    if (this.reducedMotion) return;
    this.fallMs = fromMs;
    this.moveUntil(fromMs + FALL_MS);
  }

  tick(nowMs: number): void {
    if (this.stillMs === Number.NEGATIVE_INFINITY) return;
    this.moveTo(nowMs);
    if (nowMs >= this.stillMs) this.stillMs = Number.NEGATIVE_INFINITY;
  }

  private moveUntil(untilMs: number): void {
    this.stillMs = Math.max(this.stillMs, untilMs, 0);
  }

  private moveTo(nowMs: number): void {
    const raised = easeBack(getProgress(nowMs, this.raiseMs, RAISE_MS));
    this.top.y = -interpolate(this.raiseFrom, this.raiseTo, raised);
    const turned = easeOut(getProgress(nowMs, this.flipMs, FLIP_MS));
    const fallen = easeIn(getProgress(nowMs, this.fallMs, FALL_MS));
    this.top.scale.y = turned * (1 - fallen);
  }
}
