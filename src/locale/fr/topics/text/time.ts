import type * as English from '../../../../topics/text/time';
import type { Catalogue } from '../../../catalogue';

export const TIME_TEXT: Catalogue<typeof English.TIME_TEXT> = {
  'oclock-and-half-past': {
    title: 'L’heure pile et la demie',
    summary:
      'Lire l’heure pile et la demie sur une horloge, avec un jeu gratuit, une fiche avec des horloges et des leçons.',
    steps: [
      'La petite aiguille montre l’heure.',
      'La grande aiguille sur le 12\u00a0: c’est l’heure pile. Sur le 6\u00a0: c’est «\u00a0et demie\u00a0».',
      'À la demie, la petite aiguille est entre deux nombres.',
    ],
    searchTerms: ['lire l’heure', 'dire l’heure', 'lire une horloge', 'heure', 'demi-heure', 'aiguilles'],
  },
  'time-to-five-minutes': {
    title: 'Lire l’heure à cinq minutes près',
    summary:
      'Lire l’heure de cinq en cinq minutes, comme 4 heures 25, avec un jeu gratuit, une fiche avec des horloges et des leçons.',
    steps: [
      'Lis d’abord la petite aiguille\u00a0: l’heure est le nombre qu’elle vient de passer.',
      'Compte de cinq en cinq pour la grande\u00a0: 1 vaut 5, 2 vaut 10, 3 veut dire «\u00a0et quart\u00a0».',
      'Après 6, tu peux aussi compter à rebours depuis l’heure suivante.',
    ],
    searchTerms: [
      'lire l’heure',
      'dire l’heure',
      'lire une horloge',
      'et quart',
      'moins le quart',
      'aiguilles',
      'minutes',
    ],
  },
  'time-to-the-minute': {
    title: 'Lire l’heure à la minute près',
    summary: 'Lire l’heure sur une horloge à la minute près, avec un jeu gratuit et des leçons.',
    steps: [
      'Lis l’heure sur la petite aiguille.',
      'Compte de cinq en cinq jusqu’au nombre avant la grande aiguille.',
      'Puis compte les petits traits un par un.',
    ],
    searchTerms: ['lire l’heure', 'dire l’heure', 'lire une horloge', 'minute près', 'aiguilles'],
  },
  '24-hour-clock': {
    title: 'L’horloge de 24 heures',
    summary:
      'Lire et comparer des heures sur une horloge de 24 heures, comme 15:30, avec un jeu gratuit et des leçons.',
    steps: [
      'De 1:00 à 12:59, les heures sont celles que tu connais.',
      'À partir de 13:00, enlève 12\u00a0: 15:30, c’est 3:30 de l’après-midi.',
    ],
    searchTerms: [
      'horloge numérique',
      'matin et après-midi',
      'vingt-quatre heures',
      'affichage digital',
      'convertir l’heure',
    ],
  },
  'hours-and-minutes': {
    title: 'Heures en minutes, jours en heures',
    summary: 'Convertir des heures en minutes et des jours en heures, avec un jeu gratuit et des leçons.',
    steps: [
      'Une heure a 60 minutes, et un jour a 24 heures.',
      '2 heures font 2 × 60 = 120 minutes.',
      'Ajoute les minutes qui restent.',
    ],
    searchTerms: ['convertir des durées', 'minutes dans une heure', 'heures dans un jour', 'unités de temps'],
  },
  'how-long-does-it-take': {
    title: 'Combien de temps cela dure-t-il\u202f?',
    summary: 'Trouver une durée ou une heure de fin, comme de 3:45 à 4:10, avec un jeu gratuit.',
    steps: [
      'Va d’abord à l’heure suivante\u00a0: de 3:45 à 4:00, il y a 15 minutes.',
      'Puis continue\u00a0: de 4:00 à 4:10, il y a 10 minutes.',
      'En tout, cela fait 25 minutes.',
    ],
    searchTerms: ['temps écoulé', 'durée', 'calcul de durées', 'début et fin', 'problèmes de temps'],
  },
  'earlier-or-later': {
    title: 'Plus tôt ou plus tard\u202f?',
    summary:
      'Comparer une heure en chiffres et une heure en mots, comme 3:20 et 4 heures moins 20, avec un jeu gratuit.',
    steps: [
      'Écris les deux heures en chiffres\u00a0: 4 heures moins 20, c’est 3:40.',
      'Compare d’abord les heures, puis les minutes.',
    ],
    searchTerms: ['comparer des heures', 'avant et après', 'aiguilles et chiffres', 'l’heure en mots'],
  },
  'days-of-the-week': {
    title: 'Les jours de la semaine',
    summary: 'Avancer et reculer dans les jours de la semaine, avec un jeu gratuit et des leçons.',
    steps: [
      'Dis les jours dans l’ordre et compte. Trois jours après lundi\u00a0: mardi, mercredi, jeudi.',
      'Après sept jours, c’est de nouveau le même jour.',
    ],
    searchTerms: ['calendrier', 'dates', 'jour de la semaine', 'semaine', 'hier et demain'],
  },
};
