import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { drawingsByName } from '../../../stage/drawings';
import { fractionDrawings } from '../../../stage/fractions/drawings';
import bun from '../drawings/acts/bun.svg?drawing';

/** Nine-slice sizes of the board, in units. The corners keep their size and the rest is stretched. */
export const BOARD_SLICES = { left: 20, top: 22, right: 20, bottom: 28, width: 60, height: 70 } as const;

export const millDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...fractionDrawings(),
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  bun,
  right: correctBadge(22),
  wrong: incorrectBadge(22),
});
