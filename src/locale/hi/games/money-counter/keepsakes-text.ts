import type * as English from '../../../../games/money-counter/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { coin: 'सिक्का', apple: 'सेब', cat: 'बिल्ली' };
