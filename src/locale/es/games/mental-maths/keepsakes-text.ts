import type * as English from '../../../../games/mental-maths/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const turtleName: Catalogue<typeof English.turtleName> = 'Tortuga';
export const fishName: Catalogue<typeof English.fishName> = 'Pez';
export const whaleName: Catalogue<typeof English.whaleName> = 'Ballena';
