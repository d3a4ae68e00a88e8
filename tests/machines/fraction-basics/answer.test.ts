/* Which typed text counts as an answer, and which answers are right. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, reduceFraction } from '../../../machines/core/fraction';
import { isInSimplestForm, judge, parseAnswer, toFraction } from '../../../machines/fraction-basics/answer';
import type { Question } from '../../../machines/fraction-basics/questions';
import { propertyRuns } from '../../helpers/property-runs';
import { spellings } from '../../helpers/spellings';

/** The amount in a text as "n/d" in its simplest form, or why it is not an amount. */
function read(typed: string): string {
  const reading = parseAnswer(typed);
  if (reading.kind === 'refused') return reading.refusal;
  const { numerator, denominator } = reduceFraction(toFraction(reading.entry));
  return `${numerator}/${denominator}`;
}

describe('An entry', () => {
  it.each(
    spellings(
      ['3/4 |  3/4  | 3 / 4 | 3 /4 | +3/4 | 03/004 | 6/8 | 75/100 | 1,500/2,000 | 1 500/2 000 | ３／４', '3/4'],
      ['3⁄4 | 3∕4 | ¾ | 0 3/4 | -3/-4', '3/4'],
      ['1½ | 1 ½ | 1 1/2 | 1  1 / 2 | +1 1/2 | １　１／２ | 1 2/4', '3/2'],
      ['1 4/4', '2/1'],
      ['1 | 01 | +1 | １ | 4/4', '1/1'],
      ['0 | 0/5', '0/1'],
      ['-3/4 | −3/4 | 3/-4', '-3/4'],
      ['-1 1/2', '-3/2'],
      ['−1', '-1/1'],
    ),
  )('"%s" is %s', (typed, amount) => {
    expect(read(typed)).toBe(amount);
  });

  it.each(['0.75', '0,75', '.5', '1.', '-0.5', '+0.5', '０．７５', '1.00', ' 0.75 '])('"%s" is a decimal', (typed) => {
    expect(read(typed)).toBe('decimal');
  });

  it.each(['3/0', '0/0', '1 1/0', '3/00', '３／０'])('"%s" has a denominator of 0', (typed) => {
    expect(read(typed)).toBe('zero');
  });

  it.each([
    '',
    ' ',
    'abc',
    '-',
    '/',
    '3/',
    '/4',
    '3/4/5',
    '3//4',
    '1 1 1/2',
    '1.5/2',
    '3/4a',
    '75%',
    'one half',
    '1-1/2',
  ])('"%s" is not an answer', (typed) => {
    expect(read(typed)).toBe('unreadable');
  });

  it('is never misread and never throws, for any typed text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (typed) => {
        expect(read(typed)).toMatch(/^(?:-?\d+\/[1-9]\d*|decimal|zero|unreadable)$/);
      }),
      propertyRuns(2000),
    );
  });

  it('adds a whole number and a fraction', () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 99 }), (wholes, over, under) => {
        const reading = parseAnswer(`${wholes} ${over}/${under}`);
        if (reading.kind === 'refused') throw new Error('Refused');
        expect(toFraction(reading.entry)).toEqual(fraction(wholes * under + over, under));
      }),
      propertyRuns(500),
    );
  });
});

describe('The simplest form', () => {
  it.each(['3/4', '5/4', '1 1/4', '1', '2', '7/3'])('is %s', (typed) => {
    const reading = parseAnswer(typed);
    expect(reading.kind === 'entry' && isInSimplestForm(reading.entry)).toBe(true);
  });

  it.each(['6/8', '1 2/8', '4/4', '10/8', '1/1', '1 5/4', '0 4/2', '2/1'])('is not %s', (typed) => {
    const reading = parseAnswer(typed);
    expect(reading.kind === 'entry' && isInSimplestForm(reading.entry)).toBe(false);
  });
});

const question = (numerator: number, denominator: number): Question => ({
  number: 0,
  type: 'add',
  first: fraction(1, 2),
  second: fraction(1, 2),
  answer: fraction(numerator, denominator),
});

function verdict(typed: string, asked: Question): string {
  const reading = parseAnswer(typed);
  return reading.kind === 'entry' ? judge(asked, reading.entry).verdict : reading.refusal;
}

describe('An answer', () => {
  it.each([
    ['3/4', 3, 4],
    ['6/8', 3, 4],
    ['75/100', 3, 4],
    ['1', 1, 1],
    ['1/1', 1, 1],
    ['9/9', 1, 1],
    ['5/4', 5, 4],
    ['1 1/4', 5, 4],
    ['1 2/8', 5, 4],
    ['10/8', 5, 4],
  ])('"%s" is right for %i/%i', (typed, numerator, denominator) => {
    expect(verdict(typed, question(numerator, denominator))).toBe('right');
  });

  it.each(['4/3', '1', '0', '2/4', '-3/4', '1 3/4', '3', '74/100'])('"%s" is wrong for 3/4', (typed) => {
    expect(verdict(typed, question(3, 4))).toBe('wrong');
  });

  it('is right with any number of equal parts, and wrong with one part more or less', () => {
    const number = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 50 }), (numerator, denominator, times) => {
        const asked = question(numerator, denominator);
        expect(verdict(`${numerator * times}/${denominator * times}`, asked)).toBe('right');
        expect(verdict(`${numerator * times + 1}/${denominator * times}`, asked)).toBe('wrong');
        expect(verdict(`${numerator * times - 1}/${denominator * times}`, asked)).toBe('wrong');
      }),
      propertyRuns(500),
    );
  });
});
