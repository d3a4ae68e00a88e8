import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { drawingsByName } from '../../../stage/drawings';

/** The radius of a sculpture before it is scaled, in units. */
export const SCULPTURE_RADIUS = 150;
/** Number of pieces that make up the outline of a circle, and the smaller number for its depth. */
export const ARC_COUNT = { line: 60, depth: 30 } as const;
/** Width of a side before and after it is counted, and width of the depth. */
export const LINE_WIDTHS = { side: 12, lit: 17, depth: 21 } as const;
export const BAR_SIZE = { length: 24, width: 20 } as const;
export const DISC_RADIUS = 46;

/** The scene's drawings. Parts that appear in several colours are white and get a tint. */
export const gardenDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  right: correctBadge(27),
  wrong: incorrectBadge(27),
});
