import { Container } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { createWhole } from '../../../stage/fractions/pieces';
import { easeOut, getProgress } from '../../../stage/motion';
import { TINTS } from './colours';
import type { Bars } from './layout';
import { Slot } from './slot';
import { BAR } from './slot-size';
import type { Story } from './story-shape';

const ROW = 1;
const FLY_MS = 260;
const MARK_SIZE = 52;
const UNCUT = createWhole(1, []);

/** A flying piece. x and y are its start relative to its final position, in units of the bar that it flies to. */
interface Flight {
  readonly slot: Slot;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The boards of the answer: empty while the question is open, then cut, then filled with pieces from the amounts
 * in the question.
 */
export class AnswerRow extends Container {
  private readonly slots: readonly [Slot, Slot];
  private readonly mark: EquationText;
  private flights: readonly Flight[] = [];
  /** How many pieces have landed. They land in the order in which they start. */
  private landed = 0;

  constructor(atlas: Atlas) {
    super();
    this.slots = [new Slot(atlas), new Slot(atlas)];
    this.mark = new EquationText(atlas, MARK_SIZE, TINTS.ask);
    this.addChild(...this.slots, this.mark);
  }

  /** Shows the row empty (open), being cut, or with all its pieces. */
  show({ parts, shared, answerPieces }: Story, bars: Bars, state: 'open' | 'cutting' | 'cut'): void {
    const [first, second] = this.slots;
    const isCut = state === 'cut';
    // Buns are laid into the groups of an amount instead of pieces.
    const laid = shared === null ? answerPieces : [];
    const cut = shared === null ? createWhole(parts, []) : createWhole(shared.groups, [[shared.taken, 'mint']]);
    first.moveTo(bars, ROW, 0, true);
    second.moveTo(bars, ROW, 1, isCut && laid.some(({ column }) => column === 1));
    for (const slot of this.slots) slot.show(isCut ? cut : UNCUT);
    first.cuts.show(state === 'cutting' ? (shared?.groups ?? parts) : 1);
    this.mark.text = isCut ? '' : '?';
    this.mark.position.set(bars.xs[0] + bars.length / 2, bars.ys[ROW] + bars.height / 2);
    this.layPieces(parts, isCut ? laid : [], bars);
  }

  /** Draws the cuts; `progress` is 0 to 1. */
  cut(progress: number): void {
    this.slots[0].cuts.grow(progress);
  }

  /** Moves the pieces. The first one starts at `startMs`, and each of the others `eachMs` after the previous one. */
  fly(nowMs: number, startMs: number, eachMs: number): void {
    for (let index = this.landed; index < this.flights.length; index++) {
      const { slot, index: piece, x, y } = this.flights[index]!;
      const setsOutMs = startMs + index * eachMs;
      const left = 1 - easeOut(getProgress(nowMs, setsOutMs, FLY_MS));
      if (nowMs < setsOutMs) slot.pieces.hidePiece(piece);
      else slot.pieces.movePiece(piece, x * left, y * left);
      if (left === 0 && index === this.landed) this.landed += 1;
    }
  }

  endMs(startMs: number, eachMs: number): number {
    return startMs + this.flights.length * eachMs + FLY_MS;
  }

  /** Puts the pieces in their final positions and stores where each one starts. */
  private layPieces(parts: number, laid: Story['answerPieces'], bars: Bars): void {
    const piecesOf = (column: number) => laid.filter((one) => one.column === column);
    for (let column = 0; column < 2; column++)
      this.slots[column]!.pieces.show({ parts, pieces: piecesOf(column).map(({ piece }) => piece) });
    this.landed = 0;
    this.flights = laid.map((one) => {
      const { column, piece, bar, from } = one;
      const x = bars.xs[bar] + from * bars.length - bars.xs[column] - (piece.from / parts) * bars.length;
      return {
        slot: this.slots[column],
        index: piecesOf(column).indexOf(one),
        x: (x * BAR.length) / bars.length,
        y: ((bars.ys[0] - bars.ys[ROW]) * BAR.height) / bars.height,
      };
    });
  }
}
