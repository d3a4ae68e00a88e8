import type * as English from '../../../../games/target-takedown/paper-text';

export const circleNumbers: typeof English.circleNumbers = (target) =>
  `उन संख्याओं पर गोल घेरा लगाओ जिनका जोड़ ${target} है।`;
