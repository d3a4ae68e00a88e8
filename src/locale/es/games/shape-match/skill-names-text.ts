import type * as English from '../../../../games/shape-match/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Figuras';

export const names: Catalogue<typeof English.names> = {
  'shape.name.common': 'Nombrar círculos, triángulos, cuadrados y rectángulos',
  'shape.name.fiveSix': 'Nombrar pentágonos y hexágonos',
  'shape.name.rare': 'Nombrar rombos, heptágonos y octágonos',
  'shape.sides.common': 'Contar los lados de círculos, triángulos, cuadrados y rectángulos',
  'shape.sides.fiveSix': 'Contar los lados de pentágonos y hexágonos',
  'shape.sides.rare': 'Contar los lados de rombos, heptágonos y octágonos',
  'shape.compare.far': 'Decir qué figura tiene más lados',
  'shape.compare.near': 'Decir qué figura tiene un lado más',
};
