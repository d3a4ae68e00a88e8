import type * as English from '../../../../games/fraction-basics/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Fractions';

export const names: Catalogue<typeof English.names> = {
  'fraction.amount.halves': 'Trouver la moitié ou le quart d’une quantité, comme la moitié de 8',
  'fraction.amount.thirds': 'Trouver des tiers ou plusieurs quarts d’une quantité, comme 3/4 de 12',
  'fraction.convert.exact': 'Écrire un nombre décimal en fraction, comme 0,37 = 37/100',
  'fraction.convert.simplify': 'Écrire un nombre décimal en fraction plus simple, comme 0,75 = 3/4',
  'fraction.simplify.byTwo': 'Simplifier une fraction en prenant la moitié des deux nombres, comme 6/8',
  'fraction.simplify.byMore': 'Simplifier une fraction en divisant par plus de 2, comme 6/9',
  'fraction.add.same': 'Additionner des fractions de même dénominateur, comme 2/5 + 1/5',
  'fraction.add.overOne': 'Additionner des fractions de même dénominateur au-delà d’un entier, comme 3/4 + 2/4',
  'fraction.add.fits': 'Additionner des fractions quand un dénominateur est multiple de l’autre, comme 1/2 + 1/4',
  'fraction.subtract.same': 'Soustraire des fractions de même dénominateur, comme 4/5 − 1/5',
  'fraction.subtract.fits': 'Soustraire des fractions quand un dénominateur est multiple de l’autre, comme 1/2 − 1/4',
};
