import type * as English from '../../../../games/time-master/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { note: 'Note de musique', cuckoo: 'Coucou', sun: 'Soleil' };
