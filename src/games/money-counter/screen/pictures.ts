import type { Piece } from '../../../../machines/money-counter/coins';
import { asPicture, svgDocument } from '../../../stage/drawing';
import { marketDrawings, pieceName } from '../scene/drawings';

const drawings = marketDrawings();
const pictureOf = (piece: Piece): string => {
  const { inner, area } = drawings[pieceName(piece)];
  return asPicture(svgDocument(inner, area));
};

/** Each piece as the address of a picture, for pages and for play without a scene. */
export const PIECE_PICTURES: Readonly<Record<Piece, string>> = {
  1: pictureOf(1),
  5: pictureOf(5),
  10: pictureOf(10),
  25: pictureOf(25),
  100: pictureOf(100),
};
