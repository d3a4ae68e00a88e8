import type { Drawing } from '../../../stage/atlas';
import { drawingsByName } from '../../../stage/drawings';

/** How far the foot of the stand is below the edge of the bench. */
export const STAND_FOOT = 16;

/** Beam, ropes and pans exist once for each shape of the stage, with the measures in BALANCE. */
export const workshopDrawings = (): Readonly<Record<string, Drawing>> =>
  drawingsByName(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));
