import type * as English from '../../../notation/text';

export const ambiguousNumber: typeof English.ambiguousNumber = (typed, plain) =>
  `${typed} puede ser dos números. Escribe ${plain} para el número entero.`;
