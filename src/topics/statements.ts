/*
 * More statements of England's national curriculum of 2014, from the same source as those of the catalogue. Contains public
 * sector information licensed under the Open Government Licence v3.0.
 */
import { ENGLAND_STATEMENTS } from '../catalogue/england.ts';

export const TOPIC_STATEMENTS = {
  ...ENGLAND_STATEMENTS,
  'represent-number-bonds-related-subtraction': {
    year: 'Year 1',
    statement: 'Represent and use number bonds and related subtraction facts within 20.',
  },
  'add-subtract-one-digit-two': {
    year: 'Year 1',
    statement: 'Add and subtract one-digit and two-digit numbers to 20, including zero.',
  },
  'recall-addition-subtraction-facts-20': {
    year: 'Year 2',
    statement:
      'Recall and use addition and subtraction facts to 20 fluently, and derive and use related facts up to 100.',
  },
  'add-subtract-numbers-concrete-objects': {
    year: 'Year 2',
    statement:
      'Add and subtract numbers using concrete objects, pictorial representations, and mentally [a two-digit number and 1s, a two-digit number and 10s, 2 two-digit numbers, adding 3 one-digit numbers].',
  },
  'inverse-relationship-addition-subtraction-check': {
    year: 'Year 2',
    statement:
      'Recognise and use the inverse relationship between addition and subtraction and use this to check calculations and solve missing number problems.',
  },
  'multiplication-tables-2-5-10': {
    year: 'Year 2',
    statement:
      'Recall and use multiplication and division facts for the 2, 5 and 10 multiplication tables, including recognising odd and even numbers.',
  },
  'multiplication-tables-3-4-8': {
    year: 'Year 3',
    statement: 'Recall and use multiplication and division facts for the 3, 4 and 8 multiplication tables.',
  },
  'multiplication-tables-to-12x12': {
    year: 'Year 4',
    statement: 'Recall multiplication and division facts for multiplication tables up to 12 × 12.',
  },
  'multiplication-and-division-solve-problems-missing-number-problems': {
    year: 'Year 3',
    statement:
      'Solve problems, including missing number problems, involving multiplication and division, including positive integer scaling problems and correspondence problems in which n objects are connected to m objects.',
  },
  'multiply-divide-numbers-drawing-known': {
    year: 'Year 5',
    statement: 'Multiply and divide numbers mentally, drawing upon known facts.',
  },
  'interpret-negative-numbers-context-count': {
    year: 'Year 5',
    statement:
      'Interpret negative numbers in context, count forwards and backwards with positive and negative whole numbers, including through 0.',
  },
  'solve-problems-involving-converting-hours': {
    year: 'Year 4',
    statement:
      'Solve problems involving converting from hours to minutes, minutes to seconds, years to months, weeks to days.',
  },
  'substitute-numerical-values-formulae-expressions': {
    year: 'Key stage 3',
    statement: 'Substitute numerical values into formulae and expressions, including scientific formulae.',
  },
} as const satisfies Readonly<Record<string, { year: string; statement: string }>>;

export type TopicStatementId = keyof typeof TOPIC_STATEMENTS;
