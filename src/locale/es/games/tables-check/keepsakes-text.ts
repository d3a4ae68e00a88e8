import type * as English from '../../../../games/tables-check/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const gullName: Catalogue<typeof English.gullName> = 'Gaviota';
export const streetLampName: Catalogue<typeof English.streetLampName> = 'Farola';
export const lighthouseName: Catalogue<typeof English.lighthouseName> = 'Faro';
