import type * as English from '../../../../topics/text/division';
import type { Catalogue } from '../../../catalogue';

const DIVISION_STEPS = (divisor: number, quotient: number): readonly string[] => [
  `Busca cuántas veces: ¿qué número por ${divisor} da ${divisor * quotient}?`,
  `${quotient} × ${divisor} = ${divisor * quotient}, así que ${divisor * quotient} ÷ ${divisor} = ${quotient}.`,
];

export const DIVISION_TEXT: Catalogue<typeof English.DIVISION_TEXT> = {
  'divide-by-2-5-10': {
    title: 'Dividir con las tablas del 2, del 5 y del 10',
    summary: 'Dividir con las tablas del 2, del 5 y del 10, como 35 ÷ 5 o 35 ÷ 7, con juegos gratis y una ficha.',
    steps: DIVISION_STEPS(5, 7),
    searchTerms: ['división', 'repartir', 'mitad', 'mitades', 'grupos', 'cociente'],
  },
  'divide-by-3-4-8': {
    title: 'Dividir con las tablas del 3, del 4 y del 8',
    summary: 'Dividir con las tablas del 3, del 4 y del 8, como 24 ÷ 4 o 24 ÷ 6, con juegos gratis y una ficha.',
    steps: DIVISION_STEPS(4, 6),
    searchTerms: ['división', 'repartir', 'grupos', 'cociente', 'divisiones'],
  },
  'divide-by-6-7-9': {
    title: 'Dividir con las tablas del 6, del 7 y del 9',
    summary: 'Dividir con las tablas del 6, del 7 y del 9, como 56 ÷ 7 o 56 ÷ 8, con juegos gratis y una ficha.',
    steps: DIVISION_STEPS(7, 8),
    searchTerms: ['división', 'repartir', 'grupos', 'cociente', 'divisiones'],
  },
  'missing-factors': {
    title: 'El número que falta en una multiplicación',
    summary: 'Hallar el número que falta en 4 × ? = 28 o ? ÷ 3 = 9, con un juego gratis y una ficha.',
    steps: [
      'Dale la vuelta: para saber cuánto es ? en 4 × ? = 28, calcula 28 ÷ 4.',
      '7 × 4 = 28, así que el número que falta es 7.',
    ],
    searchTerms: [
      'factor que falta',
      'incógnita',
      'operación inversa',
      'completar',
      'factores',
      'casilla vacía',
      'división',
    ],
  },
};
