import { describe, expect, it } from 'vitest';
import { questionAt } from '../../../machines/math-warp/questions';
import { wrongChoiceDots } from '../../../src/games/math-warp/wrong-choice-dots';
import { indicesUpTo } from '../../helpers/seeds';

describe('The picture of a number that does not fit', () => {
  it('shows the sum with that number, and never the sum of the question', () => {
    let drawn = 0;
    for (const seed of indicesUpTo(400)) {
      const question = questionAt(seed, seed % 7, seed % 12);
      const { first, operation, answer } = question.equation;
      const product = operation === '×' ? answer : first;
      for (const chosen of question.choices) {
        if (chosen === question.answer) continue;
        const dots = wrongChoiceDots(question, chosen);
        if (dots === null) continue;
        drawn += 1;
        expect(dots.rows * dots.columns).not.toBe(product);
      }
    }
    expect(drawn).toBeGreaterThan(100);
  });
});
