import type * as English from '../../../../games/arithmetic-hero/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const shootingStarName: Catalogue<typeof English.shootingStarName> = 'Estrella fugaz';
export const owlName: Catalogue<typeof English.owlName> = 'Búho';
export const fireworkName: Catalogue<typeof English.fireworkName> = 'Fuego artificial';
