import type * as English from '../../../pages/not-found-text';
import type { Catalogue } from '../../catalogue';

export const text: Catalogue<typeof English.text> = {
  pageTitle: 'Página no encontrada',
  title: '¡Uy! No encontramos la página que buscas.',
  lead: 'Esa página no existe o ha cambiado de lugar.',
  home: 'Volver al inicio',
};
