import { Container, Sprite } from 'pixi.js';
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Atlas } from '../../../stage/atlas';
import { easeBack, easeOut, getProgress, interpolate } from '../../../stage/motion';
import { pieceDrawingName } from './drawings';
import type { PiecePosition } from './piece-layout';
import { MAX_SCALE } from './piece-scale';

/** New pieces grow from this scale. */
const APPEAR = { from: 0.6, lengthMs: 240 } as const;
const NOWHERE: PiecePosition = { x: 0, y: 0, scale: 1, turn: 0 };

/** One piece: where it was, where it is going, and when it starts to move. */
class Money extends Sprite {
  from = NOWHERE;
  to = NOWHERE;
  appearsMs = Number.POSITIVE_INFINITY;
  movesMs = Number.POSITIVE_INFINITY;
}

/** The pieces of money, which appear on the counter and slide. */
export class Pieces extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly bodies: Money[] = [];
  private count = 0;
  private slideMs = 1;
  private restsMs = Number.NEGATIVE_INFINITY;

  /** Creates this many sprites in advance. More are created if these are not enough. */
  constructor(atlas: Atlas, reducedMotion: boolean, count: number) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.grow(count);
  }

  /** Puts pieces down. The first one appears at `atMs`, and each of the others `everyMs` after the previous one. */
  lay(pieces: readonly Piece[], positions: readonly PiecePosition[], atMs: number, everyMs: number): void {
    this.grow(pieces.length);
    this.count = pieces.length;
    for (let index = 0; index < this.bodies.length; index++) {
      const body = this.bodies[index]!;
      const piece = pieces[index];
      body.visible = false;
      if (piece === undefined) continue;
      body.texture = this.atlas.texture(pieceDrawingName(piece));
      body.from = body.to = positions[index] ?? NOWHERE;
      body.appearsMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : atMs + index * everyMs;
      body.movesMs = Number.POSITIVE_INFINITY;
    }
    this.restsMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : atMs + this.count * everyMs + APPEAR.lengthMs;
  }

  /**
   * Slides all pieces to new positions. The first one starts at `atMs`, and each of the others `everyMs` after
   * the one before.
   */
  slide(positions: readonly PiecePosition[], atMs: number, everyMs: number, lengthMs: number): void {
    this.slideMs = lengthMs;
    for (let index = 0; index < this.count; index++) {
      const body = this.bodies[index]!;
      body.appearsMs = Number.NEGATIVE_INFINITY;
      body.to = positions[index] ?? NOWHERE;
      body.movesMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : atMs + index * everyMs;
    }
    this.restsMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : atMs + this.count * everyMs + lengthMs;
  }

  tick(nowMs: number): void {
    for (let index = 0; index < this.count; index++) {
      const body = this.bodies[index]!;
      body.visible = nowMs >= body.appearsMs;
      const { from, to } = body;
      const moved = easeOut(getProgress(nowMs, body.movesMs, this.slideMs));
      const size = interpolate(APPEAR.from, 1, easeBack(getProgress(nowMs, body.appearsMs, APPEAR.lengthMs)));
      body.position.set(interpolate(from.x, to.x, moved), interpolate(from.y, to.y, moved));
      body.rotation = interpolate(from.turn, to.turn, moved);
      body.scale.set((interpolate(from.scale, to.scale, moved) * size) / MAX_SCALE);
    }
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.restsMs;
  }

  private grow(count: number): void {
    while (this.bodies.length < count) {
      const body = new Money({ anchor: 0.5, visible: false });
      this.bodies.push(body);
      this.addChild(body);
    }
  }
}
