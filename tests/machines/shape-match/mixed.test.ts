/* What a round that is mixed for one child asks, which a link with a seed does not. */
import { describe, expect, it } from 'vitest';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { type Mix, newMix } from '../../../machines/learning/mix';
import { getCorners, getSideLength, getSides } from '../../../machines/shape-match/geometry';
import { figureOf, MIXED } from '../../../machines/shape-match/pools';
import { type History, nextQuestion, type Question } from '../../../machines/shape-match/questions';
import { newRound } from '../../../machines/shape-match/round';
import { DIFFICULTIES, type Difficulty, type FigureId, SHAPES, TRIANGLES } from '../../../machines/shape-match/rules';
import { outlineText } from '../../../src/games/shape-match/text';
import { indicesUpTo } from '../../helpers/seeds';
import { shapeGame } from './helpers/game';

/** Fifteen questions in a row, each depending on those before it. */
function questionsOf(seed: number, difficulty: Difficulty): readonly Question[] {
  let history: History = [];
  return indicesUpTo(15).map((number) => {
    const drawn = nextQuestion(seed, number, difficulty, history, MIXED);
    ({ history } = drawn);
    return drawn.question;
  });
}
const all = (difficulty: Difficulty) => indicesUpTo(60).flatMap((seed) => questionsOf(seed, difficulty));

describe.each(DIFFICULTIES)('A round that is mixed for one child, %s,', (difficulty) => {
  it('never asks for the group of a shape', () => {
    expect(all(difficulty).filter(({ type }) => type === 'category')).toEqual([]);
  });

  it('has rectangles, which are never beside another shape with four sides', () => {
    const about = all(difficulty).filter(({ shape, choices }) => [shape, ...choices].includes('rectangle'));
    expect(about.length).toBeGreaterThan(20);
    for (const { choices } of about) {
      const four = choices.filter((choice) => choice === 'square' || choice === 'diamond' || choice === 'rectangle');
      expect(four.length).toBeLessThan(2);
    }
  });

  it('draws triangles of every form', () => {
    const figures = all(difficulty).flatMap(({ drawn }) => drawn.filter(({ shape }) => shape === 'triangle'));
    expect(new Set(figures.map(figureOf))).toEqual(new Set(TRIANGLES));
  });

  it('has one right answer among different choices', () => {
    for (const { choices, answer } of all(difficulty)) {
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices).toContain(answer);
    }
  });
});

const isAnyTurned = (difficulty: Difficulty): boolean =>
  all(difficulty).some(({ drawn }) => drawn.some(({ shape, turn }) => shape !== 'circle' && turn > 0));

it('Shapes are turned from medium on', () => {
  expect(DIFFICULTIES.map(isAnyTurned)).toEqual([false, true, true]);
});

/** The first question of a medium round. */
const first = (seed: number, mix: Mix | null) =>
  shapeGame({ difficulty: 'medium', seed, ...(mix && { mix }) }).round().question;

it('A round follows the mix: only without a seed it asks more than the specification', () => {
  const specified = indicesUpTo(60).map((seed) => first(seed, null));
  expect(specified).toEqual(indicesUpTo(60).map((seed) => newRound(seed, { difficulty: 'medium' }).round.question));
  const mixed = indicesUpTo(60).map((seed) => first(seed, newMix(NO_MEMORY)));
  const hasRectangle = (questions: typeof mixed) => questions.some(({ shape }) => shape === 'rectangle');
  const hasGroups = (questions: typeof mixed) => questions.some(({ type }) => type === 'category');
  expect([specified, mixed].map((one) => [hasRectangle(one), hasGroups(one)])).toEqual([
    [false, true],
    [true, false],
  ]);
});

const lengthsOf = (figure: FigureId, turn = 0): readonly string[] =>
  getSides(figure, turn).map((side) => getSideLength(side).toFixed(8));

/** The number of right angles. */
const countRightAngles = (figure: FigureId): number =>
  getSides(figure).filter(({ from, to }, index, sides) => {
    const next = sides[(index + 1) % sides.length]!;
    const dot = (to.x - from.x) * (next.to.x - next.from.x) + (to.y - from.y) * (next.to.y - next.from.y);
    return Math.abs(dot) < 1e-9;
  }).length;

describe.each([...TRIANGLES, 'rectangle'] as const)('A drawn %s', (figure) => {
  const sides = figure === 'rectangle' ? SHAPES.rectangle.sides : SHAPES.triangle.sides;

  it('has as many sides as its shape, and reaches the edge of its area', () => {
    const corners = getCorners(figure);
    expect(getSides(figure)).toHaveLength(sides);
    expect(Math.max(...corners.map(({ x, y }) => Math.hypot(x, y)))).toBeCloseTo(1, 10);
  });

  it('turns clockwise around its middle without changing its sides', () => {
    expect(lengthsOf(figure, 37)).toEqual(lengthsOf(figure));
  });

  it('stands on a horizontal side', () => {
    const lowest = Math.max(...getCorners(figure).map(({ y }) => y));
    expect(getCorners(figure).filter(({ y }) => Math.abs(y - lowest) < 1e-9)).toHaveLength(2);
  });
});

it('A right triangle has a right angle, and a rectangle has four and two lengths', () => {
  expect([countRightAngles('rightTriangle'), countRightAngles('rectangle')]).toEqual([1, 4]);
  expect(new Set(lengthsOf('rectangle')).size).toBe(2);
});

it('A rectangle is described to players who listen by its sides, without its name', () => {
  expect(outlineText({ shape: 'rectangle' })).toBe(
    'Going round the shape: side, side, side, side. Two long sides and two short ones.',
  );
});
