import type * as English from '../../../../topics/text/addition';
import type { Catalogue } from '../../../catalogue';

export const ADDITION_TEXT: Catalogue<typeof English.ADDITION_TEXT> = {
  'number-bonds-to-10': {
    title: 'Les compléments à 10',
    summary: 'Les paires de nombres qui font 10, comme 7 + 3, avec des jeux gratuits et une fiche.',
    steps: ['Lève dix doigts. Plie trois doigts\u00a0: il en reste sept.', 'Donc 7 et 3 font 10, et 3 et 7 aussi.'],
    searchTerms: ['paires qui font dix', 'faire dix', 'amis de dix', 'maisons des nombres', 'complément à dix'],
  },
  'add-within-10': {
    title: 'Additionner jusqu’à 10',
    summary: 'Additionner deux petits nombres, comme 5 + 3, avec des jeux gratuits et une fiche.',
    steps: ['Pars du plus grand nombre.', 'Avance du plus petit\u00a0: 5, puis 6, 7, 8.', 'Donc 5 + 3 = 8.'],
    searchTerms: ['addition', 'compter en avançant', 'plus', 'premiers calculs', 'doubles'],
  },
  'subtract-within-10': {
    title: 'Soustraire jusqu’à 10',
    summary: 'Enlever un petit nombre à un autre, comme 9 − 4, avec des jeux gratuits et une fiche.',
    steps: [
      'Recule de quatre à partir de 9\u00a0: 8, 7, 6, 5.',
      'Ou cherche ce qui va avec 4 pour faire 9.',
      'Donc 9 − 4 = 5.',
    ],
    searchTerms: ['soustraction', 'enlever', 'moins', 'compter à rebours', 'différence'],
  },
  'add-past-10': {
    title: 'Additionner au-delà de 10',
    summary: 'Additionner deux nombres en passant par dix, comme 8 + 5, avec des jeux gratuits et une fiche.',
    steps: ['Fais d’abord dix\u00a0: à 8, il manque 2.', 'Prends ces 2 dans le 5. Il reste 3.', '10 et 3 font 13.'],
    searchTerms: ['addition jusqu’à 20', 'passage à la dizaine', 'passer par dix', 'plus', 'sommes jusqu’à vingt'],
  },
  'subtract-past-10': {
    title: 'Soustraire au-delà de 10',
    summary: 'Soustraire en passant par dix, comme 13 − 5, avec des jeux gratuits et une fiche.',
    steps: ['Descends d’abord à dix\u00a0: 13 − 3 = 10.', 'Il reste 2 à enlever.', '10 − 2 = 8.'],
    searchTerms: ['soustraction jusqu’à 20', 'passage à la dizaine', 'enlever', 'moins', 'passer par dix'],
  },
  'add-two-digit-numbers': {
    title: 'Additionner des nombres à deux chiffres',
    summary: 'Additionner de plus grands nombres de tête, comme 47 + 25, avec des jeux gratuits et une fiche.',
    steps: [
      'Ajoute les dizaines\u00a0: 40 + 20 = 60.',
      'Ajoute les unités\u00a0: 7 + 5 = 12.',
      'Mets tout ensemble\u00a0: 60 + 12 = 72.',
    ],
    searchTerms: ['addition jusqu’à 100', 'dizaines et unités', 'décomposer', 'calcul mental', 'plus'],
  },
  'subtract-two-digit-numbers': {
    title: 'Soustraire des nombres à deux chiffres',
    summary: 'Soustraire de plus grands nombres de tête, comme 52 − 27, avec des jeux gratuits et une fiche.',
    steps: [
      'Enlève les dizaines\u00a0: 52 − 20 = 32.',
      'Enlève les unités en deux fois\u00a0: 32 − 2 = 30, puis 30 − 5 = 25.',
    ],
    searchTerms: ['soustraction jusqu’à 100', 'dizaines et unités', 'enlever', 'calcul mental', 'moins'],
  },
  'missing-numbers-in-sums': {
    title: 'Le nombre manquant dans un calcul',
    summary: 'Trouver le nombre qui manque, comme dans 5 + x = 13, avec un jeu gratuit et une fiche.',
    steps: ['Les deux côtés du signe égal valent la même chose.', 'Compte de 5 à 13, ou enlève 5 à 13.', 'Donc x = 8.'],
    searchTerms: ['addition à trou', 'balance', 'inverse', 'compléter', 'signe égal', 'case vide'],
  },
  'subtract-below-zero': {
    title: 'Soustraire en dessous de zéro',
    summary: 'Soustraire un nombre d’un nombre plus petit, comme 4 − 9, avec un jeu gratuit.',
    steps: ['Descends d’abord à zéro\u00a0: 4 − 4 = 0.', 'Il reste 5 à enlever.', 'Cinq de moins que zéro, c’est −5.'],
    searchTerms: ['nombres négatifs', 'moins que zéro', 'nombres relatifs', 'entiers'],
  },
};
