import type { Piece } from '../../../../machines/money-counter/coins';
import type { Drawing } from '../../../stage/atlas';
import { svgDocument, svgUrl } from '../../../stage/drawing';
import cents1 from '../drawings/piece-1.svg?drawing';
import cents5 from '../drawings/piece-5.svg?drawing';
import cents10 from '../drawings/piece-10.svg?drawing';
import cents25 from '../drawings/piece-25.svg?drawing';
import bill from '../drawings/piece-100.svg?drawing';

const pictureOf = ({ inner, area }: Drawing): string => svgUrl(svgDocument(inner, area));

/** Each piece as the address of a picture, for pages and for play without a scene. */
export const PIECE_PICTURES: Readonly<Record<Piece, string>> = {
  1: pictureOf(cents1),
  5: pictureOf(cents5),
  10: pictureOf(cents10),
  25: pictureOf(cents25),
  100: pictureOf(bill),
};
