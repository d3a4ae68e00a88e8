import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/drawing';
import { named } from '../../../stage/drawings';
import { fractionDrawings } from '../../../stage/fractions/drawings';

/** The board as it is drawn, in units: its corners keep their size, what lies between them is stretched. */
export const BOARD_DRAWN = { left: 20, top: 22, right: 20, bottom: 28, width: 60, height: 70 } as const;

/** What the atlas of the mill holds. */
export const millDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...fractionDrawings(),
  ...named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true })),
  right: { inner: rightBadge(0, 0, 22), area: [-24, -24, 48, 48] },
  wrong: { inner: wrongBadge(0, 0, 22), area: [-25, -25, 50, 50] },
});
