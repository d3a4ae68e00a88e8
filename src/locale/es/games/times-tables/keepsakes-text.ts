import type * as English from '../../../../games/times-tables/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const ballName: Catalogue<typeof English.ballName> = 'Pelota';
export const lizardName: Catalogue<typeof English.lizardName> = 'Lagartija';
export const fountainName: Catalogue<typeof English.fountainName> = 'Fuente';
