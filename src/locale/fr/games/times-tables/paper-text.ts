import type * as English from '../../../../games/times-tables/paper-text';
import type { Catalogue } from '../../../catalogue';

export const findNumbers: Catalogue<typeof English.findNumbers> = 'Trouve les nombres cachés, de 1 à 9.';
export const factorsFound: typeof English.factorsFound = (across, down) =>
  `en haut ${across.join(' ')}, à gauche ${down.join(' ')}`;
