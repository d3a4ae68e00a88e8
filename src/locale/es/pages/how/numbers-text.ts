import type * as English from '../../../../pages/how/numbers-text';
import type { Catalogue } from '../../../catalogue';

export const numbersText: Catalogue<typeof English.numbersText> = {
  title: 'Números',
  open: 'Cómo se escriben los números',
  reset: 'Lo habitual',
  decimal: 'Decimales',
  grouping: 'Miles',
  times: 'Multiplicar',
  division: 'Dividir',
  digits: 'Cifras',
  hours: 'Reloj',
  firstDay: 'Primer día',
};

export const choiceNames: typeof English.choiceNames = {
  '12h': '3:45 PM',
  monday: 'lunes',
  sunday: 'domingo',
  saturday: 'sábado',
};
