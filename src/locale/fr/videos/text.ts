import type * as English from '../../../videos/text.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../grammar.ts';

export const kinds: Catalogue<typeof English.kinds> = { video: 'Vidéo', playlist: 'Playlist', page: 'Lien externe' };
export const listedUnder: typeof English.listedUnder = (educator) => `Classé sous ${educator}`;

export const text: Catalogue<typeof English.text> = {
  sections: 'Sections',
  units: 'Chapitres',
  allBoards: 'Tous les examens',
  search: 'Titre, professeur ou chapitre',
  carryOn: 'Continuer\u00a0:',
  credits:
    'Toutes les vidéos appartiennent à leurs auteurs et sont hébergées par YouTube. Nous les avons choisies, mais pas réalisées. Quand nous ne sommes pas sûrs de l’auteur, nous écrivons «\u00a0Classé sous\u00a0».',
  watchedOf: (watched, all) => plural(watched, `${watched} vue sur ${all}`, `${watched} vues sur ${all}`),
  practise: 'S’entraîner avec des jeux\u00a0:',
  play: (title) => `Lire\u00a0: ${title}`,
  watched: 'Vue',
  watchedTitle: (title) => `Vue\u00a0: ${title}`,
  visit: 'Ouvrir la page externe',
  visitTitle: (title) => `Ouvrir la page externe\u00a0: ${title} (dans un nouvel onglet)`,
};

export const player: Catalogue<typeof English.player> = {
  blocked: 'Cette vidéo ne peut pas être montrée ici.',
  blockedWhy: 'Vous êtes peut-être hors ligne, ou votre réseau bloque YouTube.',
  tryAgain: 'Réessayer',
  watch: 'Regarder sur YouTube',
  watchNewTab: 'Regarder sur YouTube (dans un nouvel onglet)',
  close: 'Fermer',
  silent: 'Pas de vidéo ici\u202f?',
  silentWhy:
    'Un filtre de ce réseau la bloque sans doute. Donnez ces lignes à la personne qui gère le filtre, ou utilisez le lien ci-dessous.',
};

const matches = (count: number): string => plural(count, `${count} résultat`, `${count} résultats`);

export const results: Catalogue<typeof English.results> = {
  looking: 'Recherche…',
  failed: 'La recherche n’a pas pu se charger. Réessayez une fois en ligne.',
  failedElsewhere:
    'Les autres examens n’ont pas pu se charger. Cherchez dans celui-ci, ou réessayez une fois en ligne.',
  title: 'Résultats',
  others: 'Autres examens',
  nearHere: 'Vidéos proches pour cet examen\u00a0:',
  blank: 'Écrivez un thème, comme «\u00a0fractions\u00a0», ou un professeur.',
  matches,
  similar: (typed) => `Aucun résultat pour «\u00a0${typed}\u00a0». Ceux-ci s’écrivent presque pareil\u00a0:`,
  relatedElsewhere: (typed) =>
    `Aucun résultat pour «\u00a0${typed}\u00a0». Résultats proches pour d’autres examens\u00a0:`,
  elsewhere: (typed, count) =>
    `Aucun résultat pour «\u00a0${typed}\u00a0». D’autres examens ont ${matches(count)}\u00a0:`,
  related: (typed) => `Aucun résultat pour «\u00a0${typed}\u00a0». Résultats proches\u00a0:`,
  nothing: (typed) =>
    `Aucun résultat pour «\u00a0${typed}\u00a0». Essayez un autre mot, comme un thème ou un professeur.`,
};
