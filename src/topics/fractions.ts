import type { TopicOfStrand, TopicVideo } from './topic.ts';

const ADDING_AND_SUBTRACTING: TopicVideo = {
  hub: 'gcse',
  tab: 'foundation',
  unit: 'number',
  entry: 'ObaYlGvt5jg',
  title: 'Adding and Subtracting Fractions',
};

export const FRACTIONS: readonly TopicOfStrand[] = [
  {
    slug: 'half-and-quarter-of-an-amount',
    title: 'Half and a quarter of an amount',
    year: 'Year 1',
    summary: 'Finding half or a quarter of an amount, such as half of 8, with a free game, lessons and a worksheet.',
    steps: [
      'Half of 8: share 8 buns into 2 equal groups.',
      'Each group has 4, so half of 8 is 4.',
      'For a quarter, make 4 equal groups.',
    ],
    searchTerms: ['halves', 'halving', 'quarters', 'fractions of amounts', 'sharing', 'equal groups'],
    asks: { skills: ['fraction.amount.halves'] },
    videos: [],
    lessons: [
      ['find-one-half-of-a-number', 'Find one half of a number'],
      ['find-one-third-or-one-quarter-of-a-number', 'Find one third or one quarter of a number'],
    ],
    statements: ['find-name-half-1-2', 'find-name-quarter-1-4'],
  },
  {
    slug: 'thirds-and-three-quarters-of-an-amount',
    title: 'Thirds and three quarters of an amount',
    year: 'Year 2',
    summary: 'Finding 1/3, 2/4 or 3/4 of an amount, such as 3/4 of 12, with a free game, lessons and a worksheet.',
    steps: ['3/4 of 12: share 12 buns into 4 equal groups.', 'One group has 3.', 'Take 3 groups: 3 + 3 + 3 = 9.'],
    searchTerms: ['thirds', 'three quarters', 'two quarters', 'fractions of amounts', 'sharing', 'equal groups'],
    asks: { skills: ['fraction.amount.thirds'] },
    videos: [],
    lessons: [
      ['find-one-third-or-one-quarter-of-a-number', 'Find one third or one quarter of a number'],
      [
        'find-three-quarters-of-an-object-shape-set-of-objects-or-quantity',
        'Find three quarters of an object, a set of objects or a quantity',
      ],
    ],
    statements: ['find-name-write-fractions-length'],
  },
  {
    slug: 'add-fractions-same-denominator',
    title: 'Add fractions with the same denominator',
    year: 'Year 4',
    summary: 'Adding fractions with the same denominator, such as 2/5 + 1/5, with free games and lessons.',
    steps: [
      'The parts are the same size, so count them together.',
      '2 fifths and 1 fifth are 3 fifths.',
      'The size of the parts stays: 3/5.',
    ],
    searchTerms: ['adding fractions', 'like denominators', 'same bottom number', 'plus'],
    asks: { skills: ['fraction.add.same', 'fraction.add.overOne'] },
    videos: [],
    lessons: [
      ['add-fractions-with-the-same-denominator', 'Add fractions with the same denominator'],
      [
        'add-fractions-with-the-same-denominator-and-generalise-the-rule',
        'Add fractions with the same denominator and generalise the rule',
      ],
    ],
    statements: [
      'fractions-add-subtract-fractions-same-denominator',
      'fractions-including-decimals-add-subtract-fractions-same-denominator',
    ],
  },
  {
    slug: 'subtract-fractions-same-denominator',
    title: 'Subtract fractions with the same denominator',
    year: 'Year 4',
    summary: 'Subtracting fractions with the same denominator, such as 4/5 − 1/5, with free games and lessons.',
    steps: ['The parts are the same size, so take some away.', '4 fifths without 1 fifth are 3 fifths: 3/5.'],
    searchTerms: ['subtracting fractions', 'like denominators', 'same bottom number', 'minus', 'take away'],
    asks: { skills: ['fraction.subtract.same'] },
    videos: [],
    lessons: [
      ['subtract-fractions-with-the-same-denominator', 'Subtract fractions with the same denominator'],
      [
        'add-and-subtract-fractions-with-the-same-denominator-in-a-range-of-contexts',
        'Add and subtract fractions with the same denominator in a range of contexts',
      ],
    ],
    statements: [
      'fractions-add-subtract-fractions-same-denominator',
      'fractions-including-decimals-add-subtract-fractions-same-denominator',
    ],
  },
  {
    slug: 'add-related-fractions',
    title: 'Add halves and quarters, thirds and sixths',
    year: 'Year 5',
    summary: 'Adding fractions when one denominator fits into the other, such as 1/2 + 1/4, with free games.',
    steps: ['Cut the larger parts: 1/2 is 2/4.', 'Now the parts are the same size.', '2/4 + 1/4 = 3/4.'],
    searchTerms: ['adding fractions', 'related fractions', 'multiples', 'equivalent fractions', 'plus'],
    asks: { skills: ['fraction.add.fits'] },
    videos: [ADDING_AND_SUBTRACTING],
    lessons: [
      [
        'explain-how-to-add-related-unit-fractions-with-a-representation-or-image',
        'Explain how to add related unit fractions with an image',
      ],
      [
        'explain-how-to-add-related-unit-fractions-without-a-representation-or-image',
        'Explain how to add related unit fractions without an image',
      ],
    ],
    statements: ['fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator'],
  },
  {
    slug: 'subtract-related-fractions',
    title: 'Subtract halves and quarters, thirds and sixths',
    year: 'Year 5',
    summary: 'Subtracting fractions when one denominator fits into the other, such as 1/2 − 1/4, with free games.',
    steps: ['Cut the larger parts: 1/2 is 2/4.', 'Now the parts are the same size.', '2/4 − 1/4 = 1/4.'],
    searchTerms: ['subtracting fractions', 'related fractions', 'multiples', 'equivalent fractions', 'minus'],
    asks: { skills: ['fraction.subtract.fits'] },
    videos: [ADDING_AND_SUBTRACTING],
    lessons: [
      ['explain-how-to-subtract-related-unit-fractions', 'Explain how to subtract related unit fractions'],
      [
        'explain-with-and-without-an-image-how-to-add-and-subtract-related-non-unit-fractions',
        'Explain how to add and subtract related non-unit fractions',
      ],
    ],
    statements: ['fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator'],
  },
  {
    slug: 'add-unlike-fractions',
    title: 'Add fractions with different denominators',
    year: 'Year 6',
    summary: 'Adding fractions with different denominators, such as 1/2 + 1/3, with free games, a lesson and a video.',
    steps: [
      'Find parts that fit into both: sixths fit into halves and thirds.',
      '1/2 is 3/6, and 1/3 is 2/6.',
      '3/6 + 2/6 = 5/6.',
    ],
    searchTerms: ['adding fractions', 'unlike denominators', 'common denominator', 'different bottom numbers', 'plus'],
    asks: { skills: ['fraction.add.unlike'] },
    hasNoWorksheet: true,
    videos: [ADDING_AND_SUBTRACTING],
    lessons: [
      [
        'add-and-subtract-non-related-fractions-with-different-denominators',
        'Add and subtract non-related fractions with different denominators',
      ],
    ],
    statements: ['add-subtract-fractions-different-denominators'],
  },
  {
    slug: 'subtract-unlike-fractions',
    title: 'Subtract fractions with different denominators',
    year: 'Year 6',
    summary: 'Subtracting fractions with different denominators, such as 1/2 − 1/3, with free games and a video.',
    steps: [
      'Find parts that fit into both: sixths fit into halves and thirds.',
      '1/2 is 3/6, and 1/3 is 2/6.',
      '3/6 − 2/6 = 1/6.',
    ],
    searchTerms: ['subtracting fractions', 'unlike denominators', 'common denominator', 'minus', 'take away'],
    asks: { skills: ['fraction.subtract.unlike'] },
    hasNoWorksheet: true,
    videos: [ADDING_AND_SUBTRACTING],
    lessons: [
      [
        'add-and-subtract-non-related-fractions-with-different-denominators',
        'Add and subtract non-related fractions with different denominators',
      ],
    ],
    statements: ['add-subtract-fractions-different-denominators'],
  },
  {
    slug: 'simplify-fractions',
    title: 'Simplify fractions',
    year: 'Year 6',
    summary: 'Writing a fraction in its simplest form, such as 6/8 = 3/4, with free games, a worksheet and lessons.',
    steps: [
      'Find a number that divides both: 2 divides 6 and 8.',
      'Divide both by it: 6 ÷ 2 = 3 and 8 ÷ 2 = 4.',
      'So 6/8 = 3/4. Stop when only 1 divides both.',
    ],
    searchTerms: ['simplest form', 'lowest terms', 'reduce', 'cancel', 'equivalent fractions', 'common factors'],
    asks: { skills: ['fraction.simplify.byTwo', 'fraction.simplify.byMore'] },
    videos: [],
    lessons: [
      ['explain-how-to-write-a-fraction-in-its-simplest-form', 'Explain how to write a fraction in its simplest form'],
      [
        'use-the-relationship-between-the-numerator-and-denominator-to-simplify-fractions',
        'Use the relationship between the numerator and denominator to simplify fractions',
      ],
    ],
    statements: ['common-factors-simplify-fractions-common'],
  },
  {
    slug: 'decimals-as-fractions',
    title: 'Write decimals as fractions',
    year: 'Year 5',
    summary: 'Writing a decimal as a fraction, such as 0.75 = 3/4, with a free game, a worksheet and lessons.',
    steps: ['0.75 means 75 hundredths: 75/100.', 'Divide both numbers by 25.', '0.75 = 3/4.'],
    searchTerms: ['decimal', 'hundredths', 'tenths', 'convert', 'decimal to fraction'],
    asks: { skills: ['fraction.convert.exact', 'fraction.convert.simplify'] },
    videos: [],
    lessons: [
      [
        'describe-and-represent-hundredths-as-a-decimal-number',
        'Describe and represent hundredths as a decimal number',
      ],
      ['recall-common-fraction-decimal-equivalents', 'Recall common fraction-decimal equivalents'],
    ],
    statements: ['read-write-decimal-numbers-fractions'],
  },
  {
    slug: 'multiply-fractions',
    title: 'Multiply fractions',
    year: 'Year 6',
    summary: 'Multiplying two fractions, such as 1/2 × 3/4, with a free game and lessons.',
    steps: [
      '1/2 × 3/4 means half of three quarters.',
      'Multiply the top numbers: 1 × 3 = 3.',
      'Multiply the bottom numbers: 2 × 4 = 8. So it is 3/8.',
    ],
    searchTerms: ['multiplying fractions', 'times', 'product', 'fraction of a fraction'],
    asks: { skills: ['fraction.multiply.unit', 'fraction.multiply.tables', 'fraction.multiply.beyond'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['explain-how-to-multiply-two-unit-fractions', 'Explain how to multiply two unit fractions'],
      ['explain-how-to-multiply-two-non-unit-fractions', 'Explain how to multiply two non-unit fractions'],
    ],
    statements: ['multiply-simple-pairs-proper-fractions'],
  },
];
