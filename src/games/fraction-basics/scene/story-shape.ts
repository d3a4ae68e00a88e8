import type { Fraction } from '../../../../machines/core/fraction';
import type { Piece, Whole } from '../../../stage/fractions/pieces';
import type { Arrangement } from './layout';

/** The label of a bar: a fraction, with wholes before it if there are any, or a number on one line. */
export type BarLabel =
  | { readonly kind: 'fraction'; readonly whole: number; readonly part: Fraction }
  | { readonly kind: 'line'; readonly text: string };

/** An amount of the question on its own bar: as asked, and in the parts that the answer needs. */
export interface QuestionBar {
  readonly before: Whole;
  readonly after: Whole;
  readonly labels: { readonly before: BarLabel; readonly after: BarLabel };
}

/** Where a piece of the answer flies from: which bar of the question, and how far along it (0 to 1). */
export interface PieceOrigin {
  readonly bar: 0 | 1;
  readonly from: number;
}

/** A piece of the answer: the whole that it belongs to, its position there, and where it flies from. */
export interface AnswerPiece extends PieceOrigin {
  readonly column: 0 | 1;
  readonly piece: Piece;
}

/** A number of things in equal groups, some of which are taken. */
export interface SharedThings {
  readonly amount: number;
  readonly groups: number;
  readonly taken: number;
  /** A wrong number of them; null if none is drawn. */
  readonly given: number | null;
}

export interface Story {
  readonly arrangement: Arrangement;
  readonly questionBars: readonly QuestionBar[];
  readonly sign: '+' | '−' | null;
  /** The number of parts in each whole of the answer, the pieces in order, and the amount in wholes. */
  readonly parts: number;
  /** Null if the question is not about a number of things. */
  readonly shared: SharedThings | null;
  readonly answerPieces: readonly AnswerPiece[];
  readonly wholes: number;
  readonly label: BarLabel;
  /** A wrong answer as wholes, the last of which can be incomplete; null if none is drawn. */
  readonly given: { readonly wholes: readonly Whole[]; readonly label: BarLabel } | null;
}

/** The part of a story that does not depend on the answer given. */
export type Asked = Pick<Story, 'questionBars' | 'sign' | 'parts' | 'shared' | 'answerPieces' | 'wholes' | 'label'>;
