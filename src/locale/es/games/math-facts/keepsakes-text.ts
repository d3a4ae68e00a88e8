import type * as English from '../../../../games/math-facts/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const flowerBedName: Catalogue<typeof English.flowerBedName> = 'Macizo de flores';
export const beachBallName: Catalogue<typeof English.beachBallName> = 'Pelota de playa';
export const dolphinName: Catalogue<typeof English.dolphinName> = 'Delfín';
