import type * as English from '../../../account/favourites-text';

export const ADDED: typeof English.ADDED = {
  title: 'Ajouté aux favoris',
  text: 'Le jeu est maintenant dans les favoris',
};
export const REMOVED: typeof English.REMOVED = {
  title: 'Retiré des favoris',
  text: 'Le jeu n’est plus dans les favoris',
};
