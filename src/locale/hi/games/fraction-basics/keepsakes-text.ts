import type * as English from '../../../../games/fraction-basics/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { bun: 'बन', wheat: 'गेहूँ', mouse: 'चूहा' };
