import type { Drawing } from '../../../stage/atlas';
import { named } from '../../../stage/drawings';

/** What the atlas of the scene holds. */
export const coastDrawings = (): Readonly<Record<string, Drawing>> =>
  named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));
