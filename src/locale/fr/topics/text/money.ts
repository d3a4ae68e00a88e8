import type * as English from '../../../../topics/text/money';
import type { Catalogue } from '../../../catalogue';

export const MONEY_TEXT: Catalogue<typeof English.MONEY_TEXT> = {
  'count-coins': {
    title: 'Compter des pièces',
    summary: 'Compter des pièces et des billets, des plus petits aux plus gros, avec un jeu gratuit.',
    steps: [
      'Commence par les pièces qui valent le plus.',
      'Continue à compter\u00a0: 20, 40, 50, 55, 56.',
      'Les pièces identiques se comptent bien ensemble\u00a0: de 5 en 5, de 10 en 10 ou de 20 en 20.',
    ],
    searchTerms: ['argent', 'monnaie', 'pièces', 'centimes', 'valeur des pièces', 'euros et centimes', 'compter'],
  },
  'give-change': {
    title: 'Rendre la monnaie',
    summary: 'Trouver la monnaie à rendre sur un, deux ou cinq euros, avec un jeu gratuit et des leçons.',
    steps: [
      'Compte à partir du prix\u00a0: de 65 à 70, il y a 5 centimes.',
      'Puis de 70 à 100, il y a 30 centimes.',
      'La monnaie à rendre est de 35 centimes.',
    ],
    searchTerms: ['argent', 'courses', 'payer', 'rendu de monnaie', 'magasin'],
  },
  'add-money': {
    title: 'Additionner de l’argent',
    summary: 'Additionner deux tas de pièces, avec un jeu gratuit et une leçon.',
    steps: ['Compte chaque tas.', 'Ajoute d’abord les dizaines, puis les unités.', '100 centimes font un euro.'],
    searchTerms: ['additionner des pièces', 'total', 'euros et centimes', 'en tout', 'courses'],
  },
  'compare-money': {
    title: 'Combien d’argent de plus\u202f?',
    summary: 'Trouver de combien un tas de pièces vaut plus qu’un autre, avec un jeu gratuit et une leçon.',
    steps: [
      'Compte chaque tas.',
      'Pars de la plus petite somme et avance jusqu’à la plus grande.',
      'C’est ce qu’il y a en plus.',
    ],
    searchTerms: [
      'comparer des pièces',
      'différence',
      'euros et centimes',
      'soustraire de l’argent',
      'combien de plus',
    ],
  },
};
