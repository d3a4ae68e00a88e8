import type { Tally } from '../../../../machines/core/stars';

export const text = {
  beside: 'Race your last round',
  alone: 'Play alone',
  earlier: 'You last time',
  title: 'You and you last time',
  both: ({ right }: Tally, earlier: Tally): string => `You: ${right}. Last time: ${earlier.right}.`,
  comment: ({ right }: Tally, earlier: Tally): string => {
    if (right > earlier.right) return `${right - earlier.right} more than last time!`;
    if (right === earlier.right) return 'Just as many as last time!';
    return right === 0 ? 'You had a go!' : 'Some rounds are harder. Well played!';
  },
} as const;
