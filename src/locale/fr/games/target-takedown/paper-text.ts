import type * as English from '../../../../games/target-takedown/paper-text';

export const circleNumbers: typeof English.circleNumbers = (target) =>
  `Entoure d’un cercle des nombres qui font ${target}.`;
