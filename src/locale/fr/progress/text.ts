import type * as English from '../../../progress/text';
import type { Catalogue } from '../../catalogue';

export const PART_TITLES: typeof English.PART_TITLES = {
  learning: 'Ce que tu sais',
  videos: 'Vidéos',
  voyage: 'La carte',
  passport: 'Ton passeport',
  captain: 'Ton bateau',
  island: 'Mon île',
  dayVoyage: 'Tes voyages',
  weeks: 'Tes semaines',
  lastRounds: 'Tes dernières parties',
  markedSheets: 'Tes fiches corrigées',
  choices: 'Tes choix',
};

export const FACT_LABELS: Catalogue<typeof English.FACT_LABELS> = {
  bestScore: 'Meilleur score',
  bestStreak: 'Meilleure série',
  captain: 'Capitaine',
  harbour: 'Objets dans le port',
  products: 'Résultats des tables que tu sais',
  sums: 'Calculs jusqu’à 20 que tu sais',
  ownIsland: 'Objets sur ton île',
  mended: 'Erreurs corrigées',
  watched: 'Vidéos vues',
  stars: 'Étoiles',
  weeks: 'Îles terminées',
};

export const STAMP_TEXT: typeof English.STAMP_TEXT = {
  firstStar: { title: 'Première étoile', how: 'Gagne une étoile sur une île.' },
  golden: { title: 'Île d’or', how: 'Gagne toutes les étoiles d’une île.' },
  tenStars: { title: 'Dix étoiles', how: 'Gagne dix étoiles.' },
  everyIsland: { title: 'Capitaine', how: 'Gagne une étoile sur chaque île.' },
  allGolden: { title: 'Mer d’or', how: 'Gagne toutes les étoiles de toutes les îles.' },
  tenInARow: { title: 'Dix d’affilée', how: 'Réponds juste dix fois d’affilée.' },
  mender: { title: 'Atelier réparation', how: 'Corrige trois erreurs avec le bouton «\u00a0T’entraîner\u00a0».' },
  allSigns: { title: 'Quatre signes', how: 'Apprends un calcul avec +, −, × et ÷.' },
  tenProducts: { title: 'Dix résultats des tables', how: 'Apprends dix résultats des tables.' },
  wholeTable: { title: 'Une table entière', how: 'Apprends une table entière.' },
  allTables: { title: 'Toutes les tables', how: 'Apprends toutes les tables.' },
  tenQuick: { title: 'Dix éclairs', how: 'Réponds vite à dix calculs.' },
  twentySums: { title: 'Vingt calculs', how: 'Apprends vingt calculs jusqu’à 20.' },
  allSums: { title: 'Tous les calculs', how: 'Apprends tous les calculs jusqu’à 20.' },
};
