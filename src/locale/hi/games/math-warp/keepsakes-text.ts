import type * as English from '../../../../games/math-warp/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const spaceRockName: Catalogue<typeof English.spaceRockName> = 'अंतरिक्ष की चट्टान';
export const cometName: Catalogue<typeof English.cometName> = 'धूमकेतु';
export const flyingSaucerName: Catalogue<typeof English.flyingSaucerName> = 'उड़न तश्तरी';
