import type * as English from '../../../../../games/arithmetic-hero/text/names';
import type { Catalogue } from '../../../../catalogue';

export const levelText: Catalogue<typeof English.levelText> = {
  1: { name: 'Héroe principiante', description: 'Sumas con números pequeños' },
  2: { name: 'Estrella naciente', description: 'Sumas y restas' },
  3: { name: 'Guardián de los números', description: 'Números más grandes y tablas de multiplicar' },
  4: { name: 'Capitán de los números', description: 'Las cuatro operaciones, con divisiones' },
  5: { name: 'As del cálculo', description: 'Las cuatro operaciones, también con números negativos' },
};
