import type * as English from '../../../../games/fraction-simplify/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = {
  strawberry: 'स्ट्रॉबेरी',
  biscuit: 'बिस्कुट',
  butterfly: 'तितली',
};
