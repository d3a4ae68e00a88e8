import type * as English from '../../../../topics/text/fractions';
import type { Catalogue } from '../../../catalogue';

export const FRACTIONS_TEXT: Catalogue<typeof English.FRACTIONS_TEXT> = {
  'half-and-quarter-of-an-amount': {
    title: 'La mitad y un cuarto de una cantidad',
    summary:
      'Hallar la mitad o un cuarto de una cantidad, como la mitad de 8, con un juego gratis, lecciones y una ficha.',
    steps: [
      'La mitad de 8: reparte 8 panecillos en 2 grupos iguales.',
      'Cada grupo tiene 4, así que la mitad de 8 es 4.',
      'Para un cuarto, haz 4 grupos iguales.',
    ],
    searchTerms: ['mitad', 'medio', 'cuarto', 'fracción de una cantidad', 'repartir', 'grupos iguales'],
  },
  'thirds-and-three-quarters-of-an-amount': {
    title: 'Un tercio y tres cuartos de una cantidad',
    summary: 'Hallar 1/3, 2/4 o 3/4 de una cantidad, como 3/4 de 12, con un juego gratis, lecciones y una ficha.',
    steps: [
      '3/4 de 12: reparte 12 panecillos en 4 grupos iguales.',
      'Un grupo tiene 3.',
      'Toma 3 grupos: 3 + 3 + 3 = 9.',
    ],
    searchTerms: ['tercio', 'tres cuartos', 'dos cuartos', 'fracción de una cantidad', 'repartir', 'grupos iguales'],
  },
  'add-fractions-same-denominator': {
    title: 'Sumar fracciones con el mismo denominador',
    summary: 'Sumar fracciones con el mismo denominador, como 2/5 + 1/5, con juegos gratis y lecciones.',
    steps: [
      'Las partes son del mismo tamaño: cuéntalas juntas.',
      '2 quintos y 1 quinto son 3 quintos.',
      'El tamaño de las partes no cambia: es 3/5.',
    ],
    searchTerms: ['suma de fracciones', 'igual denominador', 'mismo número abajo', 'más'],
  },
  'subtract-fractions-same-denominator': {
    title: 'Restar fracciones con el mismo denominador',
    summary: 'Restar fracciones con el mismo denominador, como 4/5 − 1/5, con juegos gratis y lecciones.',
    steps: ['Las partes son del mismo tamaño: quita algunas.', '4 quintos menos 1 quinto son 3 quintos: 3/5.'],
    searchTerms: ['resta de fracciones', 'igual denominador', 'mismo número abajo', 'menos', 'quitar'],
  },
  'add-related-fractions': {
    title: 'Sumar medios y cuartos, tercios y sextos',
    summary: 'Sumar fracciones cuando un denominador es múltiplo del otro, como 1/2 + 1/4, con juegos gratis.',
    steps: ['Corta las partes grandes: 1/2 es 2/4.', 'Ahora las partes son del mismo tamaño.', '2/4 + 1/4 = 3/4.'],
    searchTerms: ['suma de fracciones', 'denominadores múltiplos', 'múltiplos', 'fracciones equivalentes', 'más'],
  },
  'subtract-related-fractions': {
    title: 'Restar medios y cuartos, tercios y sextos',
    summary: 'Restar fracciones cuando un denominador es múltiplo del otro, como 1/2 − 1/4, con juegos gratis.',
    steps: ['Corta las partes grandes: 1/2 es 2/4.', 'Ahora las partes son del mismo tamaño.', '2/4 − 1/4 = 1/4.'],
    searchTerms: ['resta de fracciones', 'denominadores múltiplos', 'múltiplos', 'fracciones equivalentes', 'menos'],
  },
  'add-unlike-fractions': {
    title: 'Sumar fracciones con distinto denominador',
    summary: 'Sumar fracciones con distinto denominador, como 1/2 + 1/3, con juegos gratis, una lección y un vídeo.',
    steps: [
      'Busca partes que quepan en las dos: los sextos caben en los medios y en los tercios.',
      '1/2 es 3/6, y 1/3 es 2/6.',
      '3/6 + 2/6 = 5/6.',
    ],
    searchTerms: ['suma de fracciones', 'distinto denominador', 'denominador común', 'números de abajo', 'más'],
  },
  'subtract-unlike-fractions': {
    title: 'Restar fracciones con distinto denominador',
    summary: 'Restar fracciones con distinto denominador, como 1/2 − 1/3, con juegos gratis y un vídeo.',
    steps: [
      'Busca partes que quepan en las dos: los sextos caben en los medios y en los tercios.',
      '1/2 es 3/6, y 1/3 es 2/6.',
      '3/6 − 2/6 = 1/6.',
    ],
    searchTerms: ['resta de fracciones', 'distinto denominador', 'denominador común', 'menos', 'quitar'],
  },
  'simplify-fractions': {
    title: 'Simplificar fracciones',
    summary: 'Escribir una fracción en su forma más simple, como 6/8 = 3/4, con juegos gratis, una ficha y lecciones.',
    steps: [
      'Busca un número que divida a los dos: 2 divide a 6 y a 8.',
      'Divide los dos entre ese número: 6 ÷ 2 = 3 y 8 ÷ 2 = 4.',
      'Así, 6/8 = 3/4. Termina cuando solo el 1 divida a los dos.',
    ],
    searchTerms: ['fracción irreducible', 'reducir', 'simplificación', 'fracciones equivalentes', 'factores comunes'],
  },
  'decimals-as-fractions': {
    title: 'Escribir decimales como fracciones',
    summary: 'Escribir un decimal como fracción, por ejemplo 0,75 = 3/4, con un juego gratis, una ficha y lecciones.',
    steps: ['0,75 son 75 centésimas: 75/100.', 'Divide los dos números entre 25.', '0,75 = 3/4.'],
    searchTerms: ['decimal', 'centésimas', 'décimas', 'convertir', 'decimal a fracción'],
  },
  'multiply-fractions': {
    title: 'Multiplicar fracciones',
    summary: 'Multiplicar dos fracciones, como 1/2 × 3/4, con un juego gratis y lecciones.',
    steps: [
      '1/2 × 3/4 es la mitad de tres cuartos.',
      'Multiplica los números de arriba: 1 × 3 = 3.',
      'Multiplica los números de abajo: 2 × 4 = 8. Así que es 3/8.',
    ],
    searchTerms: ['multiplicación de fracciones', 'por', 'producto', 'fracción de una fracción'],
  },
};
