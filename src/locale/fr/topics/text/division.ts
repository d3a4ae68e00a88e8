import type * as English from '../../../../topics/text/division';
import type { Catalogue } from '../../../catalogue';

const DIVISION_STEPS = (divisor: number, quotient: number): readonly string[] => [
  `Cherche combien de fois\u00a0: quel nombre fois ${divisor} fait ${divisor * quotient}\u202f?`,
  `${quotient} × ${divisor} = ${divisor * quotient}, donc ${divisor * quotient} ÷ ${divisor} = ${quotient}.`,
];

export const DIVISION_TEXT: Catalogue<typeof English.DIVISION_TEXT> = {
  'divide-by-2-5-10': {
    title: 'Diviser avec les tables de 2, 5 et 10',
    summary: 'Diviser avec les tables de 2, 5 et 10, comme 35 ÷ 5 ou 35 ÷ 7, avec des jeux gratuits et une fiche.',
    steps: DIVISION_STEPS(5, 7),
    searchTerms: ['division', 'partager', 'moitié', 'moitiés', 'groupes', 'quotient'],
  },
  'divide-by-3-4-8': {
    title: 'Diviser avec les tables de 3, 4 et 8',
    summary: 'Diviser avec les tables de 3, 4 et 8, comme 24 ÷ 4 ou 24 ÷ 6, avec des jeux gratuits et une fiche.',
    steps: DIVISION_STEPS(4, 6),
    searchTerms: ['division', 'partager', 'groupes', 'quotient', 'divisions à connaître'],
  },
  'divide-by-6-7-9': {
    title: 'Diviser avec les tables de 6, 7 et 9',
    summary: 'Diviser avec les tables de 6, 7 et 9, comme 56 ÷ 7 ou 56 ÷ 8, avec des jeux gratuits et une fiche.',
    steps: DIVISION_STEPS(7, 8),
    searchTerms: ['division', 'partager', 'groupes', 'quotient', 'divisions à connaître'],
  },
  'missing-factors': {
    title: 'Le nombre manquant d’une multiplication',
    summary: 'Trouver le nombre qui manque dans 4 × ? = 28 ou ? ÷ 3 = 9, avec un jeu gratuit et une fiche.',
    steps: [
      'Retourne le calcul\u00a0: pour trouver le nombre manquant dans 4 × ? = 28, calcule 28 ÷ 4.',
      '7 × 4 = 28, donc le nombre manquant est 7.',
    ],
    searchTerms: [
      'facteur manquant',
      'inconnue',
      'inverse',
      'multiplication à trou',
      'facteurs',
      'case vide',
      'division',
    ],
  },
};
