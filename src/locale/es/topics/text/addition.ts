import type * as English from '../../../../topics/text/addition';
import type { Catalogue } from '../../../catalogue';

export const ADDITION_TEXT: Catalogue<typeof English.ADDITION_TEXT> = {
  'number-bonds-to-10': {
    title: 'Los números amigos del 10',
    summary: 'Las parejas de números que suman 10, como 7 + 3, con juegos gratis y una ficha.',
    steps: ['Levanta diez dedos. Baja tres y quedan siete.', 'Así, 7 y 3 suman 10, y también 3 y 7.'],
    searchTerms: ['parejas que suman diez', 'hacer diez', 'amigos del diez', 'complementos', 'números amigos'],
  },
  'add-within-10': {
    title: 'Sumar hasta 10',
    summary: 'Sumar dos números pequeños, como 5 + 3, con juegos gratis y una ficha.',
    steps: [
      'Empieza por el número mayor.',
      'Sigue contando tantos como el menor: 5, luego 6, 7, 8.',
      'Así, 5 + 3 = 8.',
    ],
    searchTerms: ['suma', 'contar hacia adelante', 'más', 'primeras sumas', 'dobles'],
  },
  'subtract-within-10': {
    title: 'Restar hasta 10',
    summary: 'Quitar un número pequeño de otro, como 9 − 4, con juegos gratis y una ficha.',
    steps: ['Cuenta cuatro hacia atrás desde 9: 8, 7, 6, 5.', 'O busca qué número suma 9 con el 4.', 'Así, 9 − 4 = 5.'],
    searchTerms: ['resta', 'quitar', 'menos', 'contar hacia atrás', 'diferencia'],
  },
  'add-past-10': {
    title: 'Sumar pasando de 10',
    summary: 'Sumar dos números pasando por el diez, como 8 + 5, con juegos gratis y una ficha.',
    steps: ['Llega primero a diez: a 8 le faltan 2.', 'Toma esos 2 del 5. Quedan 3.', '10 y 3 son 13.'],
    searchTerms: ['suma hasta 20', 'pasar por la decena', 'sumar llevando', 'más', 'sumas hasta veinte'],
  },
  'subtract-past-10': {
    title: 'Restar pasando por 10',
    summary: 'Restar pasando por el diez, como 13 − 5, con juegos gratis y una ficha.',
    steps: ['Baja primero hasta diez: 13 − 3 = 10.', 'Quedan 2 por quitar.', '10 − 2 = 8.'],
    searchTerms: ['resta hasta 20', 'pasar por la decena', 'quitar', 'menos', 'restar llevando'],
  },
  'add-two-digit-numbers': {
    title: 'Sumar números de dos cifras',
    summary: 'Sumar números más grandes de cabeza, como 47 + 25, con juegos gratis y una ficha.',
    steps: ['Suma las decenas: 40 + 20 = 60.', 'Suma las unidades: 7 + 5 = 12.', 'Júntalo todo: 60 + 12 = 72.'],
    searchTerms: ['suma hasta 100', 'decenas y unidades', 'descomponer', 'cálculo mental', 'más'],
  },
  'subtract-two-digit-numbers': {
    title: 'Restar números de dos cifras',
    summary: 'Restar números más grandes de cabeza, como 52 − 27, con juegos gratis y una ficha.',
    steps: ['Quita las decenas: 52 − 20 = 32.', 'Quita las unidades en dos partes: 32 − 2 = 30, y 30 − 5 = 25.'],
    searchTerms: ['resta hasta 100', 'decenas y unidades', 'quitar', 'cálculo mental', 'menos'],
  },
  'missing-numbers-in-sums': {
    title: 'El número que falta en una suma',
    summary: 'Hallar el número que falta, como en 5 + x = 13, con un juego gratis y una ficha.',
    steps: ['Los dos lados del signo igual valen lo mismo.', 'Cuenta desde 5 hasta 13, o resta 5 a 13.', 'Así, x = 8.'],
    searchTerms: ['sumando que falta', 'balanza', 'operación inversa', 'completar', 'signo igual', 'casilla vacía'],
  },
  'subtract-below-zero': {
    title: 'Restar por debajo de cero',
    summary: 'Restar un número mayor de uno menor, como 4 − 9, con un juego gratis.',
    steps: ['Baja primero hasta cero: 4 − 4 = 0.', 'Quedan 5 por quitar.', 'Cinco por debajo de cero es −5.'],
    searchTerms: ['números negativos', 'menos que cero', 'bajo cero', 'enteros'],
  },
};
