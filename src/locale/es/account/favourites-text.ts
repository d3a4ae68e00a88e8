import type * as English from '../../../account/favourites-text';

export const ADDED: typeof English.ADDED = { title: 'Añadido a favoritos', text: 'El juego ya está en los favoritos' };
export const REMOVED: typeof English.REMOVED = {
  title: 'Quitado de favoritos',
  text: 'El juego ya no está en los favoritos',
};
