import type * as English from '../../../../games/target-takedown/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const balloonName: Catalogue<typeof English.balloonName> = 'Ballon';
export const duckName: Catalogue<typeof English.duckName> = 'Canard';
export const bigWheelName: Catalogue<typeof English.bigWheelName> = 'Grande roue';
