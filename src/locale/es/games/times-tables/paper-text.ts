import type * as English from '../../../../games/times-tables/paper-text';
import type { Catalogue } from '../../../catalogue';

export const findNumbers: Catalogue<typeof English.findNumbers> = 'Halla los números escondidos, del 1 al 9.';
export const factorsFound: typeof English.factorsFound = (across, down) =>
  `arriba ${across.join(' ')}, a la izquierda ${down.join(' ')}`;
