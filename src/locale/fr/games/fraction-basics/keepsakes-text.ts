import type * as English from '../../../../games/fraction-basics/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { bun: 'Brioche', wheat: 'Blé', mouse: 'Souris' };
