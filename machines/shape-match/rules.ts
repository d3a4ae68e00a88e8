/*
 * Shape Match: the rules, for a teacher who wants to know what the children do.
 *
 * A large shape stands in a sculpture garden, and a question is asked about it, of one of four types. NAME: what is this
 * shape called? SIDES: how many straight sides does it have? CATEGORY: is it one of the basic shapes (triangle, square,
 * pentagon, hexagon, circle) or one of the advanced ones (octagon, heptagon, diamond)? COMPARISON: two shapes stand side
 * by side; which has more sides, or fewer? After each answer, right or wrong, the sides are counted one by one.
 *
 * Easy asks for names and sides of the basic shapes. Medium asks all types about all shapes. Hard asks about the advanced
 * shapes while there are questions about them that have not been asked, then about all; and each shape is turned. Every
 * fifth answer brings the next difficulty, right or wrong; hard stays. A right answer is worth one point.
 *
 * Where the specification leaves something open, this is what we chose:
 * - There is no menu and no time limit: the page opens with the first question, and each next one comes when the player
 *   asks for it. A perfect player would never end, so the pause card ends a round.
 * - "Basic" and "advanced" are no ideas of mathematics. So both choices of a CATEGORY question name their shapes: what
 *   the child does is to know the shape by its name and find it in its group. Square and diamond are never both named
 *   there: the square is, which every child knows, unless the diamond is asked about.
 * - At hard the advanced shapes come first also in CATEGORY questions, as in all others.
 * - Sides are straight sides: a circle has none, since its line is round.
 * - The diamond is a rhombus that is longer than it is wide, so that it is no square. Shapes with the same number of sides
 *   are never offered together: a square is a rhombus too.
 * - A question is its type and its shape: it is not asked again until the history holds more than 24, or until nothing is
 *   left to ask; then the history is cleared. The question just asked is never the next one. What stands beside a shape
 *   in a COMPARISON is new as well while it can be.
 * - Turned means at least 8 degrees off from how the shape would look upright. A square is turned by 10 to 30 degrees
 *   either way: on its corner it looks like the diamond to a young child.
 * - The difficulty of a link is where the round begins. Reset Game always goes back to easy.
 */
import { kindOf } from '../core/bests';

/** The shapes by their names. */
export type ShapeId = 'triangle' | 'square' | 'pentagon' | 'hexagon' | 'circle' | 'octagon' | 'heptagon' | 'diamond';

/** The two groups that shapes are sorted into. */
export type Category = 'basic' | 'advanced';
export const CATEGORIES = ['basic', 'advanced'] as const satisfies readonly Category[];

/** What is known of a shape: how many straight sides it has, and its group. */
export interface Shape {
  readonly sides: number;
  readonly category: Category;
}

/** The shapes. */
export const SHAPES = {
  triangle: { sides: 3, category: 'basic' },
  square: { sides: 4, category: 'basic' },
  pentagon: { sides: 5, category: 'basic' },
  hexagon: { sides: 6, category: 'basic' },
  circle: { sides: 0, category: 'basic' },
  octagon: { sides: 8, category: 'advanced' },
  heptagon: { sides: 7, category: 'advanced' },
  diamond: { sides: 4, category: 'advanced' },
} as const satisfies Record<ShapeId, Shape>;

/** All shapes, in the order of the specification. */
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

/** The shapes of a group. */
export const shapesOf = (category: Category): readonly ShapeId[] =>
  SHAPE_IDS.filter((id) => SHAPES[id].category === category);

/** What is asked of a shape: what it is called, its number of sides, its group, or which of two has more or fewer sides. */
export type QuestionType = 'name' | 'sides' | 'category' | 'comparison';
export const QUESTION_TYPES = ['name', 'sides', 'category', 'comparison'] as const satisfies readonly QuestionType[];

/** How much of all this is asked. */
export type Difficulty = 'easy' | 'medium' | 'hard';
/** The difficulties as they follow one another. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** What a link chooses: where the round begins. */
export interface Settings {
  /** Nothing is timed. */
  readonly time?: never;
  readonly difficulty: Difficulty;
}

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ difficulty }: Settings): string => kindOf(difficulty);

/** Every number of the specification. */
export const RULES = {
  answersPerDifficulty: 5,
  pointsPerAnswer: 1,
  nameChoices: 4,
  sidesChoices: 4,
  /** From these the wrong numbers of sides are taken. */
  sidesPool: [0, 3, 4, 5, 6, 7, 8, 10, 12],
  /** More questions than this are not remembered: three times the number of shapes. */
  longestHistory: 3 * SHAPE_IDS.length,
  /** By how many whole degrees at least a shape is turned at hard, from how it looks upright; a square by so many at most. */
  turn: { min: 8, squareMin: 10, squareMax: 30 },
  /** How long each side takes to be counted, and the line of a circle, which is drawn once round. */
  count: { sideMs: 180, circleMs: 900 },
} as const;

/** The difficulty after that many answers of a round that began at `first`. */
export function difficultyAfter(first: Difficulty, answers: number): Difficulty {
  const risen = DIFFICULTIES.indexOf(first) + Math.floor(answers / RULES.answersPerDifficulty);
  return DIFFICULTIES[risen] ?? 'hard';
}

/** A difficulty as a figure: 1, 2 or 3. */
export const levelOf = (difficulty: Difficulty): number => DIFFICULTIES.indexOf(difficulty) + 1;
