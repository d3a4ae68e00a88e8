import type * as English from '../../../notation/text';

export const ambiguousNumber: typeof English.ambiguousNumber = (typed, plain) =>
  `${typed} peut se lire de deux façons. Écris ${plain} pour le nombre entier.`;
