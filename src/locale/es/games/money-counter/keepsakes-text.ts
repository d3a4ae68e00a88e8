import type * as English from '../../../../games/money-counter/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { coin: 'Moneda', apple: 'Manzana', cat: 'Gato' };
