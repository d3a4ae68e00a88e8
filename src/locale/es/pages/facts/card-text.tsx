import type * as English from '../../../../pages/facts/card-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'Lo que sabes',
  count: (tables, sums) => (
    <>
      Tablas: {tables.known} de {tables.of}. Cuentas hasta 20: {sums.known} de {sums.of}.
    </>
  ),
  also: 'También sabes:',
  more: (count) => `Y ${count} más.`,
  map: 'Ver tu mapa',
};
