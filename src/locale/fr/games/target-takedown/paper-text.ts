import type * as English from '../../../../games/target-takedown/paper-text';

export const circleNumbers: typeof English.circleNumbers = (target) =>
  `Entoure des nombres dont la somme est ${target}.`;
