/*
 * Shape Match: the rules, for a teacher who wants to know what the children do.
 *
 * A large shape is shown in a sculpture garden. There are four types of question. NAME: what is this shape called?
 * SIDES: how many straight sides does it have? CATEGORY: is it one of the basic shapes (triangle, square, pentagon,
 * hexagon, circle) or one of the advanced ones (octagon, heptagon, diamond)? COMPARISON: of two shapes next to each
 * other, which has more sides, or fewer? After each answer, right or wrong, the sides are counted one by one.
 *
 * Easy asks for names and sides of the basic shapes. Medium asks all types about all shapes. Hard asks about the
 * advanced shapes as long as there are new questions about them, then about all shapes, and all shapes are rotated.
 * Every fifth answer, right or wrong, moves on to the next difficulty, up to hard. A correct answer is worth one point.
 *
 * Where the specification leaves something open, this is what we chose:
 * - There is no menu and no time limit: the page opens with the first question, and the next one appears when the
 * player asks for it. A round does not end by itself; the player ends it from the pause card.
 * - "Basic" and "advanced" are not mathematical terms. So both choices of a CATEGORY question list the names of their
 * shapes, and the child has to know the shape's name to find its group. Square and diamond are never both listed: the
 * square, which every child knows, is listed unless the question is about the diamond.
 * - On hard, the advanced shapes are asked first in CATEGORY questions too.
 * - Sides are straight sides: a circle has none, because its outline is round.
 * - The diamond is a rhombus that is taller than it is wide, so it is not a square. Shapes with the same number of
 * sides are never offered together: a square is a rhombus too.
 * - A question is identified by its type and shape. It is not repeated until the history holds more than 24 questions,
 * or until there are no new ones; then the history is cleared. The same question is never asked twice in a row. In a
 * COMPARISON the second shape is also a new one while there are any.
 * - A rotated shape is at least 8 degrees away from any upright position. A square is rotated by 10 to 30 degrees
 * either way, because a square on its corner looks like the diamond to a young child.
 * - A round that is mixed for one child has no CATEGORY questions, but it has rectangles and triangles that are not
 * regular. Shapes are rotated from medium on, so that no child learns that a square always stands on a side.
 * - A link sets the difficulty at which the round starts. Reset Game always goes back to easy.
 */
import { createRoundKind } from '../core/personal-bests';

export type ShapeId =
  | 'triangle'
  | 'square'
  | 'pentagon'
  | 'hexagon'
  | 'circle'
  | 'octagon'
  | 'heptagon'
  | 'diamond'
  | 'rectangle';

/** The outline of a shape. A triangle has others as well: a right angle, two long sides, or three different sides. */
export type FigureId = ShapeId | 'rightTriangle' | 'tallTriangle' | 'unevenTriangle';
export const TRIANGLES = [
  'triangle',
  'rightTriangle',
  'tallTriangle',
  'unevenTriangle',
] as const satisfies readonly FigureId[];

export type Category = 'basic' | 'advanced';
export const CATEGORIES = ['basic', 'advanced'] as const satisfies readonly Category[];

/** A shape's number of straight sides, and its group. */
export interface Shape {
  readonly sides: number;
  readonly category: Category;
}

export const SHAPES = {
  triangle: { sides: 3, category: 'basic' },
  square: { sides: 4, category: 'basic' },
  pentagon: { sides: 5, category: 'basic' },
  hexagon: { sides: 6, category: 'basic' },
  circle: { sides: 0, category: 'basic' },
  octagon: { sides: 8, category: 'advanced' },
  heptagon: { sides: 7, category: 'advanced' },
  diamond: { sides: 4, category: 'advanced' },
  rectangle: { sides: 4, category: 'basic' },
} as const satisfies Record<ShapeId, Shape>;

/** The shapes in the specification, in its order. */
export const SHAPE_IDS = [
  'triangle',
  'square',
  'pentagon',
  'hexagon',
  'circle',
  'octagon',
  'heptagon',
  'diamond',
] as const satisfies readonly ShapeId[];

export const getShapes = (category: Category): readonly ShapeId[] =>
  SHAPE_IDS.filter((id) => SHAPES[id].category === category);

/**
 * A question asks for a shape's name, its number of sides or its group, or which of two shapes has more or fewer sides.
 */
export type QuestionType = 'name' | 'sides' | 'category' | 'comparison';
export const QUESTION_TYPES = ['name', 'sides', 'category', 'comparison'] as const satisfies readonly QuestionType[];

export type Difficulty = 'easy' | 'medium' | 'hard';
/** From the easiest to the hardest, as in a round. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

export interface Settings {
  /** Nothing is timed. */
  readonly time?: never;
  readonly difficulty: Difficulty;
}

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ difficulty }: Settings): string => createRoundKind(difficulty);

export const RULES = {
  answersPerDifficulty: 5,
  pointsPerAnswer: 1,
  nameChoices: 4,
  sidesChoices: 4,
  /** The pool for wrong numbers of sides. */
  sidesPool: [0, 3, 4, 5, 6, 7, 8, 10, 12],
  /** The maximum length of the history: three times the number of shapes. */
  longestHistory: 3 * SHAPE_IDS.length,
  /** On hard: the minimum rotation from an upright position in whole degrees, and the range for a square. */
  turn: { min: 8, squareMin: 10, squareMax: 30 },
  /** Time to count one side, and to trace the outline of a circle, in milliseconds. */
  count: { sideMs: 180, circleMs: 900 },
} as const;

/** The difficulty after this many answers in a round that started at `first`. */
export function difficultyAfter(first: Difficulty, answers: number): Difficulty {
  const risen = DIFFICULTIES.indexOf(first) + Math.floor(answers / RULES.answersPerDifficulty);
  return DIFFICULTIES[risen] ?? 'hard';
}

export const getLevel = (difficulty: Difficulty): number => DIFFICULTIES.indexOf(difficulty) + 1;
