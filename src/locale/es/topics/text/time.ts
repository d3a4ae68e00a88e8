import type * as English from '../../../../topics/text/time';
import type { Catalogue } from '../../../catalogue';

export const TIME_TEXT: Catalogue<typeof English.TIME_TEXT> = {
  'oclock-and-half-past': {
    title: 'La hora en punto y la media',
    summary:
      'Leer en el reloj las horas en punto y las medias, con un juego gratis, una ficha con relojes y lecciones.',
    steps: [
      'La aguja corta marca la hora.',
      'La aguja larga en el 12 es «en punto». En el 6 es «y media».',
      'A las y media, la aguja corta está entre dos números.',
    ],
    searchTerms: ['decir la hora', 'leer la hora', 'leer un reloj', 'hora', 'media hora', 'reloj de agujas'],
  },
  'time-to-five-minutes': {
    title: 'Decir la hora de cinco en cinco minutos',
    summary:
      'Leer un reloj de cinco en cinco minutos, como las 4 y 25, con un juego gratis, una ficha con relojes y lecciones.',
    steps: [
      'Lee primero la aguja corta: la hora es el número que acaba de pasar.',
      'Cuenta de cinco en cinco con la larga: 1 es 5, 2 es 10, 3 es «y cuarto».',
      'Después del 6 también puedes contar hacia atrás desde la hora siguiente.',
    ],
    searchTerms: [
      'decir la hora',
      'leer la hora',
      'leer un reloj',
      'y cuarto',
      'menos cuarto',
      'reloj de agujas',
      'minutos',
    ],
  },
  'time-to-the-minute': {
    title: 'Decir la hora minuto a minuto',
    summary: 'Leer un reloj minuto a minuto, con un juego gratis y lecciones.',
    steps: [
      'Lee la hora en la aguja corta.',
      'Cuenta de cinco en cinco hasta el número anterior a la aguja larga.',
      'Luego cuenta las rayitas una por una.',
    ],
    searchTerms: ['decir la hora', 'leer la hora', 'leer un reloj', 'minuto exacto', 'reloj de agujas'],
  },
  '24-hour-clock': {
    title: 'El reloj de 24 horas',
    summary: 'Leer y comparar horas en el reloj de 24 horas, como 15:30, con un juego gratis y lecciones.',
    steps: [
      'De la 1:00 a las 12:59, las horas son las que ya conoces.',
      'Desde las 13:00, resta 12: las 15:30 son las 3:30 de la tarde.',
    ],
    searchTerms: ['reloj digital', 'a. m. y p. m.', 'veinticuatro horas', 'hora militar', 'convertir horas'],
  },
  'hours-and-minutes': {
    title: 'De horas a minutos, de días a horas',
    summary: 'Pasar horas a minutos y días a horas, con un juego gratis y lecciones.',
    steps: [
      'Una hora tiene 60 minutos, y un día tiene 24 horas.',
      '2 horas son 2 × 60 = 120 minutos.',
      'Suma los minutos que sobran.',
    ],
    searchTerms: ['convertir unidades de tiempo', 'minutos de una hora', 'horas de un día', 'convertir'],
  },
  'how-long-does-it-take': {
    title: '¿Cuánto dura?',
    summary: 'Hallar cuánto dura algo o cuándo acaba, como de las 3:45 a las 4:10, con un juego gratis.',
    steps: [
      'Llega primero a la hora siguiente: de las 3:45 a las 4:00 hay 15 minutos.',
      'Luego sigue: de las 4:00 a las 4:10 hay 10 minutos.',
      'En total son 25 minutos.',
    ],
    searchTerms: ['tiempo transcurrido', 'duración', 'intervalos de tiempo', 'inicio y fin', 'problemas de tiempo'],
  },
  'earlier-or-later': {
    title: '¿Antes o después?',
    summary:
      'Comparar una hora en cifras con una hora en palabras, como las 3:20 y las 4 menos 20, con un juego gratis.',
    steps: [
      'Escribe las dos horas en cifras: las 4 menos 20 son las 3:40.',
      'Compara primero las horas y luego los minutos.',
    ],
    searchTerms: ['comparar horas', 'antes y después', 'digital y de agujas', 'la hora en palabras'],
  },
  'days-of-the-week': {
    title: 'Los días de la semana',
    summary: 'Contar los días de la semana hacia adelante y hacia atrás, con un juego gratis y lecciones.',
    steps: [
      'Di los días en orden y cuenta. Tres días después del lunes: martes, miércoles, jueves.',
      'Después de siete días vuelve a ser el mismo día.',
    ],
    searchTerms: ['calendario', 'fechas', 'día de la semana', 'semana', 'ayer y mañana'],
  },
};
