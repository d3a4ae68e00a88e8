import { Container, NineSliceSprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { Bar } from '../../../stage/fractions/bar';
import type { Whole } from '../../../stage/fractions/pieces';
import { Cuts } from './cuts';
import { BOARD_SLICES } from './drawings';
import { type Bars, BOARD } from './layout';
import { BAR } from './slot-size';

/** A board with a bar. The origin is the bar's upper left corner. */
export class Slot extends Container {
  /** The pieces on top of the bar, which can be animated. */
  readonly pieces: Bar;
  readonly cuts: Cuts;
  private readonly bar: Bar;
  private readonly board: NineSliceSprite;

  constructor(atlas: Atlas) {
    super();
    const { left, top, right, bottom } = BOARD_SLICES;
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
    this.pieces = new Bar(atlas, BAR.length, BAR.height);
    this.cuts = new Cuts(atlas);
    this.addChild(this.board, this.bar, this.cuts, this.pieces);
  }

  /** Moves to this row and column, or hides. */
  moveTo({ xs, ys, length, height }: Bars, row: number, column: number, isThere: boolean): void {
    this.visible = isThere;
    this.position.set(xs[column], ys[row]);
    this.board.setSize(length + 2 * BOARD.side, height + BOARD.above + BOARD.below);
    for (const part of [this.bar, this.cuts, this.pieces]) part.scale.set(length / BAR.length, height / BAR.height);
  }

  show(whole: Whole): void {
    this.bar.show(whole);
  }
}
