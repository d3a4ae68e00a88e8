import type * as English from '../../../../games/fraction-simplify/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Fracciones';

export const names: Catalogue<typeof English.names> = {
  'fraction.add.unlike': 'Sumar fracciones con distinto denominador, como 1/2 + 1/3',
  'fraction.subtract.unlike': 'Restar fracciones con distinto denominador, como 1/2 − 1/3',
  'fraction.multiply.unit': 'Multiplicar por una fracción con 1 arriba, como 1/2 × 3/4',
  'fraction.multiply.tables': 'Multiplicar fracciones, como 2/3 × 3/4',
  'fraction.multiply.beyond': 'Multiplicar fracciones con números más grandes, como 3/14 × 5/8',
};
