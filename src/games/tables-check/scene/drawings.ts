import type { Drawing } from '../../../stage/atlas';
import { drawingsByName } from '../../../stage/drawings';

export const coastDrawings = (): Readonly<Record<string, Drawing>> =>
  drawingsByName(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));
