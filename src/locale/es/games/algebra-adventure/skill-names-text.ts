import type * as English from '../../../../games/algebra-adventure/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Ecuaciones';

export const names: Catalogue<typeof English.names> = {
  'algebra.findX.one': 'Hallar x en x + 5 = 12',
  'algebra.findX.few': 'Hallar x en 2x + 5 = 11 o 3x + 5 = 20',
  'algebra.findX.some': 'Hallar x en ecuaciones como 5x + 3 = 28',
  'algebra.findX.many': 'Hallar x en ecuaciones como 8x + 4 = 60',
  'algebra.balance.toTen': 'Hallar el número que falta hasta 10, como 4 + x = 9',
  'algebra.balance.overTen': 'Hallar el número que falta pasando de 10, como 5 + x = 13',
  'algebra.substitute.small': 'Calcular 3x cuando se conoce x, hasta 15',
  'algebra.substitute.large': 'Calcular 6x cuando se conoce x, por encima de 15',
};
