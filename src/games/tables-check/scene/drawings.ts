import type { Drawing } from '../../../stage/atlas';
import { named } from '../../../stage/drawings';

export const coastDrawings = (): Readonly<Record<string, Drawing>> =>
  named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));
