import type * as English from '../../../../games/arithmetic-hero/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const shootingStarName: Catalogue<typeof English.shootingStarName> = 'टूटता तारा';
export const owlName: Catalogue<typeof English.owlName> = 'उल्लू';
export const fireworkName: Catalogue<typeof English.fireworkName> = 'आतिशबाज़ी';
