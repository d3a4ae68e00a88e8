/*
 * Statements of England's national curriculum of 2014 (to be replaced from 2028), with their ids in Oak National Academy's
 * curriculum ontology, commit 0de3af3. Contains public sector information licensed under the Open Government Licence v3.0.
 */
export const ENGLAND_STATEMENTS = {
  'find-name-half-1-2': {
    year: 'Year 1',
    statement: 'Recognise, find and name a half as 1 of 2 equal parts of an object, shape or quantity.',
  },
  'find-name-quarter-1-4': {
    year: 'Year 1',
    statement: 'Recognise, find and name a quarter as 1 of 4 equal parts of an object, shape or quantity.',
  },
  'find-name-write-fractions-length': {
    year: 'Year 2',
    statement:
      'Recognise, find, name and write fractions 1/3, 1/4, 2/4 and 3/4 of a length, shape, set of objects or quantity.',
  },
  'read-write-decimal-numbers-fractions': {
    year: 'Year 5',
    statement: 'Read and write decimal numbers as fractions [for example, 0.71 = 71/100].',
  },
  'common-factors-simplify-fractions-common': {
    year: 'Year 6',
    statement:
      'Use common factors to simplify fractions; use common multiples to express fractions in the same denomination.',
  },
  'fractions-add-subtract-fractions-same-denominator': {
    year: 'Year 3',
    statement: 'Add and subtract fractions with the same denominator within one whole [for example, 5/7 + 1/7 = 6/7].',
  },
  'fractions-including-decimals-add-subtract-fractions-same-denominator': {
    year: 'Year 4',
    statement: 'Add and subtract fractions with the same denominator.',
  },
  'fractions-including-decimals-and-percentages-add-subtract-fractions-same-denominator': {
    year: 'Year 5',
    statement:
      'Add and subtract fractions with the same denominator, and denominators that are multiples of the same number.',
  },
  'add-subtract-fractions-different-denominators': {
    year: 'Year 6',
    statement:
      'Add and subtract fractions with different denominators and mixed numbers, using the concept of equivalent fractions.',
  },
  'multiply-simple-pairs-proper-fractions': {
    year: 'Year 6',
    statement:
      'Multiply simple pairs of proper fractions, writing the answer in its simplest form [for example, 1/4 × 1/2 = 1/8].',
  },
  'number-minutes-hour-number-hours': {
    year: 'Year 2',
    statement: 'Know the number of minutes in an hour and the number of hours in a day.',
  },
  'compare-durations-events-example-calculate': {
    year: 'Year 3',
    statement: 'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
  },
  'practical-problems-time': {
    year: 'Year 1',
    statement:
      'Compare, describe and solve practical problems for time [for example, quicker, slower, earlier, later].',
  },
  'tell-time-hour-half-hour': {
    year: 'Year 1',
    statement:
      'Tell the time to the hour and half past the hour and draw the hands on a clock face to show these times.',
  },
  'tell-write-time-five-minutes': {
    year: 'Year 2',
    statement:
      'Tell and write the time to five minutes, including quarter past/to the hour and draw the hands on a clock face to show these times.',
  },
  'estimate-read-time-increasing-accuracy': {
    year: 'Year 3',
    statement:
      'Estimate and read time with increasing accuracy to the nearest minute; record and compare time in terms of seconds, minutes and hours; use vocabulary such as o’clock, am/pm, morning, afternoon, noon and midnight.',
  },
  'read-write-convert-time-analogue': {
    year: 'Year 4',
    statement: 'Read, write and convert time between analogue and digital 12- and 24-hour clocks.',
  },
  'language-relating-dates-days-week': {
    year: 'Year 1',
    statement: 'Recognise and use language relating to dates, including days of the week, weeks, months and years.',
  },
  'value-different-denominations-coins-notes': {
    year: 'Year 1',
    statement: 'Recognise and know the value of different denominations of coins and notes.',
  },
  'solve-simple-problems-practical-context': {
    year: 'Year 2',
    statement:
      'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.',
  },
  'name-common-2-d-shapes': {
    year: 'Year 1',
    statement:
      'Recognise and name common 2-D shapes [for example, rectangles (including squares), circles and triangles].',
  },
  'identify-describe-properties-2-d': {
    year: 'Year 2',
    statement:
      'Identify and describe the properties of 2-D shapes, including the number of sides, and line symmetry in a vertical line.',
  },
  'compare-sort-common-2-d': {
    year: 'Year 2',
    statement: 'Compare and sort common 2-D and 3-D shapes and everyday objects.',
  },
  'express-missing-number-problems-algebraically': {
    year: 'Year 6',
    statement: 'Express missing number problems algebraically.',
  },
  'algebraic-methods-solve-linear-equations': {
    year: 'Key stage 3',
    statement:
      'Use algebraic methods to solve linear equations in 1 variable (including all forms that require rearrangement).',
  },
  'addition-and-subtraction-solve-problems-missing-number-problems': {
    year: 'Year 3',
    statement:
      'Solve problems, including missing number problems, using number facts, place value, and more complex addition and subtraction.',
  },
  'use-simple-formulae': { year: 'Year 6', statement: 'Use simple formulae.' },
} as const satisfies Readonly<Record<string, { year: string; statement: string }>>;

export type StatementId = keyof typeof ENGLAND_STATEMENTS;
