import type * as English from '../../../../topics/text/fractions';
import type { Catalogue } from '../../../catalogue';

export const FRACTIONS_TEXT: Catalogue<typeof English.FRACTIONS_TEXT> = {
  'half-and-quarter-of-an-amount': {
    title: 'La moitié et le quart d’une quantité',
    summary:
      'Trouver la moitié ou le quart d’une quantité, comme la moitié de 8, avec un jeu gratuit, des leçons et une fiche.',
    steps: [
      'La moitié de 8\u00a0: partage 8 brioches en 2 groupes égaux.',
      'Chaque groupe en a 4, donc la moitié de 8 est 4.',
      'Pour un quart, fais 4 groupes égaux.',
    ],
    searchTerms: ['moitié', 'demi', 'quart', 'fraction d’une quantité', 'partager', 'groupes égaux'],
  },
  'thirds-and-three-quarters-of-an-amount': {
    title: 'Le tiers et les trois quarts d’une quantité',
    summary: 'Trouver 1/3, 2/4 ou 3/4 d’une quantité, comme 3/4 de 12, avec un jeu gratuit, des leçons et une fiche.',
    steps: [
      '3/4 de 12\u00a0: partage 12 brioches en 4 groupes égaux.',
      'Un groupe en a 3.',
      'Prends 3 groupes\u00a0: 3 + 3 + 3 = 9.',
    ],
    searchTerms: ['tiers', 'trois quarts', 'deux quarts', 'fraction d’une quantité', 'partager', 'groupes égaux'],
  },
  'add-fractions-same-denominator': {
    title: 'Additionner des fractions de même dénominateur',
    summary: 'Additionner des fractions de même dénominateur, comme 2/5 + 1/5, avec des jeux gratuits et des leçons.',
    steps: [
      'Les parts ont la même taille\u00a0: compte-les ensemble.',
      '2 cinquièmes et 1 cinquième font 3 cinquièmes.',
      'La taille des parts ne change pas\u00a0: c’est 3/5.',
    ],
    searchTerms: ['addition de fractions', 'même dénominateur', 'même nombre en bas', 'plus'],
  },
  'subtract-fractions-same-denominator': {
    title: 'Soustraire des fractions de même dénominateur',
    summary: 'Soustraire des fractions de même dénominateur, comme 4/5 − 1/5, avec des jeux gratuits et des leçons.',
    steps: [
      'Les parts ont la même taille\u00a0: enlève le nombre de parts qu’il faut.',
      '4 cinquièmes moins 1 cinquième, il reste 3 cinquièmes\u00a0: 3/5.',
    ],
    searchTerms: ['soustraction de fractions', 'même dénominateur', 'même nombre en bas', 'moins', 'enlever'],
  },
  'add-related-fractions': {
    title: 'Additionner des demis et des quarts, des tiers et des sixièmes',
    summary:
      'Additionner des fractions quand un dénominateur est un multiple de l’autre, comme 1/2 + 1/4, avec des jeux gratuits.',
    steps: [
      'Coupe les grandes parts\u00a0: 1/2, c’est 2/4.',
      'Maintenant, les parts ont la même taille.',
      '2/4 + 1/4 = 3/4.',
    ],
    searchTerms: ['addition de fractions', 'dénominateurs multiples', 'multiples', 'fractions égales', 'plus'],
  },
  'subtract-related-fractions': {
    title: 'Soustraire des demis et des quarts, des tiers et des sixièmes',
    summary:
      'Soustraire des fractions quand un dénominateur est un multiple de l’autre, comme 1/2 − 1/4, avec des jeux gratuits.',
    steps: [
      'Coupe les grandes parts\u00a0: 1/2, c’est 2/4.',
      'Maintenant, les parts ont la même taille.',
      '2/4 − 1/4 = 1/4.',
    ],
    searchTerms: ['soustraction de fractions', 'dénominateurs multiples', 'multiples', 'fractions égales', 'moins'],
  },
  'add-unlike-fractions': {
    title: 'Additionner des fractions de dénominateurs différents',
    summary:
      'Additionner des fractions de dénominateurs différents, comme 1/2 + 1/3, avec des jeux gratuits, une leçon et une vidéo.',
    steps: [
      'Trouve des parts qui vont dans les deux\u00a0: les sixièmes vont dans les demis et les tiers.',
      '1/2, c’est 3/6, et 1/3, c’est 2/6.',
      '3/6 + 2/6 = 5/6.',
    ],
    searchTerms: ['addition de fractions', 'dénominateurs différents', 'dénominateur commun', 'nombres du bas', 'plus'],
  },
  'subtract-unlike-fractions': {
    title: 'Soustraire des fractions de dénominateurs différents',
    summary:
      'Soustraire des fractions de dénominateurs différents, comme 1/2 − 1/3, avec des jeux gratuits et une vidéo.',
    steps: [
      'Trouve des parts qui vont dans les deux\u00a0: les sixièmes vont dans les demis et les tiers.',
      '1/2, c’est 3/6, et 1/3, c’est 2/6.',
      '3/6 − 2/6 = 1/6.',
    ],
    searchTerms: ['soustraction de fractions', 'dénominateurs différents', 'dénominateur commun', 'moins', 'enlever'],
  },
  'simplify-fractions': {
    title: 'Simplifier des fractions',
    summary:
      'Écrire une fraction sous sa forme la plus simple, comme 6/8 = 3/4, avec des jeux gratuits, une fiche et des leçons.',
    steps: [
      'Trouve un nombre qui divise les deux\u00a0: 2 divise 6 et 8.',
      'Divise les deux par ce nombre\u00a0: 6 ÷ 2 = 3 et 8 ÷ 2 = 4.',
      'Donc 6/8 = 3/4. Arrête-toi quand seul 1 divise les deux.',
    ],
    searchTerms: ['fraction irréductible', 'réduire', 'simplification', 'fractions égales', 'diviseurs communs'],
  },
  'decimals-as-fractions': {
    title: 'Du nombre décimal à la fraction',
    summary: 'Écrire un nombre décimal en fraction, comme 0,75 = 3/4, avec un jeu gratuit, une fiche et des leçons.',
    steps: ['0,75 veut dire 75 centièmes\u00a0: 75/100.', 'Divise les deux nombres par 25.', '0,75 = 3/4.'],
    searchTerms: ['décimal', 'centièmes', 'dixièmes', 'convertir', 'décimal en fraction'],
  },
  'multiply-fractions': {
    title: 'Multiplier des fractions',
    summary: 'Multiplier deux fractions, comme 1/2 × 3/4, avec un jeu gratuit et des leçons.',
    steps: [
      '1/2 × 3/4, c’est la moitié de trois quarts.',
      'Multiplie les nombres du haut\u00a0: 1 × 3 = 3.',
      'Multiplie les nombres du bas\u00a0: 2 × 4 = 8. C’est donc 3/8.',
    ],
    searchTerms: ['multiplication de fractions', 'fois', 'produit', 'fraction d’une fraction'],
  },
};
