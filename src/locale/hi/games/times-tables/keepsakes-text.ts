import type * as English from '../../../../games/times-tables/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const ballName: Catalogue<typeof English.ballName> = 'गेंद';
export const lizardName: Catalogue<typeof English.lizardName> = 'छिपकली';
export const fountainName: Catalogue<typeof English.fountainName> = 'फ़व्वारा';
