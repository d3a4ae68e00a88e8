import type * as English from '../../../../games/math-facts/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const flowerBedName: Catalogue<typeof English.flowerBedName> = 'फूलों की क्यारी';
export const beachBallName: Catalogue<typeof English.beachBallName> = 'रेत वाली गेंद';
export const dolphinName: Catalogue<typeof English.dolphinName> = 'डॉल्फ़िन';
