import { FRACTIONS_TEXT } from './text/fractions.ts';
import { type TopicVideo, withText } from './topic.ts';

const ADDING_AND_SUBTRACTING: TopicVideo = {
  hub: 'gcse',
  tab: 'foundation',
  unit: 'number',
  entry: 'ObaYlGvt5jg',
  title: 'Adding and Subtracting Fractions',
};

export const FRACTIONS = withText(FRACTIONS_TEXT, [
  {
    slug: 'half-and-quarter-of-an-amount',
    yearId: 'year1',
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
    yearId: 'year2',
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
    yearId: 'year4',
    asks: { skills: ['fraction.add.same', 'fraction.add.overOne'] },
    hasNoWorksheet: true,
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
    yearId: 'year4',
    asks: { skills: ['fraction.subtract.same'] },
    hasNoWorksheet: true,
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
    yearId: 'year5',
    asks: { skills: ['fraction.add.fits'] },
    hasNoWorksheet: true,
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
    yearId: 'year5',
    asks: { skills: ['fraction.subtract.fits'] },
    hasNoWorksheet: true,
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
    yearId: 'year6',
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
    yearId: 'year6',
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
    yearId: 'year6',
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
    yearId: 'year5',
    asks: { skills: ['fraction.convert.exact', 'fraction.convert.simplify'] },
    videos: [],
    lessons: [['recall-common-fraction-decimal-equivalents', 'Recall common fraction-decimal equivalents']],
    statements: ['read-write-decimal-numbers-fractions'],
  },
  {
    slug: 'multiply-fractions',
    yearId: 'year6',
    asks: { skills: ['fraction.multiply.unit', 'fraction.multiply.tables', 'fraction.multiply.beyond'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['explain-how-to-multiply-two-unit-fractions', 'Explain how to multiply two unit fractions'],
      ['explain-how-to-multiply-two-non-unit-fractions', 'Explain how to multiply two non-unit fractions'],
    ],
    statements: ['multiply-simple-pairs-proper-fractions'],
  },
]);
