import type * as English from '../../../../games/money-counter/skill-names-text';
import type { Catalogue } from '../../../catalogue.ts';

export const topic: Catalogue<typeof English.topic> = 'Dinero';

export const names: Catalogue<typeof English.names> = {
  'money.count.nickels': 'Contar las monedas más pequeñas',
  'money.count.overTen': 'Contar monedas pasando de decena, como 15 y 8',
  'money.count.dimes': 'Contar monedas pequeñas y de diez',
  'money.count.quarters': 'Contar monedas pequeñas y grandes',
  'money.count.dollars': 'Contar monedas y billetes de todos los valores',
  'money.change.tens': 'Dar el cambio cuando el precio termina en 0',
  'money.change.fives': 'Dar el cambio cuando el precio termina en 5',
  'money.change.ones': 'Dar el cambio de una sola moneda o un solo billete con cualquier precio',
  'money.change.dollars': 'Dar el cambio de cantidades más grandes con cualquier precio',
  'money.add.within': 'Sumar dos montones de monedas',
  'money.add.overTen': 'Sumar dos montones de monedas pasando de decena, como 15 + 8',
  'money.add.quarters': 'Sumar dos montones con monedas grandes',
  'money.add.quartersOverTen': 'Sumar dos montones con monedas grandes pasando de decena, como 25 + 8',
  'money.compare.within': 'Hallar cuánto más vale un montón',
  'money.compare.overTen': 'Hallar cuánto más vale un montón pasando de decena, como 23 y 8',
  'money.compare.quarters': 'Hallar cuánto más vale un montón con monedas grandes',
  'money.compare.quartersOverTen':
    'Hallar cuánto más vale un montón con monedas grandes pasando de decena, como 32 y 25',
};
