import { describe, expect, it } from 'vitest';
import {
  DIFFICULTIES,
  difficultyAfter,
  getLevel,
  getShapes,
  SHAPE_IDS,
  SHAPES,
} from '../../../machines/shape-match/rules';
import { indicesUpTo } from '../../helpers/seeds';

describe('The shapes', () => {
  it('match the eight in the specification, with their numbers of straight sides', () => {
    expect(SHAPE_IDS.map((id) => [id, SHAPES[id].sides])).toEqual([
      ['triangle', 3],
      ['square', 4],
      ['pentagon', 5],
      ['hexagon', 6],
      ['circle', 0],
      ['octagon', 8],
      ['heptagon', 7],
      ['diamond', 4],
    ]);
    expect(SHAPE_IDS).toHaveLength(8);
  });

  it('belong to the basic or advanced group', () => {
    expect(getShapes('basic')).toEqual(['triangle', 'square', 'pentagon', 'hexagon', 'circle']);
    expect(getShapes('advanced')).toEqual(['octagon', 'heptagon', 'diamond']);
  });
});

describe('The difficulty', () => {
  it.each([
    ['easy', ['easy', 'easy', 'easy', 'easy', 'easy', 'medium', 'medium', 'medium', 'medium', 'medium', 'hard']],
    ['medium', ['medium', 'medium', 'medium', 'medium', 'medium', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard']],
    ['hard', ['hard', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard']],
  ] as const)('rises from %s after every fifth answer', (first, after) => {
    expect(indicesUpTo(11).map((answers) => difficultyAfter(first, answers))).toEqual(after);
  });

  it('stays on hard forever', () => {
    expect([15, 20, 100, 100_000].map((answers) => difficultyAfter('easy', answers))).toEqual(Array(4).fill('hard'));
  });

  it('is 1, 2 or 3 as a number', () => {
    expect(DIFFICULTIES.map(getLevel)).toEqual([1, 2, 3]);
  });
});
