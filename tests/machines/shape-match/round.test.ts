/* Points for an answer, counting sides, and what to practise next. */
import { describe, expect, it } from 'vitest';
import { practiceTopic } from '../../../machines/shape-match/practice';
import { type Question, questionAt } from '../../../machines/shape-match/questions';
import { getCountSteps, judge, type Mistake } from '../../../machines/shape-match/round';
import type { QuestionType, ShapeId } from '../../../machines/shape-match/rules';
import { indicesUpTo } from '../../helpers/seeds';

/** The first question of this type about this shape in any round. */
function questionOf(type: QuestionType, shape: ShapeId): Question {
  const found = indicesUpTo(2000)
    .map((seed) => questionAt(seed, { difficulty: 'medium' }, 0))
    .find((question) => question.type === type && question.shape === shape);
  expect(found).toBeDefined();
  return found!;
}

describe('A choice', () => {
  it('is right if it is the answer, and otherwise wrong', () => {
    const question = questionOf('sides', 'circle');
    expect(judge(question, 0)).toEqual({ verdict: 'right', choice: 0 });
    expect(question.choices.filter((choice) => judge(question, choice).verdict === 'right')).toEqual([0]);
  });
});

describe('Counting', () => {
  it('numbers each side of a shape in order', () => {
    expect(getCountSteps(questionOf('name', 'pentagon'))).toEqual(
      [1, 2, 3, 4, 5].map((count) => ({ shapeIndex: 0, count })),
    );
  });

  it('traces the outline of a circle once, without counting it as a side', () => {
    expect(getCountSteps(questionOf('sides', 'circle'))).toEqual([{ shapeIndex: 0, count: 0 }]);
  });

  it('counts one shape after another in a comparison', () => {
    const steps = getCountSteps({
      ...questionOf('comparison', 'triangle'),
      drawn: [
        { shape: 'triangle', turn: 0 },
        { shape: 'circle', turn: 0 },
      ],
    });
    expect(steps).toEqual([
      { shapeIndex: 0, count: 1 },
      { shapeIndex: 0, count: 2 },
      { shapeIndex: 0, count: 3 },
      { shapeIndex: 1, count: 0 },
    ]);
  });
});

const missed = (type: QuestionType, shape: ShapeId): Mistake => {
  const question = questionOf(type, shape);
  return { question, choice: question.choices.find((choice) => choice !== question.answer)! };
};

describe('The suggestion for practice', () => {
  const name = missed('name', 'hexagon');
  const sides = missed('sides', 'heptagon');
  const otherName = missed('name', 'octagon');

  it('is empty after a round without mistakes', () => {
    expect(practiceTopic([])).toBeNull();
  });

  it('is the last mistake of the type with the most mistakes', () => {
    expect(practiceTopic([name, otherName, sides])).toBe(otherName);
    expect(practiceTopic([name, sides, sides])).toBe(sides);
  });

  it('is the latest mistake if several types were missed equally often', () => {
    expect(practiceTopic([name, sides])).toBe(sides);
    expect(practiceTopic([sides, name])).toBe(name);
  });
});
