import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/badges';
import { named } from '../../../stage/drawings';
import { fractionDrawings } from '../../../stage/fractions/drawings';

/** The board as it is drawn, in units: its corners keep their size, what lies between them is stretched. */
export const BOARD_DRAWN = { left: 20, top: 22, right: 20, bottom: 28, width: 60, height: 70 } as const;

/** What the atlas of the mill holds. */
export const millDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...fractionDrawings(),
  ...named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true })),
  right: rightBadge(22),
  wrong: wrongBadge(22),
});
