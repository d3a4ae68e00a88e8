import type { Drawing } from '../../../stage/atlas';
import { drawingsByName } from '../../../stage/drawings';

/** How far the base of the stand is below the edge of the bench. */
export const STAND_FOOT = 16;

/** The beam, ropes and pans are drawn once for each shape of the stage, in the sizes of BALANCE. */
export const workshopDrawings = (): Readonly<Record<string, Drawing>> =>
  drawingsByName(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));
