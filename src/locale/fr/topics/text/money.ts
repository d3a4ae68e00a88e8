import type * as English from '../../../../topics/text/money';
import type { Catalogue } from '../../../catalogue';

export const MONEY_TEXT: Catalogue<typeof English.MONEY_TEXT> = {
  'count-coins': {
    title: 'Compter des pièces',
    summary: 'Compter des pièces américaines, des plus petites aux dollars, avec un jeu gratuit.',
    steps: [
      'Commence par les pièces qui valent le plus.',
      'Continue à compter\u00a0: 25, 50, 60, 65, 66.',
      'Des pièces pareilles se comptent bien ensemble\u00a0: de cinq en cinq, de dix en dix ou par 25.',
    ],
    searchTerms: ['argent', 'monnaie', 'pièces', 'cents', 'valeur des pièces', 'dollars et cents', 'compter'],
  },
  'give-change': {
    title: 'Rendre la monnaie',
    summary: 'Trouver la monnaie à rendre sur un, deux ou cinq dollars, avec un jeu gratuit et des leçons.',
    steps: [
      'Compte à partir du prix\u00a0: de 65 à 70, il y a 5 cents.',
      'Puis de 70 à 100, il y a 30 cents.',
      'La monnaie à rendre est de 35 cents.',
    ],
    searchTerms: ['argent', 'courses', 'payer', 'rendu de monnaie', 'magasin'],
  },
  'add-money': {
    title: 'Additionner de l’argent',
    summary: 'Additionner deux tas de pièces américaines, avec un jeu gratuit et une leçon.',
    steps: ['Compte chaque tas.', 'Ajoute d’abord les dizaines, puis les unités.', '100 cents font un dollar.'],
    searchTerms: ['additionner des pièces', 'total', 'dollars et cents', 'en tout', 'courses'],
  },
  'compare-money': {
    title: 'Combien d’argent en plus\u202f?',
    summary: 'Trouver combien un tas de pièces américaines vaut de plus qu’un autre, avec un jeu gratuit et une leçon.',
    steps: ['Compte chaque tas.', 'Compte du plus petit montant jusqu’au plus grand.', 'C’est ce qu’il y a en plus.'],
    searchTerms: ['comparer des pièces', 'différence', 'dollars et cents', 'soustraire de l’argent', 'combien de plus'],
  },
};
