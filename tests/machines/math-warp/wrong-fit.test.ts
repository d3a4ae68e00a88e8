import { describe, expect, it } from 'vitest';
import { type Question, questionAt } from '../../../machines/math-warp/questions';
import { wrongFit } from '../../../src/games/math-warp/wrong-fit';
import { indicesUpTo } from '../../helpers/seeds';

const fit = (
  first: number,
  operation: '×' | '÷',
  second: number,
  missing: Question['missing'],
  chosen: number,
): ReturnType<typeof wrongFit> => {
  const answer = operation === '×' ? first * second : first / second;
  return wrongFit({ equation: { first, operation, second, answer }, missing }, chosen);
};

describe('The picture of a number that does not fit', () => {
  it('shows as many groups as were chosen, and that they make something else', () => {
    expect(fit(3, '×', 6, 'first', 11)).toEqual({ rows: 11, columns: 6, left: 0, label: '66 ≠ 18' });
    expect(fit(18, '÷', 6, 'answer', 11)).toEqual({ rows: 6, columns: 11, left: 0, label: '66 ≠ 18' });
  });

  it('shows what is left over if the number does not fill the rows', () => {
    expect(fit(56, '÷', 7, 'first', 46)).toEqual({ rows: 5, columns: 8, left: 6, label: '46 ≠ 7 × 8' });
    expect(fit(56, '÷', 7, 'first', 63)).toEqual({ rows: 7, columns: 9, left: 0, label: '63' });
  });

  it('is left out if there would be too many dots to count', () => {
    expect([fit(13, '×', 6, 'first', 14), fit(12, '×', 13, 'answer', 155)]).toEqual([null, null]);
  });

  it('never has as many dots as the correct numbers make', () => {
    let drawn = 0;
    for (const seed of indicesUpTo(400)) {
      const question = questionAt(seed, seed % 7, seed % 12);
      const { first, operation, answer } = question.equation;
      for (const chosen of question.choices) {
        const picture = chosen === question.answer ? null : wrongFit(question, chosen);
        if (picture === null) continue;
        drawn += 1;
        expect(picture.rows * picture.columns + picture.left).not.toBe(operation === '×' ? answer : first);
      }
    }
    expect(drawn).toBeGreaterThan(100);
  });
});
