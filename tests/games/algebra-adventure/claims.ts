import { type Question, questionAt } from '../../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

const isMissingNumber = ({ mode, crates }: Question): boolean => mode === 'balance' && crates === 1;

export const claims = createClaims<Question>({
  settings: ['mode', 'difficulty'],
  draw: (seed, round) => {
    const mode = settingOf(round, 'mode', MODES);
    const difficulty = settingOf(round, 'difficulty', DIFFICULTIES);
    return indicesUpTo(12).map((number) => questionAt(seed, { mode, difficulty }, number));
  },
  practises: {
    'Use algebraic methods to solve linear equations in 1 variable …': {
      'an equation in two steps': ({ mode, crates, added }) => mode === 'findX' && crates > 1 && added > 0,
    },
    'Solve problems, including missing number problems, using number facts …': { 'a missing number': isMissingNumber },
    'Recognise and use the inverse relationship between addition and subtraction and use this to … solve missing number problems.':
      { 'a missing number': isMissingNumber },
    'Substitute numerical values into … expressions …': {
      'a product': ({ mode, crates }) => mode === 'substitute' && crates > 1,
    },
    /** The unknown number in an addition or a subtraction. */
    '1.OA.D.8': { 'a missing number': isMissingNumber },
  },
});
