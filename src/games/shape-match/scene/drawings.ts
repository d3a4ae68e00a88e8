import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/badges';
import { named } from '../../../stage/drawings';

/** The radius that sculptures are drawn for, in units; they are scaled to their stage. */
export const RADIUS = 150;
/** The line of a circle is put together from so many pieces, and its depth from fewer. */
export const ARCS = { line: 60, depth: 30 } as const;
/** How wide a side is drawn before and after it is counted, and the line of a circle. */
export const WIDTH = { side: 12, lit: 17, depth: 21 } as const;
/** A bar is drawn this long and this wide, and stretched. */
export const BAR = { length: 24, width: 20 } as const;
/** The disc that the total stands on. */
export const DISC = 46;

/** What the atlas of the garden holds. Parts that come in several colours are white, and tinted. */
export const gardenDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true })),
  right: rightBadge(27),
  wrong: wrongBadge(27),
});
