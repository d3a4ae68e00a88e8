import type * as English from '../../../../pages/search/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Buscar',
  field: 'Buscar juegos, temas, fichas y vídeos',
  placeholder: 'fracciones, reloj, ficha…',
  suggested: 'Puedes buscar',
  results: 'Resultados',
  groups: { games: 'Juegos', topics: 'Temas', pages: 'Páginas y ayuda', videos: 'Vídeos' },
  topic: (strand, year) => `${strand}, ${year}`,
  video: (hub, unit) => `${hub}, ${unit}`,
  count: (results) =>
    results === 0
      ? 'No hay resultados. Prueba con otra palabra.'
      : plural(results, '1 resultado. Pulsa Intro para abrirlo.', `${results} resultados. Elige uno con las flechas.`),
};

export const SPELLINGS: Catalogue<typeof English.SPELLINGS> = [
  [/tabla ?de ?multiplicar/g, 'tablas de multiplicar'],
  [/dos cifras/g, 'dos-cifras'],
];
