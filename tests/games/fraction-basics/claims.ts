import { leastCommonMultiple } from '../../../machines/core/fraction';
import { isAmountQuestion, type Question, questionAt } from '../../../machines/fraction-basics/questions';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

const isSum = (question: Question, type: 'add' | 'subtract', parts: 'same' | 'multiple' | 'different'): boolean => {
  if (question.type !== type) return false;
  const [one, other] = [question.first.denominator, question.second.denominator];
  const common = leastCommonMultiple(one, other);
  const isMultiple = common === Math.max(one, other);
  return parts === 'same' ? one === other : one !== other && (parts === 'different' || isMultiple);
};
const withParts = (type: 'add' | 'subtract') => ({
  'the same denominator': (question: Question) => isSum(question, type, 'same'),
  'denominators that are multiples': (question: Question) => isSum(question, type, 'multiple'),
});
const unlike = (type: 'add' | 'subtract') => ({
  'different denominators': (question: Question) => isSum(question, type, 'different'),
});

/** Whether a question asks for this fraction of an amount. */
const isPartOfAmount = (question: Question, top: number, bottom: number): boolean =>
  isAmountQuestion(question) && question.part.numerator === top && question.part.denominator === bottom;

export const claims = createClaims<Question>({
  settings: ['type'],
  draw: (seed, round) => {
    const type = settingOf(round, 'type', ROUND_TYPES);
    return indicesUpTo(12).map((number) => questionAt(seed, { type }, number));
  },
  practises: {
    '… find … a half as 1 of 2 equal parts of … quantity.': {
      'a half': (question) => isPartOfAmount(question, 1, 2),
    },
    '… find … a quarter as 1 of 4 equal parts of … quantity.': {
      'a quarter': (question) => isPartOfAmount(question, 1, 4),
    },
    '… find … fractions 1/3, … 2/4 and 3/4 of a … set of objects or quantity.': {
      'a third': (question) => isPartOfAmount(question, 1, 3),
      'two quarters': (question) => isPartOfAmount(question, 2, 4),
      'three quarters': (question) => isPartOfAmount(question, 3, 4),
    },
    'Read … decimal numbers as fractions [for example, 0.71 = 71/100].': {
      'a decimal': ({ type }) => type === 'convert',
    },
    'Recognise … decimal equivalents of any number of tenths …': {
      tenths: (question) => question.type === 'convert' && question.hundredths % 10 === 0,
    },
    'Use common factors to simplify fractions …': { 'a fraction to simplify': ({ type }) => type === 'simplify' },
    'Add … fractions with the same denominator, and denominators that are multiples of the same number.':
      withParts('add'),
    'Add … fractions with different denominators … using the concept of equivalent fractions.': unlike('add'),
    '… subtract fractions with the same denominator, and denominators that are multiples of the same number.':
      withParts('subtract'),
    '… subtract fractions with different denominators … using the concept of equivalent fractions.': unlike('subtract'),
    /** Add and subtract fractions of the same whole with the same denominator. */
    '4.NF.B.3': {
      'the same denominator': (question) => isSum(question, 'add', 'same') || isSum(question, 'subtract', 'same'),
    },
    /** Add and subtract fractions with different denominators. */
    '5.NF.A.1': {
      'different denominators': (question) =>
        isSum(question, 'add', 'different') || isSum(question, 'subtract', 'different'),
    },
  },
});
