import type * as English from '../../../../pages/how/numbers-text';
import type { Catalogue } from '../../../catalogue';

export const numbersText: Catalogue<typeof English.numbersText> = {
  title: 'Nombres',
  open: 'L’écriture des nombres',
  reset: 'Comme d’habitude',
  decimal: 'Décimales',
  grouping: 'Milliers',
  times: 'Multiplier',
  division: 'Diviser',
  digits: 'Chiffres',
  hours: 'Heures',
  firstDay: 'Premier jour',
};

export const choiceNames: typeof English.choiceNames = {
  '12h': '3:45 PM',
  monday: 'lundi',
  sunday: 'dimanche',
  saturday: 'samedi',
};
