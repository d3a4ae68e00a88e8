import type * as English from '../../../../pages/search/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Rechercher',
  field: 'Rechercher des jeux, des thèmes, des fiches et des vidéos',
  placeholder: 'fractions, horloge, fiche…',
  suggested: 'Tu peux chercher',
  results: 'Résultats',
  groups: { games: 'Jeux', topics: 'Thèmes', pages: 'Pages et aide', videos: 'Vidéos' },
  topic: (strand, year) => `${strand}, ${year}`,
  video: (hub, unit) => `${hub}, ${unit}`,
  count: (results) =>
    results === 0
      ? 'Aucun résultat. Essaie un autre mot.'
      : plural(
          results,
          `${results} résultat. Appuie sur Entrée pour l’ouvrir.`,
          `${results} résultats. Choisis avec les flèches.`,
        ),
};

export const SPELLINGS: Catalogue<typeof English.SPELLINGS> = [
  [/table ?de ?multiplication/g, 'tables de multiplication'],
  [/deux chiffres/g, 'deux-chiffres'],
];
