import type * as English from '../../../../games/math-warp/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const spaceRockName: Catalogue<typeof English.spaceRockName> = 'Roca espacial';
export const cometName: Catalogue<typeof English.cometName> = 'Cometa';
export const flyingSaucerName: Catalogue<typeof English.flyingSaucerName> = 'Ovni';
