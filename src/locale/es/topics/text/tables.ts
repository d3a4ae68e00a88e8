import type * as English from '../../../../topics/text/tables';
import type { Catalogue } from '../../../catalogue';

export const TABLES_TEXT: Catalogue<typeof English.TABLES_TEXT> = {
  'times-tables-2-5-10': {
    title: 'Las tablas del 2, del 5 y del 10',
    summary: 'Las tablas del 2, del 5 y del 10: juegos gratis que solo preguntan estas, una ficha y lecciones.',
    steps: [
      'Dos por un número es su doble: 2 × 7 = 7 + 7.',
      'Diez por un número son tantas decenas: 10 × 7 = 70.',
      'Cinco por un número es la mitad de eso: 5 × 7 = 35.',
    ],
    searchTerms: ['multiplicación', 'tabla del dos', 'tabla del cinco', 'tabla del diez', 'multiplicar', 'dobles'],
  },
  'times-tables-3-4-8': {
    title: 'Las tablas del 3, del 4 y del 8',
    summary: 'Las tablas del 3, del 4 y del 8: juegos gratis que solo preguntan estas, una ficha y lecciones.',
    steps: [
      'Para multiplicar por cuatro, haz el doble dos veces: 4 × 6 es 12 y 12.',
      'Para multiplicar por ocho, haz el doble otra vez: 8 × 6 es 24 y 24.',
      'Tres veces es el doble y una vez más: 3 × 6 = 12 + 6.',
    ],
    searchTerms: ['multiplicación', 'tabla del tres', 'tabla del cuatro', 'tabla del ocho', 'multiplicar'],
  },
  'times-tables-6-7-9': {
    title: 'Las tablas del 6, del 7 y del 9',
    summary: 'Las tablas del 6, del 7 y del 9: juegos gratis que solo preguntan estas, una ficha y lecciones.',
    steps: [
      'Seis veces son cinco veces y una más: 6 × 7 = 35 + 7.',
      'Siete veces son cinco veces más dos veces: 7 × 8 = 40 + 16.',
      'Nueve veces son diez veces menos una: 9 × 7 = 70 − 7.',
    ],
    searchTerms: ['multiplicación', 'tabla del seis', 'tabla del siete', 'tabla del nueve', 'multiplicar'],
  },
  'times-tables-11-12': {
    title: 'Las tablas del 11 y del 12',
    summary: 'Las tablas del 11 y del 12: juegos gratis que solo preguntan estas, una ficha y una lección.',
    steps: [
      'Once veces son diez veces y una más: 11 × 7 = 70 + 7.',
      'Doce veces son diez veces más dos veces: 12 × 7 = 70 + 14.',
    ],
    searchTerms: ['multiplicación', 'tabla del once', 'tabla del doce', 'multiplicar'],
  },
  'times-tables-to-12': {
    title: 'Todas las tablas hasta 12 × 12',
    summary:
      'Todas las tablas hasta 12 × 12, con juegos gratis, una prueba como la del año 4 en Inglaterra y una ficha.',
    steps: [
      'Dale la vuelta: 7 × 3 es lo mismo que 3 × 7.',
      'Parte el número: 7 × 8 es 5 × 8 y 2 × 8.',
      'Practica las cuentas que aún no sabes. Son menos de las que crees.',
    ],
    searchTerms: ['multiplicación', 'multiplicar', 'prueba de las tablas', 'examen de tablas', 'tabla pitagórica'],
  },
  'multiply-larger-numbers': {
    title: 'Multiplicar números grandes de cabeza',
    summary: 'Multiplicar de cabeza más allá de las tablas, como 6 × 14, partiendo un número, con un juego gratis.',
    steps: [
      'Parte el número mayor: 14 es 10 y 4.',
      'Multiplica las dos partes: 6 × 10 = 60 y 6 × 4 = 24.',
      '60 + 24 = 84.',
    ],
    searchTerms: ['multiplicación mental', 'descomponer', 'propiedad distributiva', 'dos cifras por una cifra'],
  },
};
