import type * as English from '../../../../games/shape-match/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = {
  flower: 'ट्यूलिप',
  ladybird: 'लेडीबग',
  rabbit: 'खरगोश',
};
