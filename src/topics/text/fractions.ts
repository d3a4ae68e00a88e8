import type { TopicText } from '../topic.ts';

export const FRACTIONS_TEXT = {
  'half-and-quarter-of-an-amount': {
    title: 'Half and a quarter of an amount',
    summary: 'Finding half or a quarter of an amount, such as half of 8, with a free game, lessons and a worksheet.',
    steps: [
      'Half of 8: share 8 buns into 2 equal groups.',
      'Each group has 4, so half of 8 is 4.',
      'For a quarter, make 4 equal groups.',
    ],
    searchTerms: ['halves', 'halving', 'quarters', 'fractions of amounts', 'sharing', 'equal groups'],
  },
  'thirds-and-three-quarters-of-an-amount': {
    title: 'Thirds and three quarters of an amount',
    summary: 'Finding 1/3, 2/4 or 3/4 of an amount, such as 3/4 of 12, with a free game, lessons and a worksheet.',
    steps: ['3/4 of 12: share 12 buns into 4 equal groups.', 'One group has 3.', 'Take 3 groups: 3 + 3 + 3 = 9.'],
    searchTerms: ['thirds', 'three quarters', 'two quarters', 'fractions of amounts', 'sharing', 'equal groups'],
  },
  'add-fractions-same-denominator': {
    title: 'Add fractions with the same denominator',
    summary: 'Adding fractions with the same denominator, such as 2/5 + 1/5, with free games and lessons.',
    steps: [
      'The parts are the same size, so count them together.',
      '2 fifths and 1 fifth are 3 fifths.',
      'The parts stay the same size, so it is 3/5.',
    ],
    searchTerms: ['adding fractions', 'like denominators', 'same bottom number', 'plus'],
  },
  'subtract-fractions-same-denominator': {
    title: 'Subtract fractions with the same denominator',
    summary: 'Subtracting fractions with the same denominator, such as 4/5 − 1/5, with free games and lessons.',
    steps: ['The parts are the same size, so take some away.', '4 fifths take away 1 fifth leaves 3 fifths: 3/5.'],
    searchTerms: ['subtracting fractions', 'like denominators', 'same bottom number', 'minus', 'take away'],
  },
  'add-related-fractions': {
    title: 'Add halves and quarters, thirds and sixths',
    summary: 'Adding fractions when one denominator fits into the other, such as 1/2 + 1/4, with free games.',
    steps: ['Cut the larger parts: 1/2 is 2/4.', 'Now the parts are the same size.', '2/4 + 1/4 = 3/4.'],
    searchTerms: ['adding fractions', 'related fractions', 'multiples', 'equivalent fractions', 'plus'],
  },
  'subtract-related-fractions': {
    title: 'Subtract halves and quarters, thirds and sixths',
    summary: 'Subtracting fractions when one denominator fits into the other, such as 1/2 − 1/4, with free games.',
    steps: ['Cut the larger parts: 1/2 is 2/4.', 'Now the parts are the same size.', '2/4 − 1/4 = 1/4.'],
    searchTerms: ['subtracting fractions', 'related fractions', 'multiples', 'equivalent fractions', 'minus'],
  },
  'add-unlike-fractions': {
    title: 'Add fractions with different denominators',
    summary: 'Adding fractions with different denominators, such as 1/2 + 1/3, with free games, a lesson and a video.',
    steps: [
      'Find parts that fit into both: sixths fit into halves and thirds.',
      '1/2 is 3/6, and 1/3 is 2/6.',
      '3/6 + 2/6 = 5/6.',
    ],
    searchTerms: ['adding fractions', 'unlike denominators', 'common denominator', 'different bottom numbers', 'plus'],
  },
  'subtract-unlike-fractions': {
    title: 'Subtract fractions with different denominators',
    summary: 'Subtracting fractions with different denominators, such as 1/2 − 1/3, with free games and a video.',
    steps: [
      'Find parts that fit into both: sixths fit into halves and thirds.',
      '1/2 is 3/6, and 1/3 is 2/6.',
      '3/6 − 2/6 = 1/6.',
    ],
    searchTerms: ['subtracting fractions', 'unlike denominators', 'common denominator', 'minus', 'take away'],
  },
  'simplify-fractions': {
    title: 'Simplify fractions',
    summary: 'Writing a fraction in its simplest form, such as 6/8 = 3/4, with free games, a worksheet and lessons.',
    steps: [
      'Find a number that divides both: 2 divides 6 and 8.',
      'Divide both by it: 6 ÷ 2 = 3 and 8 ÷ 2 = 4.',
      'So 6/8 = 3/4. Stop when only 1 divides both.',
    ],
    searchTerms: ['simplest form', 'lowest terms', 'reduce', 'cancel', 'equivalent fractions', 'common factors'],
  },
  'decimals-as-fractions': {
    title: 'Write decimals as fractions',
    summary: 'Writing a decimal as a fraction, such as 0.75 = 3/4, with a free game, a worksheet and lessons.',
    steps: ['0.75 means 75 hundredths: 75/100.', 'Divide both numbers by 25.', '0.75 = 3/4.'],
    searchTerms: ['decimal', 'hundredths', 'tenths', 'convert', 'decimal to fraction'],
  },
  'multiply-fractions': {
    title: 'Multiply fractions',
    summary: 'Multiplying two fractions, such as 1/2 × 3/4, with a free game and lessons.',
    steps: [
      '1/2 × 3/4 means half of three quarters.',
      'Multiply the top numbers: 1 × 3 = 3.',
      'Multiply the bottom numbers: 2 × 4 = 8. So it is 3/8.',
    ],
    searchTerms: ['multiplying fractions', 'times', 'product', 'fraction of a fraction'],
  },
} satisfies Readonly<Record<string, TopicText>>;
