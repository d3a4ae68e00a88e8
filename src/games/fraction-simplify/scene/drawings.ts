import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { drawingsByName } from '../../../stage/drawings';
import { fractionDrawings } from '../../../stage/fractions/drawings';

/** Nine-slice sizes of the card behind a label. The corners keep their size. */
export const CARD = { size: 40, corner: 14 } as const;
/** Size of ticks and crosses, and of the line that drops from the end of a bar. */
export const BADGE = 22;
export const GUIDE = { width: 14, height: 240 } as const;

export const bakeryDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...fractionDrawings(),
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  right: correctBadge(BADGE),
  wrong: incorrectBadge(BADGE),
});
