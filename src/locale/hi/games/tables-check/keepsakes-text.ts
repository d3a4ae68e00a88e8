import type * as English from '../../../../games/tables-check/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const gullName: Catalogue<typeof English.gullName> = 'समुद्री चिड़िया';
export const streetLampName: Catalogue<typeof English.streetLampName> = 'सड़क की बत्ती';
export const lighthouseName: Catalogue<typeof English.lighthouseName> = 'प्रकाश-स्तंभ';
