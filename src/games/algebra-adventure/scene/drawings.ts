import type { Drawing } from '../../../stage/atlas';
import { named } from '../../../stage/drawings';

/** How far below the edge of the bench the stand has its foot. */
export const STAND_FOOT = 16;

/** What the atlas of the workshop holds: beam, ropes and pans have the measures of a shape, see BALANCE. */
export const workshopDrawings = (): Readonly<Record<string, Drawing>> =>
  named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));
