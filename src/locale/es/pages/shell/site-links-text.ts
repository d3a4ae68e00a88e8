import type * as English from '../../../../pages/shell/site-links-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  label: 'Todos los juegos y vídeos',
  island: 'Mi isla',
  cards: 'Tarjetas de respuesta',
  class: 'Para la clase',
  print: 'Fichas',
  week: 'Una semana de partidas',
};
