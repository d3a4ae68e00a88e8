import type * as English from '../../../../games/fraction-basics/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Fracciones';

export const names: Catalogue<typeof English.names> = {
  'fraction.amount.halves': 'Hallar la mitad o un cuarto de una cantidad, como la mitad de 8',
  'fraction.amount.thirds': 'Hallar tercios o varios cuartos de una cantidad, como 3/4 de 12',
  'fraction.convert.exact': 'Escribir un decimal como fracción, como 0,37 = 37/100',
  'fraction.convert.simplify': 'Escribir un decimal como fracción simplificada, como 0,75 = 3/4',
  'fraction.simplify.byTwo': 'Simplificar una fracción hallando la mitad de los dos números, como 6/8',
  'fraction.simplify.byMore': 'Simplificar una fracción dividiendo entre más de 2, como 6/9',
  'fraction.add.same': 'Sumar fracciones con el mismo denominador, como 2/5 + 1/5',
  'fraction.add.overOne': 'Sumar fracciones con el mismo denominador pasando de la unidad, como 3/4 + 2/4',
  'fraction.add.fits': 'Sumar fracciones cuando un denominador es múltiplo del otro, como 1/2 + 1/4',
  'fraction.subtract.same': 'Restar fracciones con el mismo denominador, como 4/5 − 1/5',
  'fraction.subtract.fits': 'Restar fracciones cuando un denominador es múltiplo del otro, como 1/2 − 1/4',
};
