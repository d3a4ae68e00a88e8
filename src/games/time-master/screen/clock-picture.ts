import { svgDocument, svgUrl } from '../../../stage/drawing';
import { drawClockAt } from '../scene/draw-clock-at';
import { RADIUS } from '../scene/town';

const QUARTERS = { shown: [12, 3, 6, 9], size: 46 } as const;

/** The URL of a picture of the tower's clock at a given time, with the numbers 12, 3, 6 and 9. */
export const clockPictureUrl = (hour: number, minute: number): string =>
  svgUrl(svgDocument(drawClockAt({ x: 0, y: 0, radius: RADIUS }, QUARTERS, { hour, minute }), [-178, -178, 362, 366]));
