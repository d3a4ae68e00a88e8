import type * as English from '../../../../games/arithmetic-hero/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const shootingStarName: Catalogue<typeof English.shootingStarName> = 'Étoile filante';
export const owlName: Catalogue<typeof English.owlName> = 'Hibou';
export const fireworkName: Catalogue<typeof English.fireworkName> = 'Feu d’artifice';
