import type { Tally } from '../../../machines/core/stars';

const count = (answers: number): string => (answers === 1 ? '1 question' : `${answers} questions`);

export const text = {
  challenge: 'Challenge a friend',
  back: 'Send it back',
  panel: [
    'Give this link to a friend. Your friend is asked the same questions, beside a hero that answers when you did.',
    'The link holds the questions, when you answered, and which answers were right. It holds no name, and nothing is sent anywhere.',
  ],
  tooLong: 'This round is too long for a link. Play another one, and give that.',
  title: 'Play beside your friend',
  asked: (answers: number): string =>
    `Your friend answered ${count(answers)} here. You are asked the same, and your friend’s hero answers when your friend did.`,
  noHurry: 'There is no hurry: what counts is what both of you reach together.',
  start: 'Start',
  alone: 'Play alone',
  damaged: 'This link is damaged',
  damagedWhy: 'Something in it is missing or was changed, so your friend’s round cannot be shown.',
  damagedWay: 'You can play a round of your own, or ask your friend for the link again.',
  ownRound: 'Play a round of my own',
  beside: 'Beside you',
  friend: 'Your friend',
  you: 'You',
  right: 'right',
  both: 'Both rounds',
  each: ({ right, answers }: Tally): string => `${right} of ${answers} right`,
  together: ({ right }: Tally, friend: Tally): string => {
    const sum = right + friend.right;
    if (sum === 0) return 'Both of you tried.';
    return right === friend.right
      ? `${right} each: just the same, and ${sum} together!`
      : `${sum} right ${sum === 1 ? 'answer' : 'answers'} together!`;
  },
} as const;
