import type * as English from '../../../../games/math-warp/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const spaceRockName: Catalogue<typeof English.spaceRockName> = 'Rocher de l’espace';
export const cometName: Catalogue<typeof English.cometName> = 'Comète';
export const flyingSaucerName: Catalogue<typeof English.flyingSaucerName> = 'Soucoupe volante';
