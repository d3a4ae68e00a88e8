import type * as English from '../../../../pages/account/hearts-text';
import type { Catalogue } from '../../../catalogue';

export const favouriteLabel: typeof English.favouriteLabel = (game) => `Favori\u00a0: ${game}`;

export const heartsUnavailable: Catalogue<typeof English.heartsUnavailable> =
  'Nous n’avons pas pu charger vos cœurs, car le service des comptes ne répond pas. Rien n’est perdu, et on peut jouer à tous les jeux.';
