import type * as English from '../../../../games/algebra-adventure/keepsakes-text';
import type { Catalogue } from '../../../catalogue';

export const names: Catalogue<typeof English.names> = { nut: 'Tuerca', gear: 'Engranaje', robot: 'Robotito' };
