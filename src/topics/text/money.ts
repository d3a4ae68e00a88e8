import type { TopicText } from '../topic.ts';

export const MONEY_TEXT = {
  'count-coins': {
    title: 'Count coins',
    summary: 'Counting US coins, from pennies and nickels to quarters and dollars, with a free game.',
    steps: [
      'Start with the coins that are worth most.',
      'Count on: 25, 50, 60, 65, 66.',
      'Coins of the same kind are easy to count together: in fives, tens or 25s.',
    ],
    searchTerms: ['money', 'pennies', 'nickels', 'dimes', 'quarters', 'coin values', 'dollars and cents'],
  },
  'give-change': {
    title: 'Give change',
    summary: 'Working out the change from one, two or five dollars, with a free game and lessons.',
    steps: [
      'Count up from the price: from 65 to 70 is 5 cents.',
      'Then from 70 to 100 is 30 cents.',
      'The change is 35 cents.',
    ],
    searchTerms: ['money', 'shopping', 'paying', 'change from a dollar', 'shop'],
  },
  'add-money': {
    title: 'Add money',
    summary: 'Adding two heaps of US coins, with a free game and a lesson.',
    steps: ['Count each heap.', 'Add the tens first, then the ones.', '100 cents make a dollar.'],
    searchTerms: ['adding coins', 'total', 'dollars and cents', 'altogether', 'shopping'],
  },
  'compare-money': {
    title: 'How much more money?',
    summary: 'Finding how much more one heap of US coins is worth than another, with a free game and a lesson.',
    steps: ['Count each heap.', 'Count up from the smaller amount to the larger one.', 'That is how much more it is.'],
    searchTerms: ['comparing coins', 'difference', 'dollars and cents', 'subtracting money', 'how much more'],
  },
} satisfies Readonly<Record<string, TopicText>>;
