import { describe, expect, it } from 'vitest';
import { type Operation, type Sum, workedSteps } from '../../../machines/core/arithmetic';
import { createPicture } from '../../../machines/core/explain';
import { seededRandom } from '../../../machines/core/random';
import { explainSum } from '../../../machines/learning/derived-facts';
import { type Memory, NO_MEMORY, remember } from '../../../machines/learning/memory';
import { indicesUpTo } from '../../helpers/seeds';
import { findFault, randomMemory, randomSum } from './explanation-faults';

const answered = (memory: Memory, skill: string, isCorrect: boolean): Memory =>
  remember(memory, { skill, isCorrect, ms: 1000, by: 'keys', digits: 2, time: 'normal', day: 20_000 });
const knowing = (...skills: readonly string[]): Memory =>
  skills.reduce((memory, skill) => answered(answered(memory, skill, true), skill, true), NO_MEMORY);

function sumOf(text: string): Sum {
  const [first, operation, second] = text.split(' ');
  const sign = (['+', '−', '×', '÷'] as const satisfies readonly Operation[]).find((one) => one === operation)!;
  return { first: Number(first), operation: sign, second: Number(second) };
}

const stepsOf = (memory: Memory, text: string) => {
  const { strategy, steps } = explainSum(memory, sumOf(text));
  return [
    strategy,
    ...steps.map(({ first, operation, second, answer }) => `${first} ${operation} ${second} = ${answer}`),
  ];
};

describe('An explanation', () => {
  it.each([
    ['7 × 8', ['7x7'], ['nearSquare', '7 × 7 = 49', '49 + 7 = 56']],
    ['7 × 8', ['8x8'], ['nearSquare', '8 × 8 = 64', '64 − 8 = 56']],
    ['7 × 8', ['7x7', '8x8'], ['nearSquare', '7 × 7 = 49', '49 + 7 = 56']],
    ['7 × 8', ['5x8', '2x8'], ['splitting', '5 × 8 = 40', '2 × 8 = 16', '40 + 16 = 56']],
    ['8 × 7', ['5x8', '2x8'], ['splitting', '5 × 8 = 40', '2 × 8 = 16', '40 + 16 = 56']],
    ['7 × 8', ['4x7'], ['doubling', '4 × 7 = 28', '28 + 28 = 56']],
    ['6 × 8', ['5x8'], ['nextInTable', '5 × 8 = 40', '40 + 8 = 48']],
    ['3 × 8', ['4x8'], ['nextInTable', '4 × 8 = 32', '32 − 8 = 24']],
    ['9 × 7', [], ['nearTen', '10 × 7 = 70', '70 − 7 = 63']],
    ['11 × 4', [], ['nearTen', '10 × 4 = 40', '40 + 4 = 44']],
    ['12 × 7', ['2x7'], ['nearTen', '10 × 7 = 70', '2 × 7 = 14', '70 + 14 = 84']],
    ['5 × 8', [], ['halving', '10 × 8 = 80', '80 ÷ 2 = 40']],
    ['2 × 5', [], ['worked', '5 + 5 = 10']],
    ['10 ÷ 2', [], ['worked', '2 × 5 = 10']],
    ['10 ÷ 5', [], ['worked', '5 × 2 = 10']],
    ['56 ÷ 7', ['7x8'], ['inverse', '7 × 8 = 56']],
    ['56 ÷ 7', ['7x7'], ['nearSquare', '7 × 7 = 49', '49 + 7 = 56', '7 × 8 = 56']],
    ['7 + 8', ['7+7'], ['nearDouble', '7 + 7 = 14', '14 + 1 = 15']],
    ['8 + 5', ['2+8'], ['makingTen', '8 + 2 = 10', '10 + 3 = 13']],
    ['13 − 5', ['5+8'], ['inverse', '5 + 8 = 13']],
    ['46 + 29', ['3+4'], ['nearTen', '46 + 30 = 76', '76 − 1 = 75']],
    ['29 + 46', ['3+4'], ['nearTen', '46 + 30 = 76', '76 − 1 = 75']],
    ['52 − 28', ['−2+3'], ['nearTen', '52 − 30 = 22', '22 + 2 = 24']],
  ])('for %s, knowing %j, is %j', (text, known, steps) => {
    expect(stepsOf(knowing(...known), text)).toEqual(steps);
  });

  it.each([
    '7 × 8',
    '6 × 8',
    '8 + 5',
    '13 − 5',
    '46 + 29',
    '7 × 34',
    '23 − 58',
    '1 × 8',
    '0 ÷ 7',
    '56 ÷ 7',
    '3 + 4',
    '300 × 10',
  ])('for %s is the standard one if nothing is known', (text) => {
    const sum = sumOf(text);
    const explanation = { strategy: 'worked', steps: workedSteps(sum), picture: createPicture(sum) };
    expect(explainSum(NO_MEMORY, sum)).toEqual(explanation);
  });

  it('does not build on anything that was missed, however well it was known before', () => {
    expect(stepsOf(answered(knowing('7x7'), '7x7', false), '7 × 8')[0]).toBe('worked');
    expect(stepsOf(answered(NO_MEMORY, '7x10', false), '9 × 7')[0]).toBe('worked');
    expect(stepsOf(answered(NO_MEMORY, '7x7', false), '7 × 8')[0]).toBe('worked');
  });

  it('shows a picture of its steps: dots that are split as the product is, jumps to the ten and back', () => {
    const picture = (memory: Memory, text: string) => explainSum(memory, sumOf(text)).picture;
    expect(picture(knowing('7x7'), '7 × 8')).toMatchObject({ rows: 7, columns: 8, split: 7, rest: 'added' });
    expect(picture(knowing('8x8'), '7 × 8')).toMatchObject({ rows: 8, columns: 8, split: 7, rest: 'taken' });
    expect(picture(NO_MEMORY, '7 × 5')).toMatchObject({ rows: 7, columns: 10, split: 5, rest: 'half' });
    expect(picture(knowing('3+4'), '46 + 29')).toEqual({
      kind: 'line',
      from: 46,
      jumps: [
        { from: 46, by: 30, to: 76 },
        { from: 76, by: -1, to: 75 },
      ],
    });
    expect(picture(knowing('7x8'), '56 ÷ 7')).toEqual(createPicture(sumOf('56 ÷ 7')));
  });

  it('is true, leads to the answer and does not build on anything weak, for any memory and any sum', () => {
    const faults = indicesUpTo(200).flatMap((seed) => {
      const random = seededRandom(seed, 'explanations');
      const memory = randomMemory(random);
      return indicesUpTo(500).flatMap(() => {
        const sum = randomSum(random);
        const fault = findFault(memory, sum, explainSum(memory, sum));
        return fault === null ? [] : [`${sum.first} ${sum.operation} ${sum.second}: ${fault}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('is reported if it is wrong', () => {
    const memory = answered(NO_MEMORY, '7x7', false);
    const sum = sumOf('7 × 8');
    const { picture } = explainSum(knowing('7x7'), sum);
    const steps = explainSum(knowing('7x7'), sum).steps;
    const faultOf = (other: object) => findFault(NO_MEMORY, sum, { strategy: 'nearSquare', steps, picture, ...other });
    expect(faultOf({})).toBeNull();
    expect(findFault(memory, sum, { strategy: 'nearSquare', steps, picture })).toBe('it builds on what is weak');
    expect(faultOf({ steps: steps.slice(0, 1) })).toBe('it does not lead to the answer');
    expect(faultOf({ steps: [{ ...steps[0]!, answer: 48 }] })).toBe('a step is false');
    expect(faultOf({ steps: [{ ...sum, answer: 56 }] })).toBe('it explains a sum by itself');
    expect(faultOf({ picture: createPicture(sumOf('7 × 9')) })).toBe('its picture shows something else');
  });
});
