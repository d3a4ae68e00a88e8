import type * as English from '../../../../games/target-takedown/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const balloonName: Catalogue<typeof English.balloonName> = 'Globo';
export const duckName: Catalogue<typeof English.duckName> = 'Pato';
export const bigWheelName: Catalogue<typeof English.bigWheelName> = 'Noria';
