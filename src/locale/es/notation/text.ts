import type * as English from '../../../notation/text';

export const ambiguousNumber: typeof English.ambiguousNumber = (typed, plain) =>
  `${typed} se puede leer de dos formas. Escribe ${plain} si es un número entero.`;
