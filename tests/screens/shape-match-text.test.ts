/* Everything the game says is true, and matches the specification word for word where it is quoted. */
import { describe, expect, it } from 'vitest';
import { type Question, questionAt } from '../../machines/shape-match/questions';
import { judge } from '../../machines/shape-match/round';
import { SHAPE_IDS, SHAPES, type ShapeId } from '../../machines/shape-match/rules';
import {
  answeredText,
  choiceName,
  choiceText,
  explanationText,
  outlineText,
  questionText,
  text,
} from '../../src/games/shape-match/text';
import { createComparison, createNameQuestion } from '../scenes/helpers/shape-match';

const HEXAGON = createNameQuestion('hexagon');
const SIDES: Question = { ...HEXAGON, type: 'sides', choices: [6, 5, 0, 12], answer: 6 };

/** A question for the group of a shape. */
const groupOf = (shape: ShapeId, leftOut: ShapeId): Question => ({
  ...createNameQuestion(shape),
  type: 'category',
  choices: ['basic', 'advanced'],
  answer: SHAPES[shape].category,
  listed: SHAPE_IDS.filter((one) => one !== leftOut),
});
const GROUP = groupOf('octagon', 'square');
const PAIR = createComparison({ shape: 'octagon', turn: 0 }, { shape: 'circle', turn: 0 });

const everyQuestion = Array.from({ length: 2000 }, (_, seed) => questionAt(seed, { difficulty: 'medium' }, seed % 12));

describe('A question', () => {
  it.each([
    [HEXAGON, 'What is this shape called?', 'A hexagon has 6 sides.', 'Hexagon'],
    [SIDES, 'How many straight sides?', 'A hexagon has 6 sides.', '6'],
    [GROUP, 'Basic or advanced?', 'An octagon is in the advanced group.', 'Advanced'],
    [PAIR, 'Which shape has more sides?', 'An octagon has 8 sides, a circle has no straight sides.', 'Octagon'],
  ])('is asked, explained and answered: $type', (question, asked, why, answer) => {
    expect([questionText(question), explanationText(question), choiceName(question.answer)]).toEqual([
      asked,
      why,
      answer,
    ]);
    expect(answeredText(question)).toBe(`${asked} ${answer}`);
  });

  it('never names its shape, nor does its description', () => {
    const said = everyQuestion.filter((question) => {
      const strings = `${questionText(question)} ${text.play.hint(question)}`.toLowerCase();
      return SHAPE_IDS.some((shape) => strings.includes(shape));
    });
    expect(said).toEqual([]);
    for (const shape of SHAPE_IDS) {
      const seen = outlineText({ shape }).toLowerCase();
      expect([SHAPE_IDS.some((name) => seen.includes(name)), /\d/.test(seen)]).toEqual([false, false]);
    }
  });

  it('lets players who cannot see it count the sides themselves', () => {
    for (const shape of SHAPE_IDS) {
      const sides = outlineText({ shape }).match(/\bside\b/g)?.length ?? 0;
      expect(sides).toBe(SHAPES[shape].sides);
    }
    expect(new Set(SHAPE_IDS.map((shape) => outlineText({ shape }))).size).toBe(SHAPE_IDS.length);
  });
});

const offered = (question: Question) => question.choices.map((choice) => choiceText(question, choice));

describe('Choices', () => {
  it('list the shapes in each group, so that it is clear which shapes belong to it', () => {
    expect(offered(groupOf('square', 'diamond'))).toEqual([
      'Basic: triangle, square, pentagon, hexagon, circle',
      'Advanced: octagon, heptagon',
    ]);
    expect(offered(groupOf('diamond', 'square'))).toEqual([
      'Basic: triangle, pentagon, hexagon, circle',
      'Advanced: octagon, heptagon, diamond',
    ]);
  });

  it('never include both the square and the diamond, and no two are alike', () => {
    const all = everyQuestion.map(offered);
    expect(all.filter((texts) => new Set(texts).size !== texts.length)).toEqual([]);
    expect(all.filter((texts) => /square/i.test(texts.join()) && /diamond/i.test(texts.join()))).toEqual([]);
  });
});

describe('The feedback on an answer', () => {
  it('matches the specification word for word', () => {
    expect(text.toast.answered(judge(HEXAGON, 'hexagon'), HEXAGON)).toBe('Correct!');
    expect(text.toast.answered(judge(HEXAGON, 'square'), HEXAGON)).toBe('Incorrect! The answer was: Hexagon');
    expect(text.play.wrong(SIDES)).toBe('Wrong! The answer was: 6');
    expect(text.play.wrong(GROUP)).toBe('Wrong! The answer was: Advanced');
    expect([text.play.next, text.play.reset]).toEqual(['Next Question', 'Reset Game']);
  });

  it('states true facts about each shape', () => {
    for (const shape of SHAPE_IDS) {
      const why = explanationText(createNameQuestion(shape));
      expect(why.toLowerCase()).toContain(shape);
      expect(why).toContain(shape === 'circle' ? 'no straight sides' : `${SHAPES[shape].sides} `);
      const group = explanationText(groupOf(shape, shape === 'square' ? 'diamond' : 'square'));
      expect(group).toMatch(new RegExp(`^An? ${shape} is in the ${SHAPES[shape].category} group\\.$`));
    }
  });
});

describe('The result', () => {
  it.each([
    [HEXAGON, 'Practise names. A hexagon has 6 sides.'],
    [SIDES, 'Touch each side once and count. A hexagon has 6 sides.'],
    [GROUP, 'Say the name first, then look for its group. An octagon is in the advanced group.'],
    [PAIR, 'Count the sides of both shapes. An octagon has 8 sides, a circle has no straight sides.'],
  ])('suggests something to practise after a mistake: $type', (question, tip) => {
    const [choice] = question.choices;
    expect(text.over.tip({ question, choice: choice! })).toBe(tip);
  });
});
