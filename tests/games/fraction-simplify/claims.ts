import { type Question, questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

const isSum = (question: Question, type: 'add' | 'subtract', isLike: boolean): boolean =>
  question.type === type && (question.first.denominator === question.second.denominator) === isLike;

export const claims = createClaims<Question>({
  settings: ['difficulty'],
  draw: (seed, round) => {
    const difficulty = settingOf(round, 'difficulty', DIFFICULTIES);
    return indicesUpTo(10).map((number) => questionAt(seed, { difficulty }, number));
  },
  practises: {
    'Add and subtract fractions with the same denominator.': {
      'a sum': (question) => isSum(question, 'add', true),
      'a difference': (question) => isSum(question, 'subtract', true),
    },
    'Add and subtract fractions with different denominators … using the concept of equivalent fractions.': {
      'a sum': (question) => isSum(question, 'add', false),
      'a difference': (question) => isSum(question, 'subtract', false),
    },
    'Use common factors to simplify fractions …': { 'a fraction to simplify': ({ type }) => type === 'simplify' },
    'Multiply simple pairs of proper fractions, writing the answer in its simplest form [for example, 1/4 × 1/2 = 1/8].':
      { 'a product': ({ type }) => type === 'multiply' },
    /** Add and subtract fractions of the same whole with the same denominator. */
    '4.NF.B.3': {
      'the same denominator': (question) => isSum(question, 'add', true) || isSum(question, 'subtract', true),
    },
    /** Add and subtract fractions with different denominators. */
    '5.NF.A.1': {
      'different denominators': (question) => isSum(question, 'add', false) || isSum(question, 'subtract', false),
    },
  },
});
