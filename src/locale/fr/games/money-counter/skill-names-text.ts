import type * as English from '../../../../games/money-counter/skill-names-text';
import type { Catalogue } from '../../../catalogue.ts';

export const topic: Catalogue<typeof English.topic> = 'Monnaie';

export const names: Catalogue<typeof English.names> = {
  'money.count.nickels': 'Compter les plus petites pièces',
  'money.count.overTen': 'Compter des pièces avec passage à la dizaine, comme 15 et 8',
  'money.count.dimes': 'Compter les petites pièces et celles de dix',
  'money.count.quarters': 'Compter de petites et de grosses pièces',
  'money.count.dollars': 'Compter des pièces et des billets de toutes les valeurs',
  'money.change.tens': 'Rendre la monnaie quand le prix finit par 0',
  'money.change.fives': 'Rendre la monnaie quand le prix finit par 5',
  'money.change.ones': 'Rendre la monnaie sur une seule pièce ou un seul billet, quel que soit le prix',
  'money.change.dollars': 'Rendre la monnaie sur de plus grosses sommes, quel que soit le prix',
  'money.add.within': 'Additionner deux tas de pièces',
  'money.add.overTen': 'Additionner deux tas de pièces avec passage à la dizaine, comme 15 + 8',
  'money.add.quarters': 'Additionner deux tas de grosses pièces',
  'money.add.quartersOverTen': 'Additionner deux tas de grosses pièces avec passage à la dizaine, comme 25 + 8',
  'money.compare.within': 'Trouver de combien un tas vaut plus que l’autre',
  'money.compare.overTen': 'Trouver de combien un tas vaut plus, avec passage à la dizaine, comme 23 et 8',
  'money.compare.quarters': 'Trouver de combien un tas de grosses pièces vaut plus',
  'money.compare.quartersOverTen':
    'Trouver de combien un tas de grosses pièces vaut plus, avec passage à la dizaine, comme 32 et 25',
};
