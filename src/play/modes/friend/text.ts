import type { Tally } from '../../../../machines/core/stars';
import { plural } from '../../../locale/grammar';

const count = (answers: number): string => plural(answers, '1 question', `${answers} questions`);

export const text = {
  challenge: 'Challenge a friend',
  back: 'Send it back',
  panel: [
    'Send this link to a friend. They get the same questions and play next to a hero that answers when you did.',
    'The link holds the questions, when you answered, and which answers were right. There are no names in it, and nothing is sent anywhere.',
  ],
  tooLong: 'This round is too long for a link. Play another and share that.',
  title: 'Play alongside your friend',
  asked: (answers: number): string =>
    `Your friend answered ${count(answers)} here. You get the same questions, and your friend’s hero answers when they did.`,
  noHurry: 'There is no hurry. What counts is how many you get right together.',
  start: 'Start',
  alone: 'Play alone',
  damaged: 'This link is damaged',
  damagedWhy: 'Part of it is missing or has changed, so your friend’s round cannot be shown.',
  damagedWay: 'You can play a round of your own, or ask your friend for the link again.',
  ownRound: 'Play a round of my own',
  beside: 'Alongside you',
  friend: 'Your friend',
  you: 'You',
  right: 'right',
  both: 'Both rounds',
  each: ({ right, answers }: Tally): string => `${right} of ${answers} right`,
  together: ({ right }: Tally, friend: Tally): string => {
    const sum = right + friend.right;
    if (sum === 0) return 'You both had a go!';
    return right === friend.right
      ? `${right} each: a draw! That is ${sum} between you.`
      : plural(sum, '1 right answer between you!', `${sum} right answers between you!`);
  },
} as const;
