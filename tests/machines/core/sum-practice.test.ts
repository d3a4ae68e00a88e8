import { describe, expect, it } from 'vitest';
import { calculateAnswer, type Operation } from '../../../machines/core/arithmetic';
import { getTopic, practiceTopic } from '../../../machines/core/sum-practice';

const equationOf = (text: string) => {
  const [first = '', operation = '', second = ''] = text.split(' ');
  const known = (['+', '−', '×', '÷'] as const satisfies readonly Operation[]).find((one) => one === operation) ?? '+';
  const sum = { first: Number(first), operation: known, second: Number(second) };
  return { ...sum, answer: calculateAnswer(sum) };
};

/** The mistakes in a round: the sums marked with a cross. */
const missedOf = (...sums: readonly string[]) => sums.filter((text) => text.endsWith('✗')).map(equationOf);

describe('Practice after a round of sums', () => {
  it('is not suggested after a round without mistakes', () => {
    expect(practiceTopic([])).toBeNull();
    expect(practiceTopic(missedOf('3 + 4', '7 × 8'))).toBeNull();
  });

  it('covers the operation with the most mistakes', () => {
    const missed = missedOf('38 + 25 ✗', '60 − 20 ✗', '65 − 30 ✗', '7 × 8', '7 × 9');
    expect(practiceTopic(missed)).toEqual({ kind: 'tensAndOnes', operation: '−', example: equationOf('65 − 30') });
  });

  it('covers the later operation if two have equally many mistakes', () => {
    expect(practiceTopic(missedOf('7 × 8 ✗', '38 + 25 ✗'))).toMatchObject({ operation: '+' });
    expect(practiceTopic(missedOf('38 + 25 ✗', '7 × 8 ✗'))).toMatchObject({ operation: '×' });
  });

  it('covers the times table with the most mistakes', () => {
    const missed = missedOf('7 × 8 ✗', '3 × 7 ✗', '4 × 12 ✗', '6 × 12');
    expect(practiceTopic(missed)).toEqual({ kind: 'table', operation: '×', table: 7, example: equationOf('3 × 7') });
  });

  it("covers the larger of a product's two tables if both have equally many mistakes", () => {
    expect(practiceTopic(missedOf('12 × 2 ✗'))).toMatchObject({ table: 12 });
    expect(practiceTopic(missedOf('2 × 12 ✗'))).toMatchObject({ table: 12 });
  });

  it('covers the table of the divisor', () => {
    const missed = missedOf('63 ÷ 9 ✗', '54 ÷ 9 ✗', '24 ÷ 6 ✗');
    expect(practiceTopic(missed)).toEqual({ kind: 'table', operation: '÷', table: 9, example: equationOf('54 ÷ 9') });
  });

  it('ignores mistakes with 1 or 10 if there are any others', () => {
    expect(practiceTopic(missedOf('6 × 6 ✗', '1 × 7 ✗'))).toMatchObject({ table: 6, example: equationOf('6 × 6') });
    expect(practiceTopic(missedOf('7 × 8 ✗', '10 × 7 ✗'))).toMatchObject({ example: equationOf('7 × 8') });
    expect(practiceTopic(missedOf('24 ÷ 6 ✗', '2 ÷ 2 ✗', '120 ÷ 12 ✗'))).toMatchObject({
      table: 6,
      example: equationOf('24 ÷ 6'),
    });
  });

  it.each(['1 × 8', '10 × 7', '10 × 1', '8 ÷ 8', '70 ÷ 10'])('covers a rule if all mistakes are like %s', (sum) => {
    expect(practiceTopic(missedOf(`${sum} ✗`))).toEqual({ kind: 'rule', example: equationOf(sum) });
  });

  it('covers the kind of sum with the most mistakes, with its last one as an example', () => {
    const missed = missedOf('38 + 25 ✗', '5 + 3 ✗', '47 + 8 ✗', '6 + 27 ✗', '20 + 31');
    expect(practiceTopic(missed)).toEqual({ kind: 'overTen', operation: '+', example: equationOf('6 + 27') });
  });

  it('covers the later kind if two have equally many mistakes', () => {
    expect(practiceTopic(missedOf('52 − 7 ✗', '61 − 35 ✗'))).toMatchObject({ kind: 'tensAndOnes' });
    expect(practiceTopic(missedOf('61 − 35 ✗', '52 − 7 ✗'))).toMatchObject({ kind: 'overTen' });
  });
});

describe('The kind of a sum', () => {
  it.each([
    ['5 + 3', 'counting'],
    ['47 + 3', 'counting'],
    ['3 + 47', 'counting'],
    ['40 + 7', 'counting'],
    ['47 + 8', 'overTen'],
    ['8 + 47', 'overTen'],
    ['38 + 25', 'tensAndOnes'],
    ['20 + 10', 'tensAndOnes'],
    ['58 − 3', 'counting'],
    ['57 − 7', 'counting'],
    ['52 − 7', 'overTen'],
    ['30 − 7', 'fromTen'],
    ['61 − 35', 'tensAndOnes'],
    ['50 − 37', 'tensAndOnes'],
  ])('for %s is %s', (sum, topic) => {
    expect(getTopic(equationOf(sum))).toBe(topic);
  });
});
