import type { TopicText } from '../topic.ts';

export const ADDITION_TEXT = {
  'number-bonds-to-10': {
    title: 'Number bonds to 10',
    summary: 'The pairs of numbers that make 10, such as 7 + 3, with free games and a worksheet.',
    steps: ['Hold up ten fingers. Fold down three, and seven are left.', 'So 7 and 3 make 10, and so do 3 and 7.'],
    searchTerms: ['pairs to ten', 'make ten', 'friends of ten', 'number pairs', 'complements'],
  },
  'add-within-10': {
    title: 'Add within 10',
    summary: 'Adding two small numbers, such as 5 + 3, with free games and a worksheet.',
    steps: ['Start with the larger number.', 'Count on by the smaller one: 5, then 6, 7, 8.', 'So 5 + 3 = 8.'],
    searchTerms: ['addition to ten', 'counting on', 'plus', 'first sums', 'doubles'],
  },
  'subtract-within-10': {
    title: 'Subtract within 10',
    summary: 'Taking a small number away from another, such as 9 − 4, with free games and a worksheet.',
    steps: ['Count back four from 9: 8, 7, 6, 5.', 'Or ask what goes with 4 to make 9.', 'So 9 − 4 = 5.'],
    searchTerms: ['subtraction to ten', 'take away', 'minus', 'counting back', 'difference'],
  },
  'add-past-10': {
    title: 'Add past 10',
    summary: 'Adding two numbers past ten, such as 8 + 5, by making ten first, with free games and a worksheet.',
    steps: ['Make ten first: 8 needs 2 more.', 'Take the 2 from the 5. That leaves 3.', '10 and 3 make 13.'],
    searchTerms: ['addition to 20', 'bridging ten', 'crossing ten', 'plus', 'sums to twenty'],
  },
  'subtract-past-10': {
    title: 'Subtract past 10',
    summary: 'Taking away past ten, such as 13 − 5, by going to ten first, with free games and a worksheet.',
    steps: ['Go down to ten first: 13 − 3 = 10.', 'There are 2 more to take away.', '10 − 2 = 8.'],
    searchTerms: ['subtraction to 20', 'bridging ten', 'take away', 'minus', 'crossing ten'],
  },
  'add-two-digit-numbers': {
    title: 'Add two-digit numbers',
    summary: 'Adding larger numbers in your head, such as 47 + 25, with free games and a worksheet.',
    steps: ['Add the tens: 40 + 20 = 60.', 'Add the ones: 7 + 5 = 12.', 'Put them together: 60 + 12 = 72.'],
    searchTerms: ['addition to 100', 'tens and ones', 'partitioning', 'mental addition', 'plus'],
  },
  'subtract-two-digit-numbers': {
    title: 'Subtract two-digit numbers',
    summary: 'Subtracting larger numbers in your head, such as 52 − 27, with free games and a worksheet.',
    steps: ['Take away the tens: 52 − 20 = 32.', 'Take away the ones in two parts: 32 − 2 = 30, and 30 − 5 = 25.'],
    searchTerms: ['subtraction to 100', 'tens and ones', 'take away', 'mental subtraction', 'minus'],
  },
  'missing-numbers-in-sums': {
    title: 'Missing numbers in sums',
    summary: 'Finding the missing number in a sum such as 5 + x = 13, with a free game and a worksheet.',
    steps: [
      'Both sides of the equals sign are worth the same.',
      'Count up from 5 to 13, or take 5 away from 13.',
      'So x = 8.',
    ],
    searchTerms: ['missing addend', 'balance', 'inverse', 'fill in the gap', 'equals sign', 'empty box'],
  },
  'subtract-below-zero': {
    title: 'Subtract below zero',
    summary: 'Subtracting a larger number from a smaller one, such as 4 − 9, with a free game.',
    steps: ['Go down to zero first: 4 − 4 = 0.', 'There are 5 more to take away.', 'Five below zero is −5.'],
    searchTerms: ['negative numbers', 'minus numbers', 'less than zero', 'integers'],
  },
} satisfies Readonly<Record<string, TopicText>>;
