/** The four operations, written with the characters that players see. */
export type Operation = '+' | '−' | '×' | '÷';

/** Two operands and an operation, without the result. */
export interface Sum {
  readonly first: number;
  readonly second: number;
  readonly operation: Operation;
}

export interface Equation extends Sum {
  readonly answer: number;
}

/** Whether two sums are written the same way. 7 + 5 and 5 + 7 are not. */
export const isSameSum = (one: Sum, other: Sum): boolean =>
  one.first === other.first && one.second === other.second && one.operation === other.operation;

/** The result of a sum. Throws a RangeError for a division with a remainder, which no game asks. */
export function calculateAnswer({ first, second, operation }: Sum): number {
  switch (operation) {
    case '+':
      return first + second;
    case '−':
      return first - second;
    case '×':
      return first * second;
    case '÷':
      if (second === 0 || first % second !== 0) throw new RangeError(`${first} ÷ ${second} is not whole`);
      return first / second;
  }
}

const equation = (first: number, operation: Operation, second: number): Equation => ({
  first,
  operation,
  second,
  answer: calculateAnswer({ first, operation, second }),
});

const digitAt = (value: number, unit: number): number => Math.floor(value / unit) % 10;

/** Subtracts the smaller digit from the larger one in each column, a mistake that children make: 52 − 37 = 25. */
export function subtractDigitwise(one: number, other: number): number {
  let apart = 0;
  for (let unit = 1; unit <= Math.max(one, other); unit *= 10) {
    apart += unit * Math.abs(digitAt(one, unit) - digitAt(other, unit));
  }
  return apart;
}

/** Splits a number into hundreds, tens and ones, largest first and without zeros: 204 gives 200 and 4. */
export const digitValues = (value: number): number[] =>
  String(value)
    .split('')
    .map((digit, index, digits) => Number(digit) * 10 ** (digits.length - 1 - index))
    .filter(Boolean);

const applyInSequence = (first: number, operation: Operation, parts: readonly number[]): Equation[] => {
  let reached = first;
  return parts.map((part) => {
    const step = equation(reached, operation, part);
    reached = step.answer;
    return step;
  });
};

function additionSteps(first: number, second: number): Equation[] {
  const toTheTen = (10 - (first % 10)) % 10;
  if (second < 10)
    return toTheTen > 0 && toTheTen < second ? applyInSequence(first, '+', [toTheTen, second - toTheTen]) : [];
  return applyInSequence(first, '+', digitValues(second));
}

/** Whether two numbers above ten are so close that the way up from one to the other is shorter than the way down. */
export const isCloseDifference = (first: number, second: number): boolean =>
  second > 10 && first > second && first - second < 10;

/** Counts up from one number to the other: 52 − 47 from 47 + 3 = 50, 50 + 2 = 52 and 3 + 2. */
function countingUpSteps(first: number, second: number): Equation[] {
  const toTheTen = 10 - (second % 10);
  const apart = first - second;
  if (second % 10 === 0 || toTheTen >= apart) return [equation(second, '+', apart)];
  const rest = apart - toTheTen;
  return [...applyInSequence(second, '+', [toTheTen, rest]), equation(toTheTen, '+', rest)];
}

function subtractionSteps(first: number, second: number): Equation[] {
  if (isCloseDifference(first, second)) return countingUpSteps(first, second);
  // For a negative answer such as 23 − 58, people subtract the other way round and add a minus sign.
  if (second > first) return [equation(second, '−', first)];
  const toTheTen = first % 10;
  if (second < 10)
    return toTheTen > 0 && toTheTen < second ? applyInSequence(first, '−', [toTheTen, second - toTheTen]) : [];
  return applyInSequence(first, '−', digitValues(second));
}

/** Works out a product of one-digit factors from a table that children know well: fives, twos or tens. */
function tableSteps(small: number, large: number): Equation[] {
  if (large === 9) return [equation(10, '×', small), equation(10 * small, '−', small)];
  if (small === 2) return [equation(large, '+', large)];
  if (small === 5) return [equation(10, '×', large), equation(10 * large, '÷', 2)];
  const known = equation(small > 5 ? 5 : 2, '×', large);
  const rest = equation(small - known.first, '×', large);
  const together = equation(known.answer, '+', rest.answer);
  // One group is no product to work out, and the same product is not worked out twice.
  return rest.first === 1 || rest.first === known.first ? [known, together] : [known, rest, together];
}

/**
 * The number of zeros that multiplying by this factor adds: 1 for 10, 2 for 100, and 0 for anything that is not a power
 * of ten.
 */
export const getPowerOfTenExponent = (factor: number): number =>
  /^10+$/.test(String(factor)) ? String(factor).length - 1 : 0;

function multiplicationSteps(first: number, second: number): Equation[] {
  const [small, large] = first < second ? [first, second] : [second, first];
  if (small <= 1 || getPowerOfTenExponent(small) > 0 || getPowerOfTenExponent(large) > 0) return [];
  if (large < 10) return tableSteps(small, large);
  const [highest = 0, ...lower] = digitValues(large);
  if (lower.length > 0) {
    const parts = [highest, ...lower].map((part) => equation(small, '×', part));
    return [
      ...parts,
      ...applyInSequence(
        small * highest,
        '+',
        lower.map((part) => small * part),
      ),
    ];
  }
  const unit = 10 ** (String(large).length - 1);
  return [equation(small, '×', large / unit), equation(small * (large / unit), '×', unit)];
}

function stepsOf({ first, second, operation }: Sum): readonly Equation[] {
  switch (operation) {
    case '+':
      return first < second ? additionSteps(second, first) : additionSteps(first, second);
    case '−':
      return subtractionSteps(first, second);
    case '×':
      return multiplicationSteps(first, second);
    case '÷':
      return [equation(second, '×', first / second)];
  }
}

/**
 * The steps for doing a sum in your head. Each is a true equation, and the last one gives the answer. Empty if there is
 * nothing to break down (7 + 2, 45 − 20, 1 × 8, 12 × 100). A division becomes its multiplication, a negative
 * difference becomes the difference the other way round, and a small one between large numbers is counted up.
 */
export function workedSteps(sum: Sum): readonly Equation[] {
  const steps = stepsOf(sum);
  return steps.some((step) => isSameSum(step, sum)) ? [] : steps;
}
