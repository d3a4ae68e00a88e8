/* What can be asked, and how it is drawn: as in the specification, or in a round that is mixed for one child. */
import { pickOne, type Random, randomInteger } from '../core/random';
import {
  type Difficulty,
  type FigureId,
  getShapes,
  QUESTION_TYPES,
  type QuestionType,
  RULES,
  SHAPE_IDS,
  SHAPES,
  type ShapeId,
  TRIANGLES,
} from './rules';

/** A shape as it is drawn, rotated clockwise by whole degrees. */
export interface DrawnShape {
  readonly shape: ShapeId;
  readonly turn: number;
  /** Its outline, if it is not the regular one of the shape. */
  readonly figure?: FigureId;
}

export const figureOf = ({ shape, figure = shape }: DrawnShape): FigureId => figure;

export interface Pool {
  readonly types: (difficulty: Difficulty) => readonly QuestionType[];
  readonly shapes: (difficulty: Difficulty) => readonly ShapeId[];
  readonly draw: (random: Random, shape: ShapeId, difficulty: Difficulty) => DrawnShape;
}

/** After a rotation by this many degrees a shape looks upright again, or stands on another side. */
const partOf = (shape: ShapeId): number =>
  shape === 'diamond' ? 180 : shape === 'rectangle' ? 90 : 360 / SHAPES[shape].sides;

/** The angles, in whole degrees, at which a shape is visibly rotated. */
function turnsOf(shape: ShapeId): readonly number[] {
  if (SHAPES[shape].sides === 0) return [0];
  const part = partOf(shape);
  const [min, max] = shape === 'square' ? [RULES.turn.squareMin, RULES.turn.squareMax] : [RULES.turn.min, part];
  return Array.from({ length: 360 }, (_, degrees) => degrees).filter((degrees) => {
    const off = Math.min(degrees % part, part - (degrees % part));
    return off >= min && off <= max;
  });
}

function turnFor(random: Random, shape: ShapeId): number {
  const turns = turnsOf(shape);
  return turns[randomInteger(random, 0, turns.length - 1)] ?? 0;
}

/** The types and shapes in the specification, regular, and rotated on hard. */
export const SPECIFIED: Pool = {
  types: (difficulty) => (difficulty === 'easy' ? ['name', 'sides'] : QUESTION_TYPES),
  shapes: (difficulty) => (difficulty === 'easy' ? getShapes('basic') : SHAPE_IDS),
  draw: (random, shape, difficulty) => ({ shape, turn: difficulty === 'hard' ? turnFor(random, shape) : 0 }),
};

/** No groups, but rectangles and other triangles, which are rotated from medium on. */
export const MIXED: Pool = {
  types: (difficulty) => (difficulty === 'easy' ? ['name', 'sides'] : ['name', 'sides', 'comparison']),
  shapes: (difficulty) => [...SPECIFIED.shapes(difficulty), 'rectangle'],
  draw: (random, shape, difficulty) => {
    const figure = shape === 'triangle' ? pickOne<FigureId>(random, TRIANGLES) : shape;
    const turn = difficulty === 'easy' ? 0 : turnFor(random, shape);
    return figure === shape ? { shape, turn } : { shape, turn, figure };
  },
};
