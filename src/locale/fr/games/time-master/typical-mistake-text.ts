import { getHourOnFace, HOUR } from '../../../../../machines/time-master/times';
import type * as English from '../../../../games/time-master/typical-mistake-text';

export const typicalMistakeText: typeof English.typicalMistakeText = ({ asked }, slip) => {
  switch (slip) {
    case 'hourOfHundred':
      return 'Une heure a 60 minutes, pas 100.';
    case 'minutesForgotten':
      return 'Les heures sont justes\u202f! Ajoute maintenant les minutes.';
    case 'dayOfTwelve':
      return 'L’horloge fait deux tours par jour\u00a0: 12 + 12 heures.';
    case 'hourMore':
      return 'Presque\u202f! Juste une heure de trop.';
    case 'hourLess':
      return 'Presque\u202f! Il manque une heure.';
    case 'apart':
      return 'Compte d’abord jusqu’à l’heure pile, puis ajoute le reste.';
    case 'handsSwapped':
      return 'Regarde encore\u00a0: la petite aiguille montre l’heure.';
    case 'nextHour':
      return asked.type === 'clockReading' && asked.shows === 'hands'
        ? `La petite aiguille n’est pas encore au ${getHourOnFace(asked.time + HOUR)}.`
        : 'Presque\u202f! Juste une heure de trop.';
    case 'numberForMinutes':
      return 'Pour la grande aiguille, compte de cinq en cinq.';
    case 'pastForTo':
      return asked.type === 'clockReading' && asked.time % HOUR > HOUR / 2
        ? 'Plus de 30 minutes sont passées.'
        : 'Moins de 30 minutes sont passées.';
    case 'otherHalf':
      return 'L’heure est juste\u202f! Échange seulement AM et PM.';
    case 'otherWay':
      return asked.type === 'timeComparison' && asked.asks === 'later'
        ? 'Celle-là vient en premier.'
        : 'Celle-là vient en dernier.';
    case 'dayShort':
      return 'Presque\u202f! Commence à compter le jour d’après.';
    case 'dayBeyond':
      return 'Presque\u202f! Juste un jour de trop.';
    case 'otherDirection':
      return asked.type === 'dateArithmetic' && asked.days < 0
        ? 'Tu as compté en avant. Ici, il faut reculer.'
        : 'Tu as compté en arrière. Ici, il faut avancer.';
  }
};
