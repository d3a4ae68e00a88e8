import type { Catalogue } from '../catalogue.ts';
import type * as English from '../offer-text.ts';

export const offer: Catalogue<typeof English.offer> = { text: 'Numeria en español', close: 'Cerrar' };
