import type * as English from '../../../notation/text';

export const ambiguousNumber: typeof English.ambiguousNumber = (typed, plain) =>
  `${typed} peut être deux nombres. Tape ${plain} pour le nombre entier.`;
