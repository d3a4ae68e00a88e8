/* Which sums practise a statement of the curriculum. */
import type { Equation, Operation } from '../../machines/core/arithmetic';
import type { Parts } from './claims';

export interface AskedSum {
  readonly equation: Equation;
  /** The number that is asked for. */
  readonly missing?: 'first' | 'second' | 'answer';
}

const isOf = ({ equation }: AskedSum, ...operations: readonly Operation[]) => operations.includes(equation.operation);
const isAnswerAsked = ({ missing = 'answer' }: AskedSum) => missing === 'answer';
/** The numbers of an addition or subtraction, with the largest first. */
const madeOf = ({ equation: { first, operation, second, answer } }: AskedSum): readonly [number, number, number] =>
  operation === '+' ? [answer, Math.max(first, second), Math.min(first, second)] : [first, answer, second];
const isTwoDigit = (value: number): boolean => value >= 10 && value < 100;
const isOneDigit = (value: number): boolean => value > 0 && value < 10;
/** The number that is not added or taken away. */
const startOf = ({ equation: { first, operation, second } }: AskedSum): number =>
  operation === '+' ? Math.max(first, second) : first;
const changeOf = ({ equation: { first, operation, second } }: AskedSum): number =>
  operation === '+' ? Math.min(first, second) : second;
const factorsOf = ({ equation: { first, operation, second, answer } }: AskedSum): readonly number[] =>
  operation === '×' ? [first, second] : operation === '÷' ? [second, answer] : [];
const isInTables = (sum: AskedSum, max = 12): boolean =>
  factorsOf(sum).length > 0 && factorsOf(sum).every((factor) => factor >= 1 && factor <= max);

const adds = (sum: AskedSum): boolean => isOf(sum, '+') && isAnswerAsked(sum);
const subtracts = (sum: AskedSum): boolean => isOf(sum, '−') && isAnswerAsked(sum);
const isTo20 = (sum: AskedSum): boolean => madeOf(sum)[0] <= 20;
const isWithOnes = (sum: AskedSum): boolean =>
  isOf(sum, '+', '−') && isTwoDigit(startOf(sum)) && isOneDigit(changeOf(sum));
const isOfTwoDigits = (sum: AskedSum): boolean =>
  isOf(sum, '+', '−') && isTwoDigit(startOf(sum)) && isTwoDigit(changeOf(sum));
const hasTables = (...tables: readonly number[]): Parts<AskedSum> =>
  Object.fromEntries(
    tables.map((table) => [`the ${table} times table`, (sum) => isInTables(sum) && factorsOf(sum).includes(table)]),
  );
const multiplies = { 'a product': (sum) => isOf(sum, '×') && isInTables(sum) } as const satisfies Parts<AskedSum>;
const divides = { 'a quotient': (sum) => isOf(sum, '÷') && isInTables(sum) } as const satisfies Parts<AskedSum>;

export const SUM_CLAIMS = {
  'Recall and use addition … facts to 20 fluently …': { 'a sum to 20': (sum) => adds(sum) && isTo20(sum) },
  'Recall and use … subtraction facts to 20 fluently …': {
    'a difference to 20': (sum) => subtracts(sum) && isTo20(sum),
  },
  'Recall and use addition … facts to 20 fluently, and derive and use related facts up to 100.': {
    'a sum to 20': (sum) => adds(sum) && isTo20(sum),
    'a sum to 100': (sum) => adds(sum) && !isTo20(sum) && madeOf(sum)[0] <= 100,
  },
  'Add … numbers … mentally [a two-digit number and 1s …].': {
    'a two-digit number and 1s': (sum) => adds(sum) && isWithOnes(sum),
  },
  'Add … numbers … mentally [… 2 two-digit numbers …].': {
    '2 two-digit numbers': (sum) => adds(sum) && isOfTwoDigits(sum),
  },
  'Add and subtract numbers … mentally [a two-digit number and 1s … 2 two-digit numbers …].': {
    'a two-digit number and 1s more': (sum) => adds(sum) && isWithOnes(sum),
    'a two-digit number and 1s fewer': (sum) => subtracts(sum) && isWithOnes(sum),
    'the sum of 2 two-digit numbers': (sum) => adds(sum) && isOfTwoDigits(sum),
    'the difference of 2 two-digit numbers': (sum) => subtracts(sum) && isOfTwoDigits(sum),
  },
  'Add and subtract numbers mentally with increasingly large numbers.': {
    'a sum of large numbers': (sum) => adds(sum) && startOf(sum) >= 100,
    'a difference of large numbers': (sum) => subtracts(sum) && startOf(sum) >= 100,
  },
  'Recall multiplication … facts for multiplication tables up to 12 × 12.': { ...multiplies, ...hasTables(11, 12) },
  'Recall … division facts for multiplication tables …': divides,
  'Recall multiplication and division facts for multiplication tables …': { ...multiplies, ...divides },
  'Recall multiplication and division facts for multiplication tables up to 12 × 12.': {
    ...multiplies,
    ...divides,
    ...hasTables(11, 12),
  },
  'Recall and use multiplication … facts for the 2, 5 … multiplication tables …': hasTables(2, 5),
  'Recall and use multiplication and division facts for the 3, 4 and 8 multiplication tables.': hasTables(3, 4, 8),
  'Multiply … numbers mentally, drawing upon known facts.': { 'a product': (sum) => isOf(sum, '×') },
  'Multiply and divide numbers mentally, drawing upon known facts.': {
    'a product': (sum) => isOf(sum, '×'),
    'a quotient': (sum) => isOf(sum, '÷'),
  },
  'Perform mental calculations, including with … large numbers.': {
    'a large number': ({ equation: { first, second } }) => Math.max(first, second) >= 100,
  },
  '… count … backwards with positive and negative whole numbers, including through 0.': {
    'a difference below 0': ({ equation: { answer } }) => answer < 0,
  },
  'Solve problems, including missing number problems, using number facts …': {
    'a missing number': (sum) => isOf(sum, '+', '−') && !isAnswerAsked(sum),
  },
  'Solve problems, including missing number problems, involving multiplication and division …': {
    'a missing factor': (sum) => isOf(sum, '×') && !isAnswerAsked(sum),
    'a missing number of a division': (sum) => isOf(sum, '÷') && !isAnswerAsked(sum),
  },
  'Recognise and use factor pairs … in mental calculations.': {
    'a missing factor': (sum) => isOf(sum, '×') && !isAnswerAsked(sum),
  },
  /** Add and subtract within 20. */
  '1.OA.C.6': { 'a sum to 20': (sum) => adds(sum) && isTo20(sum) },
  /** Add within 100, including a two-digit and a one-digit number. */
  '1.NBT.C.4': { 'a two-digit number and 1s': (sum) => adds(sum) && isWithOnes(sum) },
  /** The unknown number in an addition or a subtraction. */
  '1.OA.D.8': { 'a missing number': (sum) => isOf(sum, '+', '−') && !isAnswerAsked(sum) },
  /** Fluently add and subtract within 20. */
  '2.OA.B.2': { 'a sum or difference to 20': (sum) => isOf(sum, '+', '−') && isTo20(sum) },
  /** Fluently add and subtract within 100. */
  '2.NBT.B.5': { 'a sum or difference to 100': (sum) => isOf(sum, '+', '−') && !isTo20(sum) && madeOf(sum)[0] <= 100 },
  /** Fluently add and subtract within 1000. */
  '3.NBT.A.2': {
    'a sum or difference to 1000': (sum) => isOf(sum, '+', '−') && madeOf(sum)[0] > 100 && madeOf(sum)[0] <= 1000,
  },
  /** The unknown number in a multiplication or a division. */
  '3.OA.A.4': { 'a missing number': (sum) => isOf(sum, '×', '÷') && !isAnswerAsked(sum) },
  /** Division as a problem with an unknown factor. */
  '3.OA.B.6': { 'a quotient': (sum) => isOf(sum, '÷') },
  /** Fluently multiply and divide within 100. */
  '3.OA.C.7': { 'a product or quotient to 100': (sum) => isInTables(sum, 10) },
} as const satisfies Readonly<Record<string, Parts<AskedSum>>>;

/** Some of these claims. */
export const pickSumClaims = (...claims: readonly (keyof typeof SUM_CLAIMS)[]) =>
  Object.fromEntries(claims.map((claim) => [claim, SUM_CLAIMS[claim]] as const));
