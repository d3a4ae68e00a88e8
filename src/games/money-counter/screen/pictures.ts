import type { Piece } from '../../../../machines/money-counter/coins';
import { drawingUrl } from '../../../stage/drawing';
import cents1 from '../drawings/piece-1.svg?drawing';
import cents5 from '../drawings/piece-5.svg?drawing';
import cents10 from '../drawings/piece-10.svg?drawing';
import cents25 from '../drawings/piece-25.svg?drawing';
import bill from '../drawings/piece-100.svg?drawing';

/** The picture URL of each piece, for pages and for playing without a canvas. */
export const PIECE_PICTURE_URLS: Readonly<Record<Piece, string>> = {
  1: drawingUrl(cents1),
  5: drawingUrl(cents5),
  10: drawingUrl(cents10),
  25: drawingUrl(cents25),
  100: drawingUrl(bill),
};
