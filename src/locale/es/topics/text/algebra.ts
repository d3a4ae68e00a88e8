import type * as English from '../../../../topics/text/algebra';
import type { Catalogue } from '../../../catalogue';

export const ALGEBRA_TEXT: Catalogue<typeof English.ALGEBRA_TEXT> = {
  'solve-equations': {
    title: 'Resolver ecuaciones: hallar x',
    summary: 'Hallar x en ecuaciones como 3x + 5 = 20, con un juego gratis, una ficha y vídeos.',
    steps: ['Quita 5 de los dos lados: 3x = 15.', 'Divide los dos lados entre 3: x = 5.', 'Comprueba: 3 × 5 + 5 = 20.'],
    searchTerms: ['ecuaciones lineales', 'álgebra', 'incógnita', 'despejar x', 'balanza'],
  },
  'substitute-numbers': {
    title: 'Sustituir x por un número',
    summary: 'Calcular 3x cuando x es 5, con un juego gratis, una ficha y un vídeo.',
    steps: ['3x es 3 por x.', 'Pon 5 en lugar de x: 3 × 5 = 15.'],
    searchTerms: ['sustitución', 'álgebra', 'expresiones', 'fórmulas', 'valor numérico', 'evaluar'],
  },
};
