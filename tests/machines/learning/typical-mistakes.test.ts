/* Slips are recognised from the answers they lead to. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateAnswer, type Operation } from '../../../machines/core/arithmetic';
import { addFractions, fraction, isSameAmount } from '../../../machines/core/fraction';
import {
  type FractionMistake,
  type FractionProblem,
  findFractionMistake,
  findTypicalMistake,
  type TypicalMistakeKind,
} from '../../../machines/learning/typical-mistakes';
import { propertyRuns } from '../../helpers/property-runs';

const equationOf = (first: number, operation: Operation, second: number) => ({
  first,
  operation,
  second,
  answer: calculateAnswer({ first, operation, second }),
});

describe('A typical mistake in a sum', () => {
  it.each<[first: number, operation: Operation, second: number, given: number, kind: TypicalMistakeKind | undefined]>([
    [38, '+', 25, 53, 'tenForgotten'],
    [8, '+', 5, 3, 'tenForgotten'],
    [31, '+', 25, 46, undefined],
    [38, '+', 21, 69, 'tenTooMany'],
    [38, '+', 25, 13, 'otherOperation'],
    [7, '+', 8, 16, 'oneOff'],
    [12, '+', 9, 12, 'digitsSwapped'],
    [52, '−', 37, 25, 'smallerFromLarger'],
    [52, '−', 38, 24, 'tenForgotten'],
    [58, '−', 21, 27, 'tenTooMany'],
    [52, '−', 37, 89, 'otherOperation'],
    [23, '−', 58, 35, 'minusForgotten'],
    [52, '−', 38, 13, 'oneOff'],
    [7, '×', 8, 63, 'nextInTable'],
    [7, '×', 8, 48, 'nextInTable'],
    [7, '×', 8, 49, 'nextInTable'],
    [7, '×', 8, 64, 'nextInTable'],
    [7, '×', 8, 15, 'otherOperation'],
    [7, '×', 8, 65, 'digitsSwapped'],
    [7, '×', 8, 57, 'oneOff'],
    [7, '×', 8, 54, 'otherFact'],
    [7, '×', 8, 42, 'otherFact'],
    [8, '×', 1, 9, 'otherOperation'],
    [2, '×', 4, 6, 'otherOperation'],
    [20, '×', 50, 10, 'zerosForgotten'],
    [20, '×', 7, 14_000, 'zerosTooMany'],
    [20, '×', 7, 14, 'zeroForgotten'],
    [20, '×', 7, 1400, 'zeroTooMany'],
    [7, '×', 8, 20, undefined],
    [56, '÷', 7, 9, 'nextInTable'],
    [56, '÷', 7, 7, 'nextInTable'],
    [54, '÷', 6, 6, 'divisor'],
    [42, '÷', 7, 7, 'nextInTable'],
    [35, '÷', 7, 7, undefined],
    [56, '÷', 7, 49, 'otherOperation'],
    [200, '÷', 10, 2, 'zeroForgotten'],
    [56, '÷', 7, 80, 'zeroTooMany'],
    [1, '×', 1, 0, 'oneOff'],
    [5, '+', 5, 0, 'tenForgotten'],
  ])('%i %s %i = %i is %s', (first, operation, second, given, kind) => {
    expect(findTypicalMistake(equationOf(first, operation, second), given)?.kind).toBe(kind);
  });

  it('includes the sum that was answered', () => {
    expect(findTypicalMistake(equationOf(7, '×', 8), 63)?.matchingEquation).toEqual(equationOf(7, '×', 9));
    expect(findTypicalMistake(equationOf(56, '÷', 7), 9)?.matchingEquation).toEqual(equationOf(7, '×', 9));
    expect(findTypicalMistake(equationOf(6, '+', 38), 32)?.matchingEquation).toEqual(equationOf(38, '−', 6));
    expect(findTypicalMistake(equationOf(38, '+', 25), 53)?.matchingEquation).toBeNull();
  });

  it('is not reported for a correct answer, and includes a true sum for any other answer to any sum', () => {
    const numbers = fc.integer({ min: 1, max: 120 });
    const equations = fc
      .record({ first: numbers, second: numbers, operation: fc.constantFrom<Operation>('+', '−', '×', '÷') })
      .map(({ first, operation, second }) => equationOf(operation === '÷' ? first * second : first, operation, second));
    fc.assert(
      fc.property(equations, fc.integer({ min: -30, max: 30 }), (equation, off) => {
        const given = equation.answer + off;
        const slip = findTypicalMistake(equation, given);
        const fits = slip?.matchingEquation ?? equationOf(1, '+', 1);
        expect(calculateAnswer(fits)).toBe(fits.answer);
        expect([fits.answer, fits.second]).toContain(slip?.matchingEquation == null ? 2 : given);
        expect(findTypicalMistake(equation, equation.answer)).toBeNull();
      }),
      propertyRuns(2000),
    );
  });
});

const half = fraction(1, 2);
const third = fraction(1, 3);

describe('A typical mistake with fractions', () => {
  it.each<[asked: FractionProblem, given: [number, number], slip: FractionMistake | null]>([
    [{ type: 'add', first: half, second: third }, [2, 5], 'across'],
    [{ type: 'add', first: half, second: third }, [4, 10], 'across'],
    [{ type: 'add', first: half, second: third }, [2, 3], 'unlikeParts'],
    [{ type: 'add', first: half, second: third }, [5, 6], null],
    [{ type: 'add', first: half, second: third }, [10, 12], null],
    [{ type: 'add', first: half, second: third }, [6, 5], 'upsideDown'],
    [{ type: 'add', first: half, second: third }, [7, 9], null],
    [{ type: 'add', first: fraction(1, 5), second: fraction(2, 5) }, [3, 10], 'across'],
    [{ type: 'subtract', first: fraction(3, 4), second: half }, [2, 2], 'across'],
    [{ type: 'subtract', first: fraction(3, 4), second: half }, [2, 4], 'unlikeParts'],
    [{ type: 'subtract', first: fraction(3, 5), second: fraction(1, 5) }, [2, 1], null],
    [{ type: 'multiply', first: fraction(1, 5), second: fraction(2, 5) }, [2, 5], 'denominatorStays'],
    [{ type: 'multiply', first: half, second: third }, [5, 6], 'otherOperation'],
    [{ type: 'multiply', first: half, second: third }, [6, 1], 'upsideDown'],
    [{ type: 'simplify', first: fraction(6, 8) }, [3, 8], 'onlyOneNumber'],
    [{ type: 'simplify', first: fraction(6, 8) }, [6, 4], 'onlyOneNumber'],
    [{ type: 'simplify', first: fraction(6, 8) }, [4, 3], 'upsideDown'],
    [{ type: 'simplify', first: fraction(6, 8) }, [3, 4], null],
    [{ type: 'simplify', first: fraction(6, 8) }, [5, 8], null],
    [{ type: 'simplify', first: fraction(2, 4) }, [2, 1], 'upsideDown'],
    [{ type: 'simplify', first: fraction(3, 6) }, [2, 5], 'takenFromBoth'],
    [{ type: 'add', first: half, second: half }, [1, 2], 'copied'],
    [{ type: 'add', first: half, second: half }, [2, 4], 'across'],
    [{ type: 'subtract', first: fraction(7, 3), second: third }, [8, 3], 'added'],
    [{ type: 'add', first: fraction(4, 5), second: fraction(1, 5) }, [3, 5], 'subtracted'],
    [{ type: 'convert', hundredths: 25 }, [25, 10], 'tenths'],
    [{ type: 'convert', hundredths: 25 }, [25, 100], null],
    [{ type: 'convert', hundredths: 25 }, [1, 0], null],
  ])('%j answered %j is %s', (asked, [numerator, denominator], slip) => {
    expect(findFractionMistake(asked, fraction(numerator, denominator))).toBe(slip);
  });

  it('is not reported for the right amount in any form', () => {
    const part = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(part, part, part, part, part, (a, b, c, d, times) => {
        const [first, second] = [fraction(a, b), fraction(c, d)];
        const sum = addFractions(first, second);
        const written = fraction(times * sum.numerator, times * sum.denominator);
        expect(isSameAmount(written, sum)).toBe(true);
        expect(findFractionMistake({ type: 'add', first, second }, written)).toBeNull();
      }),
      propertyRuns(300),
    );
  });
});
