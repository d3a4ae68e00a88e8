import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateAnswer, type Operation } from '../../../machines/core/arithmetic';
import {
  FACT_SKILLS,
  factSkill,
  findFact,
  getSumSkill,
  PRODUCTS,
  SUM_KINDS,
  SUMS,
  toEquation,
} from '../../../machines/learning/skills';
import { propertyRuns } from '../../helpers/property-runs';

const skillOf = (first: number, operation: Operation, second: number) =>
  getSumSkill({ first, operation, second, answer: calculateAnswer({ first, operation, second }) });

describe('The skill of a sum', () => {
  it.each([
    [7, '×', 8, '7x8'],
    [8, '×', 7, '7x8'],
    [56, '÷', 7, '÷7x8'],
    [56, '÷', 8, '÷7x8'],
    [8, '+', 5, '5+8'],
    [13, '−', 5, '−5+8'],
    [13, '−', 8, '−5+8'],
    [10, '+', 10, '10+10'],
    [14, '+', 5, 'add.counting'],
    [5, '+', 58, 'add.overTen'],
    [38, '+', 25, 'add.tensAndOnes'],
    [58, '−', 3, 'subtract.counting'],
    [52, '−', 7, 'subtract.overTen'],
    [30, '−', 7, 'subtract.fromTen'],
    [61, '−', 35, 'subtract.tensAndOnes'],
    [23, '−', 58, 'subtract.belowZero'],
    [7, '−', 7, 'subtract.counting'],
    [0, '×', 7, 'multiply.zero'],
    [20, '×', 7, 'multiply.tens'],
    [10, '×', 15, 'multiply.tens'],
    [7, '×', 34, 'multiply.parts'],
    [0, '÷', 7, 'divide.zero'],
    [200, '÷', 10, 'divide.tens'],
    [130, '÷', 10, 'divide.tens'],
    [91, '÷', 7, 'divide.parts'],
  ] as const)('for %i %s %i is %s%s', (first, operation, second, skill) => {
    expect(skillOf(first, operation, second)).toBe(skill);
  });

  it('is a fact or one of the kinds, for any sum', () => {
    const operand = fc.oneof(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 2000 }));
    const known = new Set([...FACT_SKILLS, ...SUM_KINDS]);
    const isKnown = (skill: string) => known.has(skill);
    fc.assert(
      fc.property(operand, operand, (one, other) => {
        const divisor = Math.max(1, other);
        expect(isKnown(skillOf(one, '+', other))).toBe(true);
        expect(isKnown(skillOf(one, '−', other))).toBe(true);
        expect(isKnown(skillOf(one, '×', other))).toBe(true);
        expect(isKnown(skillOf(one * divisor, '÷', divisor))).toBe(true);
      }),
      propertyRuns(1000),
    );
  });
});

describe('Facts', () => {
  it('include the tables to 12, the sums to 20, and their inverses', () => {
    expect([PRODUCTS.length, SUMS.length, FACT_SKILLS.length]).toEqual([78, 55, 266]);
    expect(new Set(FACT_SKILLS).size).toBe(266);
    expect([PRODUCTS[0], PRODUCTS.at(-1), SUMS[0], SUMS.at(-1)]).toEqual(['1x1', '12x12', '1+1', '10+10']);
  });

  it('never change their order, because stored data depends on it', () => {
    expect([0, 77, 78, 155, 156, 210, 211, 265].map((index) => FACT_SKILLS[index])).toEqual([
      '1x1',
      '12x12',
      '÷1x1',
      '÷12x12',
      '1+1',
      '10+10',
      '−1+1',
      '−10+10',
    ]);
  });

  it('are asked as a sum that practises them', () => {
    for (const skill of FACT_SKILLS) expect(getSumSkill(toEquation(findFact(skill)!))).toBe(skill);
    expect(findFact('add.overTen')).toBeNull();
    expect(factSkill('÷', 8, 7)).toBe('÷7x8');
  });
});
