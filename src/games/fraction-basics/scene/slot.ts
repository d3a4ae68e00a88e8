import { Container, NineSliceSprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { Bar } from '../../../stage/fractions/bar';
import type { Whole } from '../../../stage/fractions/pieces';
import { Cuts } from './cuts';
import { BOARD_DRAWN } from './drawings';
import { type Bars, BOARD } from './layout';
import { BAR } from './slot-size';

/** A board with a bar on it, the bar's upper left corner at 0,0; pieces may fly to it. */
export class Slot extends Container {
  /** What lies on the board, and the pieces that are laid on top of it. */
  readonly laid: Bar;
  readonly cuts: Cuts;
  private readonly bar: Bar;
  private readonly board: NineSliceSprite;

  constructor(atlas: Atlas) {
    super();
    const { left, top, right, bottom } = BOARD_DRAWN;
    this.board = new NineSliceSprite({
      texture: atlas.texture('board'),
      leftWidth: left,
      rightWidth: right,
      topHeight: top,
      bottomHeight: bottom,
      x: -BOARD.side,
      y: -BOARD.above,
    });
    this.bar = new Bar(atlas, BAR.length, BAR.height);
    this.laid = new Bar(atlas, BAR.length, BAR.height);
    this.cuts = new Cuts(atlas);
    this.addChild(this.board, this.bar, this.cuts, this.laid);
  }

  /** Lies in this row and column, or is away. */
  lay({ xs, ys, length, height }: Bars, row: number, column: number, isThere: boolean): void {
    this.visible = isThere;
    this.position.set(xs[column], ys[row]);
    this.board.setSize(length + 2 * BOARD.side, height + BOARD.above + BOARD.below);
    for (const part of [this.bar, this.cuts, this.laid]) part.scale.set(length / BAR.length, height / BAR.height);
  }

  /** What lies on the board. */
  show(whole: Whole): void {
    this.bar.show(whole);
  }
}
