import type * as English from '../../../../games/tables-check/spoken-text';

const SMALL = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const;
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'] as const;
const HUNDREDS = [
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
] as const;

const factorInWords = (value: number): string => (value < 20 ? (SMALL[value] ?? '') : String(value));

export const questionInWords: typeof English.questionInWords = (first, second) => [
  factorInWords(first),
  'por',
  factorInWords(second),
];

function belowHundred(value: number): string {
  if (value < 30) return SMALL[value] ?? '';
  const tens = TENS[Math.floor(value / 10) - 3] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${SMALL[value % 10]}`;
}

export const waysToSay: typeof English.waysToSay = (value) => {
  if (value < 100) return [belowHundred(value)];
  if (value === 100) return ['cien', 'ciento'];
  const hundreds = HUNDREDS[Math.floor(value / 100) - 1] ?? '';
  return [value % 100 === 0 ? hundreds : `${hundreds} ${belowHundred(value % 100)}`];
};
