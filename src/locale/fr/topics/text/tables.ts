import type * as English from '../../../../topics/text/tables';
import type { Catalogue } from '../../../catalogue';

export const TABLES_TEXT: Catalogue<typeof English.TABLES_TEXT> = {
  'times-tables-2-5-10': {
    title: 'Les tables de 2, 5 et 10',
    summary: 'Les tables de 2, 5 et 10\u00a0: des jeux gratuits rien que sur ces tables, une fiche et des leçons.',
    steps: [
      'Deux fois un nombre, c’est son double\u00a0: 2 × 7 = 7 + 7.',
      'Dix fois un nombre, c’est autant de dizaines\u00a0: 10 × 7 = 70.',
      'Cinq fois un nombre, c’est la moitié de cela\u00a0: 5 × 7 = 35.',
    ],
    searchTerms: ['multiplication', 'table de deux', 'table de cinq', 'table de dix', 'livret', 'doubles'],
  },
  'times-tables-3-4-8': {
    title: 'Les tables de 3, 4 et 8',
    summary: 'Les tables de 3, 4 et 8\u00a0: des jeux gratuits rien que sur ces tables, une fiche et des leçons.',
    steps: [
      'Pour multiplier par quatre, double deux fois\u00a0: 4 × 6, c’est 12 et 12.',
      'Pour multiplier par huit, double encore\u00a0: 8 × 6, c’est 24 et 24.',
      'Trois fois, c’est le double et encore une fois\u00a0: 3 × 6 = 12 + 6.',
    ],
    searchTerms: ['multiplication', 'table de trois', 'table de quatre', 'table de huit', 'livret'],
  },
  'times-tables-6-7-9': {
    title: 'Les tables de 6, 7 et 9',
    summary: 'Les tables de 6, 7 et 9\u00a0: des jeux gratuits rien que sur ces tables, une fiche et des leçons.',
    steps: [
      'Six fois, c’est cinq fois et encore une fois\u00a0: 6 × 7 = 35 + 7.',
      'Sept fois, c’est cinq fois et deux fois\u00a0: 7 × 8 = 40 + 16.',
      'Neuf fois, c’est dix fois moins une fois\u00a0: 9 × 7 = 70 − 7.',
    ],
    searchTerms: ['multiplication', 'table de six', 'table de sept', 'table de neuf', 'livret'],
  },
  'times-tables-11-12': {
    title: 'Les tables de 11 et 12',
    summary: 'Les tables de 11 et 12\u00a0: des jeux gratuits rien que sur ces tables, une fiche et une leçon.',
    steps: [
      'Onze fois, c’est dix fois et encore une fois\u00a0: 11 × 7 = 70 + 7.',
      'Douze fois, c’est dix fois et deux fois\u00a0: 12 × 7 = 70 + 14.',
    ],
    searchTerms: ['multiplication', 'table de onze', 'table de douze', 'livret'],
  },
  'times-tables-to-12': {
    title: 'Toutes les tables jusqu’à 12 × 12',
    summary:
      'Toutes les tables jusqu’à 12 × 12, avec des jeux gratuits, un test comme celui de Year 4 en Angleterre et une fiche.',
    steps: [
      'Retourne le calcul\u00a0: 7 × 3, c’est comme 3 × 7.',
      'Décompose le nombre\u00a0: 7 × 8, c’est 5 × 8 et 2 × 8.',
      'Entraîne-toi sur celles que tu ne sais pas encore. Il y en a moins que tu ne penses.',
    ],
    searchTerms: ['multiplication', 'livret', 'test des tables', 'contrôle des tables', 'table de Pythagore', 'faits'],
  },
  'multiply-larger-numbers': {
    title: 'Multiplier de grands nombres de tête',
    summary: 'Multiplier de tête au-delà des tables, comme 6 × 14, en décomposant un nombre, avec un jeu gratuit.',
    steps: [
      'Décompose le plus grand nombre\u00a0: 14, c’est 10 et 4.',
      'Multiplie les deux parties\u00a0: 6 × 10 = 60 et 6 × 4 = 24.',
      '60 + 24 = 84.',
    ],
    searchTerms: ['calcul mental', 'décomposer', 'distributivité', 'deux chiffres fois un chiffre'],
  },
};
