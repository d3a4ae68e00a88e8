import type * as English from '../../../../games/target-takedown/paper-text';

export const circleNumbers: typeof English.circleNumbers = (target) =>
  `Marca con un círculo números que sumen ${target}.`;
