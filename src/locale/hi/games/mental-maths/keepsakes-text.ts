import type * as English from '../../../../games/mental-maths/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const turtleName: Catalogue<typeof English.turtleName> = 'कछुआ';
export const fishName: Catalogue<typeof English.fishName> = 'मछली';
export const whaleName: Catalogue<typeof English.whaleName> = 'व्हेल';
