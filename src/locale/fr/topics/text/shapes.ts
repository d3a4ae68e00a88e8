import type * as English from '../../../../topics/text/shapes';
import type { Catalogue } from '../../../catalogue';

export const SHAPES_TEXT: Catalogue<typeof English.SHAPES_TEXT> = {
  'name-shapes': {
    title: 'Nommer des formes en 2D',
    summary:
      'Nommer des cercles, des triangles, des carrés, des rectangles et des polygones jusqu’à huit côtés, avec un jeu gratuit.',
    steps: [
      'Un triangle a trois côtés droits.',
      'Un carré a quatre côtés de même longueur et quatre angles droits.',
      'Un cercle n’a pas de côté droit.',
    ],
    searchTerms: [
      'géométrie',
      'cercle',
      'triangle',
      'carré',
      'rectangle',
      'pentagone',
      'hexagone',
      'octogone',
      'polygones',
      '2d',
    ],
  },
  'count-sides': {
    title: 'Compter les côtés des formes',
    summary: 'Compter les côtés des formes, du triangle à l’octogone, avec un jeu gratuit et des leçons.',
    steps: ['Pars d’un coin et pose un doigt dessus.', 'Compte chaque côté jusqu’à revenir à ton doigt.'],
    searchTerms: ['géométrie', 'côtés et sommets', 'polygones', 'propriétés des formes', '2d'],
  },
  'compare-shapes': {
    title: 'Quelle forme a le plus de côtés\u202f?',
    summary: 'Comparer des formes par leur nombre de côtés, avec un jeu gratuit et une leçon.',
    steps: ['Compte les côtés de chaque forme.', 'Le plus grand nombre gagne\u00a0: cette forme a plus de côtés.'],
    searchTerms: ['géométrie', 'comparer des formes', 'trier des formes', 'polygones', '2d'],
  },
};
