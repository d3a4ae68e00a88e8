import type * as English from '../../../../games/algebra-adventure/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Équations';

export const names: Catalogue<typeof English.names> = {
  'algebra.findX.one': 'Trouver x dans x + 5 = 12',
  'algebra.findX.few': 'Trouver x dans 2x + 5 = 11 ou 3x + 5 = 20',
  'algebra.findX.some': 'Trouver x dans des équations comme 5x + 3 = 28',
  'algebra.findX.many': 'Trouver x dans des équations comme 8x + 4 = 60',
  'algebra.balance.toTen': 'Trouver le nombre manquant jusqu’à 10, comme dans 4 + x = 9',
  'algebra.balance.overTen': 'Trouver le nombre manquant au-delà de 10, comme dans 5 + x = 13',
  'algebra.substitute.small': 'Calculer 3x quand x est connu, jusqu’à 15',
  'algebra.substitute.large': 'Calculer 6x quand x est connu, au-delà de 15',
};
