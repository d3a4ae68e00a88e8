import { Container } from 'pixi.js';
import type { Board } from '../../../../machines/target-takedown/board';
import type { Atlas } from '../../../stage/atlas';
import type { BoardLayout } from './layout';
import type { TargetOutcome } from './target-board';
import { TileBody, type TileLook } from './tile-body';

/** Enough for most boards. */
const INITIAL_TILES = 14;
/** The delay between tiles as they appear, and the time within which all of them have started. */
const DEAL = { eachMs: 30, allMs: 260 } as const;
/** When the tiles of a hit fall back, and when the tiles of a miss are lowered. */
const HIT_FALLS_MS = 160;
const MISS_DROPS_MS = 600;

export class Tiles extends Container {
  private readonly bodies: TileBody[] = [];
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private board: Board | null = null;
  private chosen: readonly number[] = [];
  private outcome: TargetOutcome = 'open';
  private raise = 0;
  private dropMs = Number.POSITIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    while (this.bodies.length < INITIAL_TILES) this.addBody();
  }

  layout({ tiles, tileScale, raise }: BoardLayout, nowMs: number): void {
    this.raise = raise / tileScale;
    tiles.forEach(({ x, y, width, height }, index) => {
      const body = this.bodies[index];
      body?.position.set(x + width / 2, y + height / 2);
      body?.scale.set(tileScale);
    });
    for (const id of this.raisedNow()) this.bodies[id]?.raise(this.raise, nowMs);
  }

  /** Creates the tiles of a new board. `layout` then positions them on the shelves. */
  deal(board: Board, nowMs: number): void {
    this.board = board;
    this.chosen = [];
    this.outcome = 'open';
    this.dropMs = Number.POSITIVE_INFINITY;
    while (this.bodies.length < board.tiles.length) this.addBody();
    const eachMs = Math.min(DEAL.eachMs, DEAL.allMs / board.tiles.length);
    this.bodies.forEach((body, index) => {
      const tile = board.tiles[index];
      body.visible = tile !== undefined;
      if (tile) body.deal(tile.value, nowMs + index * eachMs);
    });
  }

  show(chosen: readonly number[], outcome: TargetOutcome, nowMs: number): void {
    if (chosen === this.chosen && outcome === this.outcome) return;
    for (const id of this.chosen) if (!chosen.includes(id)) this.dress(id, 'tile', 0, nowMs);
    for (const id of chosen) this.dress(id, outcome === 'hit' ? 'tile right' : 'tile chosen', this.raise, nowMs);
    if (outcome !== this.outcome) {
      const isMiss = outcome === 'overshoot' || outcome === 'timeUp';
      this.dropMs = isMiss ? nowMs + MISS_DROPS_MS : Number.POSITIVE_INFINITY;
      if (outcome === 'hit') for (const id of chosen) this.bodies[id]?.fall(nowMs + HIT_FALLS_MS);
    }
    this.chosen = chosen;
    this.outcome = outcome;
  }

  tick(nowMs: number): void {
    if (nowMs >= this.dropMs) this.drop(nowMs);
    const count = this.board?.tiles.length ?? 0;
    for (let index = 0; index < count; index++) this.bodies[index]!.tick(nowMs);
  }

  /** Lowers the tiles of a miss. Their numbers are still shown on the target board. */
  private drop(nowMs: number): void {
    this.dropMs = Number.POSITIVE_INFINITY;
    for (const id of this.chosen) this.dress(id, this.outcome === 'overshoot' ? 'tile wrong' : 'tile', 0, nowMs);
  }

  private raisedNow(): readonly number[] {
    const isDropped = this.outcome !== 'open' && this.outcome !== 'hit' && this.dropMs === Number.POSITIVE_INFINITY;
    return isDropped ? [] : this.chosen;
  }

  private dress(id: number, look: TileLook, raise: number, nowMs: number): void {
    const body = this.bodies[id];
    body?.look(look);
    body?.raise(raise, nowMs);
  }

  private addBody(): void {
    const body = new TileBody(this.atlas, this.reducedMotion);
    body.visible = false;
    this.bodies.push(this.addChild(body));
  }
}
