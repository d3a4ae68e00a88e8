import { Container, Sprite } from 'pixi.js';
import type { Cell, Status } from '../../../../machines/times-tables/rules';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeOut, getProgress } from '../../../stage/motion';
import { TINT } from './colours';
import { faceName, MOTIF_COUNT } from './drawings';
import { TILE_SIZE } from './layout';

const FIGURE = 54;
/** How long a tile takes to turn over, and how long the wave lifts it when the puzzle is solved. */
export const TURN_MS = 240;
export const LIFT_MS = 300;
const LIFT = 8;
const NEVER = Number.NEGATIVE_INFINITY;

/** A tile of the panel. Its centre is at 0,0. */
export class TileBody extends Container {
  private readonly atlas: Atlas;
  private readonly top = new Container();
  private readonly face: Sprite;
  private readonly figure: EquationText;
  private readonly sign: Sprite;
  private motif = 0;
  private readonly reducedMotion: boolean;
  private status: Status = 'default';
  /** The status to show once its back has been visible. */
  private next: Status = 'default';
  private turnMs = NEVER;
  private liftMs = NEVER;
  private isMoving = false;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.face = new Sprite({ texture: atlas.texture(faceName('default', this.motif)), anchor: 0.5 });
    this.figure = new EquationText(atlas, FIGURE, TINT.ink);
    this.figure.position.set(-2, 0);
    this.sign = new Sprite({ texture: atlas.texture('sign correct'), anchor: 0.5, visible: false });
    this.sign.position.set(TILE_SIZE / 2 - 17, -TILE_SIZE / 2 + 17);
    this.top.addChild(this.face, this.figure, this.sign);
    this.addChild(this.top);
  }

  /**
   * Deals a new tile, which turns its face to the front from `fromMs` on. Neighbouring tiles have different
   * mosaics.
   */
  deal({ value, row, column }: Cell, fromMs: number): void {
    this.figure.text = String(value);
    this.motif = (row + column) % MOTIF_COUNT;
    this.liftMs = NEVER;
    this.look('default');
    this.turn('default', fromMs);
  }

  /** Shows this status immediately. */
  look(status: Status): void {
    this.status = status;
    this.next = status;
    this.face.texture = this.atlas.texture(faceName(status, this.motif));
    this.sign.visible = status !== 'default';
    if (status !== 'default') this.sign.texture = this.atlas.texture(`sign ${status}`);
  }

  /** Turns over from `fromMs` on, and then shows this status. */
  turn(status: Status, fromMs: number): void {
    if (this.reducedMotion) {
      this.look(status);
      return;
    }
    this.next = status;
    this.turnMs = fromMs;
    this.isMoving = true;
  }

  /** Rises a little from `fromMs` on, as part of the wave. */
  lift(fromMs: number): void {
    if (this.reducedMotion) return;
    this.liftMs = fromMs;
    this.isMoving = true;
  }

  tick(nowMs: number): void {
    if (!this.isMoving) return;
    const turned = getProgress(nowMs, this.turnMs, TURN_MS);
    if (turned >= 0.5 && this.status !== this.next) this.look(this.next);
    // Narrow halfway, when the tile is edge-on, and then wide again.
    this.top.scale.x = Math.abs(1 - 2 * easeOut(turned));
    const lifted = getProgress(nowMs, this.liftMs, LIFT_MS);
    this.top.y = -LIFT * Math.sin(lifted * Math.PI);
    this.isMoving = turned < 1 || (this.liftMs !== NEVER && lifted < 1);
  }
}
