import type { Drawing } from '../../../stage/atlas';
import { transformMarkup } from '../../../stage/drawing';
import flame from '../drawings/flame.svg?markup';
import ship from '../drawings/ship.svg?drawing';

/** A flame is drawn at full length, as in warp mode. It points down from the origin. */
export const FLAME = { length: 56, left: -22, right: 22, y: 22 } as const;

/** The ship with both flames at full length, as one drawing. */
export const drawShip = (): Drawing => ({
  inner: [FLAME.left, FLAME.right].map((x) => transformMarkup(flame, { x, y: FLAME.y })).join('') + ship.inner,
  area: [-84, -62, 168, 142],
});
