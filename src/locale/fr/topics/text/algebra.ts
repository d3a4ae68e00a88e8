import type * as English from '../../../../topics/text/algebra';
import type { Catalogue } from '../../../catalogue';

export const ALGEBRA_TEXT: Catalogue<typeof English.ALGEBRA_TEXT> = {
  'solve-equations': {
    title: 'Résoudre des équations\u00a0: trouver x',
    summary: 'Trouver x dans des équations comme 3x + 5 = 20, avec un jeu gratuit, une fiche et des vidéos.',
    steps: [
      'Enlève 5 des deux côtés\u00a0: 3x = 15.',
      'Divise les deux côtés par 3\u00a0: x = 5.',
      'Vérifie\u00a0: 3 × 5 + 5 = 20.',
    ],
    searchTerms: ['équations du premier degré', 'algèbre', 'inconnue', 'résoudre', 'balance'],
  },
  'substitute-numbers': {
    title: 'Remplacer x par un nombre',
    summary: 'Calculer 3x quand x vaut 5, avec un jeu gratuit, une fiche et une vidéo.',
    steps: ['3x veut dire 3 fois x.', 'Mets 5 à la place de x\u00a0: 3 × 5 = 15.'],
    searchTerms: ['substitution', 'algèbre', 'expressions', 'formules', 'calcul littéral', 'remplacer'],
  },
};
