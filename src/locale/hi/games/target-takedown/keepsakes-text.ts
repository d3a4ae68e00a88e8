import type * as English from '../../../../games/target-takedown/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const balloonName: Catalogue<typeof English.balloonName> = 'गुब्बारा';
export const duckName: Catalogue<typeof English.duckName> = 'बत्तख';
export const bigWheelName: Catalogue<typeof English.bigWheelName> = 'बड़ा झूला';
