import type * as English from '../../../../games/target-takedown/paper-text';

export const circleNumbers: typeof English.circleNumbers = (target) => `Rodea números que sumen ${target}.`;
