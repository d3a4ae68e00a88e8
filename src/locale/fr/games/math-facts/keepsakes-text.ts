import type * as English from '../../../../games/math-facts/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const flowerBedName: Catalogue<typeof English.flowerBedName> = 'Parterre de fleurs';
export const beachBallName: Catalogue<typeof English.beachBallName> = 'Ballon de plage';
export const dolphinName: Catalogue<typeof English.dolphinName> = 'Dauphin';
