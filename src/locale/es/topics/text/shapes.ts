import type * as English from '../../../../topics/text/shapes';
import type { Catalogue } from '../../../catalogue';

export const SHAPES_TEXT: Catalogue<typeof English.SHAPES_TEXT> = {
  'name-shapes': {
    title: 'Nombrar figuras planas (2D)',
    summary:
      'Nombrar círculos, triángulos, cuadrados, rectángulos y polígonos de hasta ocho lados, con un juego gratis.',
    steps: [
      'Un triángulo tiene tres lados rectos.',
      'Un cuadrado tiene cuatro lados de igual longitud y cuatro ángulos rectos.',
      'Un círculo no tiene lados rectos.',
    ],
    searchTerms: [
      'geometría',
      'círculo',
      'triángulo',
      'cuadrado',
      'rectángulo',
      'pentágono',
      'hexágono',
      'octágono',
      'polígonos',
      '2d',
    ],
  },
  'count-sides': {
    title: 'Contar los lados de las figuras',
    summary: 'Contar los lados de las figuras, del triángulo al octágono, con un juego gratis y lecciones.',
    steps: ['Empieza en una esquina y pon un dedo en ella.', 'Cuenta cada lado hasta volver a tu dedo.'],
    searchTerms: ['geometría', 'lados y vértices', 'polígonos', 'propiedades de las figuras', '2d'],
  },
  'compare-shapes': {
    title: '¿Qué figura tiene más lados?',
    summary: 'Comparar figuras por su número de lados, con un juego gratis y una lección.',
    steps: ['Cuenta los lados de cada figura.', 'Gana el número mayor: esa figura tiene más lados.'],
    searchTerms: ['geometría', 'comparar figuras', 'clasificar figuras', 'polígonos', '2d'],
  },
};
