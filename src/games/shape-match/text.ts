import type { DrawnShape } from '../../../machines/shape-match/pools';
import { type Choice, type Question } from '../../../machines/shape-match/questions';
import type { GivenAnswer, Mistake } from '../../../machines/shape-match/round';
import { type Category, type Difficulty, getLevel, SHAPES, type ShapeId } from '../../../machines/shape-match/rules';
import { plural } from '../../locale/grammar';
import { choicesText } from '../../play/answers/choices-text';
import { DIFFICULTY_NAMES } from '../../play/internal/shared-text';

interface ShapeName {
  readonly name: string;
  /** In the middle of a sentence. */
  readonly listed: string;
  /** With its article, in the middle of a sentence and at its start. */
  readonly one: string;
  readonly oneAtStart: string;
}

const NAMES: Readonly<Record<ShapeId, ShapeName>> = {
  circle: { name: 'Circle', listed: 'circle', one: 'a circle', oneAtStart: 'A circle' },
  triangle: { name: 'Triangle', listed: 'triangle', one: 'a triangle', oneAtStart: 'A triangle' },
  square: { name: 'Square', listed: 'square', one: 'a square', oneAtStart: 'A square' },
  rectangle: { name: 'Rectangle', listed: 'rectangle', one: 'a rectangle', oneAtStart: 'A rectangle' },
  pentagon: { name: 'Pentagon', listed: 'pentagon', one: 'a pentagon', oneAtStart: 'A pentagon' },
  hexagon: { name: 'Hexagon', listed: 'hexagon', one: 'a hexagon', oneAtStart: 'A hexagon' },
  heptagon: { name: 'Heptagon', listed: 'heptagon', one: 'a heptagon', oneAtStart: 'A heptagon' },
  octagon: { name: 'Octagon', listed: 'octagon', one: 'an octagon', oneAtStart: 'An octagon' },
  diamond: { name: 'Diamond', listed: 'diamond', one: 'a diamond', oneAtStart: 'A diamond' },
};

const sidesText = (sides: number): string =>
  sides === 0 ? 'no straight sides' : plural(sides, '1 side', `${sides} sides`);

const GROUPS: Readonly<Record<Category, string>> = { basic: 'Basic', advanced: 'Advanced' };

const isShape = (choice: Choice): choice is ShapeId => Object.hasOwn(SHAPES, choice);
const isGroup = (choice: Choice): choice is Category => choice === 'basic' || choice === 'advanced';

/** The name of a choice: "Hexagon", "6", "Basic". */
export function choiceName(choice: Choice): string {
  if (isGroup(choice)) return GROUPS[choice];
  return isShape(choice) ? NAMES[choice].name : String(choice);
}

/** The text of a choice. A group lists its shapes, so that it is clear which ones belong to it. */
export function choiceText(question: Question, choice: Choice): string {
  if (question.type !== 'category') return choiceName(choice);
  const listed = question.listed.filter((shape) => SHAPES[shape].category === choice);
  return `${choiceName(choice)}: ${listed.map((shape) => NAMES[shape].listed).join(', ')}`;
}

/** The text of the question. It never names the shape. */
export function questionText(question: Question): string {
  switch (question.type) {
    case 'name':
      return 'What is this shape called?';
    case 'sides':
      return 'How many straight sides?';
    case 'category':
      return 'Basic or advanced?';
    case 'comparison':
      return question.asks === 'more' ? 'Which shape has more sides?' : 'Which shape has fewer sides?';
  }
}

function hintText(question: Question): string {
  switch (question.type) {
    case 'name':
      return 'Look at the shape and pick its name.';
    case 'sides':
      return "Go round the shape and count the straight sides. Curves don't count!";
    case 'category':
      return 'What is it called? Which group is it in?';
    case 'comparison':
      return question.asks === 'more' ? 'Tap the shape with more sides.' : 'Tap the shape with fewer sides.';
  }
}

const CORNERS: Readonly<Partial<Record<ShapeId, string>>> = {
  square: " Its corners are like a book's.",
  diamond: ' Two sharp corners and two wide ones.',
  rectangle: ' Two long sides and two short ones.',
};

/**
 * Describes the shape, side by side, to players who cannot see it, so that they can count the sides themselves.
 * It reveals neither the name nor the number.
 */
export function outlineText({ shape }: Pick<DrawnShape, 'shape'>): string {
  const { sides } = SHAPES[shape];
  if (sides === 0) return 'Going round the shape: one curved line with no corners.';
  return `Going round the shape: ${Array.from({ length: sides }, () => 'side').join(', ')}.${CORNERS[shape] ?? ''}`;
}

/** The whole question for players who listen: the outline of a single shape, and the choices in the order of their keys. */
function spokenQuestion(question: Question): string {
  const asked = questionText(question);
  if (question.type === 'comparison') return `${asked} ${choicesText(question.choices.map(choiceName))}`;
  const outline = question.drawn.map(outlineText).join(' ');
  const choices = question.choices.map((choice) => choiceText(question, choice));
  return `${asked} ${outline} ${question.type === 'category' ? `Choices. ${choices.join('. ')}.` : choicesText(choices)}`;
}

const FACTS: Readonly<Partial<Record<ShapeId, string>>> = {
  circle: 'A circle is round: it has no straight sides.',
  square: 'A square has 4 equal sides and 4 square corners.',
  diamond: 'A diamond has 4 equal sides, but no square corners.',
  rectangle: 'A rectangle has 4 sides and 4 square corners.',
};

const hasSides = (shape: ShapeId): string => `has ${sidesText(SHAPES[shape].sides)}`;

/** A fact about a shape: "A hexagon has 6 sides." */
const factText = (shape: ShapeId): string => FACTS[shape] ?? `${NAMES[shape].oneAtStart} ${hasSides(shape)}.`;

/** The group of a shape: "An octagon is in the advanced group." */
const groupText = (shape: ShapeId): string =>
  SHAPES[shape].category === 'basic'
    ? `${NAMES[shape].oneAtStart} is in the basic group.`
    : `${NAMES[shape].oneAtStart} is in the advanced group.`;

export function explanationText(question: Question): string {
  if (question.type === 'category') return groupText(question.shape);
  if (question.type !== 'comparison') return factText(question.shape);
  const counted = question.drawn.map(
    ({ shape }, index) => `${index === 0 ? NAMES[shape].oneAtStart : NAMES[shape].one} ${hasSides(shape)}`,
  );
  return `${counted.join(', ')}.`;
}

export const answeredText = (question: Question): string => `${questionText(question)} ${choiceName(question.answer)}`;

function tip({ question }: Mistake): string {
  switch (question.type) {
    case 'name':
      return `Practise names. ${factText(question.shape)}`;
    case 'sides':
      return `Touch each side once and count. ${factText(question.shape)}`;
    case 'category':
      return `Say the name first, then look for its group. ${groupText(question.shape)}`;
    case 'comparison':
      return `Count the sides of both shapes. ${explanationText(question)}`;
  }
}

/** The places of the shapes of a comparison on paper, one of which is circled. */
export const left = 'left';
export const right = 'right';

export const text = {
  play: {
    stage: 'The shapes',
    panel: 'Answer',
    answers: 'Answers',
    difficulty: 'Difficulty',
    difficulties: DIFFICULTY_NAMES,
    hint: hintText,
    reset: 'Reset Game',
    next: 'Next Question',
    /** The toast says that an answer is right, so the panel only gives the reason. */
    wrong: ({ answer }: Question) => `Wrong! The answer was: ${choiceName(answer)}`,
  },

  /** Instructions for players who listen, and each question with its choices. */
  ear: {
    start: () => 'Questions about shapes. No time limit. Choose with the number keys.',
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }: GivenAnswer, { answer }: Question) =>
      verdict === 'right' ? 'Correct!' : `Incorrect! The answer was: ${choiceName(answer)}`,
    harder: (difficulty: Difficulty) => `🎉 Level up: ${DIFFICULTY_NAMES[difficulty]}!`,
  },

  over: {
    scene: 'garden',
    bestStreak: 'Best streak',
    difficulty: 'Difficulty reached',
    answered: 'Questions answered',
    again: '🔄 Play Again',
    level: (difficulty: Difficulty) => ({ text: DIFFICULTY_NAMES[difficulty], value: getLevel(difficulty) }),
    tip,
  },
} as const;

export const howToPlay = (): readonly (readonly string[])[] => [
  ['Look at the shape or shapes.'],
  ['Name it, count its straight sides, or tap the one with more sides.'],
  ['After each answer the game says why. Keep getting them right and it gets harder.'],
];
