import type * as English from '../../../../games/money-counter/skill-names-text';
import type { Catalogue } from '../../../catalogue.ts';

export const topic: Catalogue<typeof English.topic> = 'Monnaie';

export const names: Catalogue<typeof English.names> = {
  'money.count.nickels': 'Compter les plus petites pièces',
  'money.count.overTen': 'Compter des pièces avec passage à la dizaine, comme 15\u00A0c et 8\u00A0c',
  'money.count.dimes': 'Compter les petites pièces et celles de dix',
  'money.count.quarters': 'Compter des pièces jusqu’à la moitié d’un dollar ou d’un euro',
  'money.count.dollars': 'Compter des pièces et des billets de toutes les valeurs',
  'money.change.tens': 'Rendre la monnaie quand le prix finit par 0',
  'money.change.fives': 'Rendre la monnaie quand le prix finit par 5',
  'money.change.ones': 'Rendre la monnaie sur une seule pièce ou un seul billet, quel que soit le prix',
  'money.change.dollars': 'Rendre la monnaie sur de plus grosses sommes, quel que soit le prix',
  'money.add.within': 'Additionner deux tas de pièces',
  'money.add.overTen': 'Additionner deux tas de pièces avec passage à la dizaine, comme 15\u00A0c + 8\u00A0c',
  'money.add.quarters': 'Additionner deux tas de grosses pièces',
  'money.add.quartersOverTen':
    'Additionner deux tas de grosses pièces avec passage à la dizaine, comme 25\u00A0c + 8\u00A0c',
  'money.compare.within': 'Trouver de combien un tas vaut plus que l’autre',
  'money.compare.overTen':
    'Trouver de combien un tas vaut plus, avec passage à la dizaine, comme 23\u00A0c et 8\u00A0c',
  'money.compare.quarters': 'Trouver de combien un tas de grosses pièces vaut plus',
  'money.compare.quartersOverTen':
    'Trouver de combien un tas de grosses pièces vaut plus, avec passage à la dizaine, comme 32\u00A0c et 25\u00A0c',
};
