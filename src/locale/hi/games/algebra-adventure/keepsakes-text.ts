import type * as English from '../../../../games/algebra-adventure/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { nut: 'नट', gear: 'दाँतेदार पहिया', robot: 'रोबोट' };
