/* Ten thousand seeds: the questions and the choices. */
import { describe, expect, it } from 'vitest';
import { type History, nextQuestion, type Question, questionAt } from '../../../machines/shape-match/questions';
import {
  DIFFICULTIES,
  type Difficulty,
  difficultyAfter,
  SHAPE_IDS,
  SHAPES,
  type ShapeId,
} from '../../../machines/shape-match/rules';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = 10_000;
/** The position in a round of each difficulty: easy for five questions, medium for five, and then hard. */
const ROWS = [
  { difficulty: 'easy', from: 0 },
  { difficulty: 'medium', from: 5 },
  { difficulty: 'hard', from: 10 },
] as const;

const sidesOfShape = (shape: ShapeId): number => SHAPES[shape].sides;
const keyOf = ({ type, shape }: Pick<Question, 'type' | 'shape'>): string => `${type} ${shape}`;
const isShape = (choice: unknown): choice is ShapeId => SHAPE_IDS.some((id) => id === choice);

/** The first questions in a round, one after another, as they are played. */
function roundOf(seed: number, difficulty: Difficulty, count: number): readonly Question[] {
  const questions: Question[] = [];
  let history: History = [];
  for (let number = 0; number < count; number++) {
    const drawing = nextQuestion(seed, number, difficultyAfter(difficulty, number), history);
    questions.push(drawing.question);
    ({ history } = drawing);
  }
  return questions;
}

/** How many degrees a shape is rotated from upright. */
function offUpright(shape: ShapeId, turn: number): number {
  const part = shape === 'diamond' ? 180 : 360 / sidesOfShape(shape);
  const off = ((turn % part) + part) % part;
  return Math.min(off, part - off);
}

/** The answer, worked out only from the drawn shapes. */
function answerTo(question: Question): unknown {
  const { shape } = question.drawn.length === 1 ? question.drawn[0]! : { shape: null };
  switch (question.type) {
    case 'name':
      return shape;
    case 'sides':
      return shape === null ? null : sidesOfShape(shape);
    case 'category':
      return shape === null ? null : SHAPES[shape].category;
    case 'comparison': {
      const [few, many] = question.drawn
        .map((one) => one.shape)
        .toSorted((one, other) => sidesOfShape(one) - sidesOfShape(other));
      return question.asks === 'more' ? many : few;
    }
  }
}

describe.each(ROWS)('The question generator on $difficulty', ({ difficulty, from }) => {
  const questions = indicesUpTo(SEEDS).map((seed) => questionAt(seed, { difficulty: 'easy' }, from + (seed % 5)));
  const of = (type: Question['type']) => questions.filter((question) => question.type === type);

  it('stays on its difficulty', () => {
    expect(new Set(questions.map((question) => question.difficulty))).toEqual(new Set([difficulty]));
  });

  it('asks everything that it can ask, and nothing else', () => {
    const types = difficulty === 'easy' ? ['name', 'sides'] : ['name', 'sides', 'category', 'comparison'];
    const advanced = difficulty === 'easy' ? [] : ['octagon', 'heptagon', 'diamond'];
    const basic = difficulty === 'hard' ? [] : ['triangle', 'square', 'pentagon', 'hexagon', 'circle'];
    const keys = types.flatMap((type) => [...basic, ...advanced].map((shape) => `${type} ${shape}`));
    expect(new Set(questions.map(keyOf))).toEqual(new Set(keys));
  });

  it('gives each question exactly one correct answer', () => {
    expect(questions.filter((question) => question.answer !== answerTo(question))).toEqual([]);
    expect(questions.filter(({ choices, answer }) => choices.filter((it) => it === answer).length !== 1)).toEqual([]);
  });

  it('offers four different names or numbers, two groups or two different shapes', () => {
    const counts = { name: 4, sides: 4, category: 2, comparison: 2 };
    const wrong = questions.filter(({ type, choices }) => new Set(choices.map(String)).size !== counts[type]);
    expect(wrong).toEqual([]);
    expect(questions.filter(({ type, choices }) => choices.length !== counts[type])).toEqual([]);
  });

  it('never offers two shapes with the same number of sides, such as the square and the diamond', () => {
    const alike = questions.filter(({ choices }) => {
      const shapes = choices.filter(isShape);
      return new Set(shapes.map(sidesOfShape)).size !== shapes.length;
    });
    expect(alike).toEqual([]);
  });

  it('takes numbers of sides from the pool, including one next to the answer', () => {
    const pool = [0, 3, 4, 5, 6, 7, 8, 10, 12];
    for (const { choices, answer } of of('sides')) {
      expect(choices.filter((choice) => !pool.some((it) => it === choice))).toEqual([]);
      const position = pool.findIndex((it) => it === answer);
      expect(choices.some((choice) => choice === pool[position - 1] || choice === pool[position + 1])).toBe(true);
    }
  });

  it.each(['name', 'sides', 'category', 'comparison'] as const)(
    'puts the answer of %s in each position equally often',
    (type) => {
      const asked = of(type);
      const indices = asked[0]?.choices.length ?? 0;
      const counts = countOccurrences(
        asked.map(({ choices, answer }) => choices.indexOf(answer)),
        indices,
      );
      expect(asked.length > 500 ? chiSquare(counts) : 0).toBeLessThan(chiSquareLimit(4));
      expect(asked.length > 500).toBe(difficulty !== 'easy' || type === 'name' || type === 'sides');
    },
  );

  it('draws the shapes in the question, in the order of a comparison’s choices', () => {
    const untrue = questions.filter((question) => {
      const shapes = question.drawn.map(({ shape }) => shape);
      const wanted = question.type === 'comparison' ? question.choices : [question.shape];
      return String(shapes) !== String(wanted);
    });
    expect(untrue).toEqual([]);
    const paired = questions
      .filter((question) => question.type === 'comparison')
      .filter(({ choices, shape, partner }) => !(choices.includes(shape) && choices.includes(partner)));
    expect(paired).toEqual([]);
  });

  it('asks for more and for fewer equally often', () => {
    const asks = of('comparison').map((question) =>
      question.type === 'comparison' && question.asks === 'more' ? 1 : 0,
    );
    expect(asks.length === 0 ? 0 : chiSquare(countOccurrences(asks, 2))).toBeLessThan(chiSquareLimit(2));
    expect(asks.length > 0).toBe(difficulty !== 'easy');
  });

  it('rotates shapes only on hard, and then visibly, except for the circle', () => {
    const drawn = questions.flatMap((question) => question.drawn);
    const wrong = drawn.filter(({ shape, turn }) => (turn !== 0) !== (difficulty === 'hard' && shape !== 'circle'));
    expect(wrong).toEqual([]);
    // At least 8 degrees from any rotation that makes the shape look upright.
    const unseen = drawn.filter(({ shape, turn }) => turn !== 0 && offUpright(shape, turn) < 8);
    expect(unseen).toEqual([]);
  });

  it('rotates a square by 10 to 30 degrees either way, so that it is never on its corner', () => {
    const squares = questions.flatMap(({ drawn }) => drawn.filter(({ shape }) => shape === 'square'));
    const offs = squares.map(({ shape, turn }) => offUpright(shape, turn));
    const wrong = offs.filter((off) => difficulty === 'hard' && !(off >= 10 && off <= 30));
    expect([offs.length > 0, wrong]).toEqual([true, []]);
  });

  it('describes the two groups by shapes with different numbers of sides, including the shape of the question', () => {
    const sorted = questions.filter((question) => question.type === 'category');
    expect(sorted.length > 500).toBe(difficulty !== 'easy');
    const wrong = sorted.filter(
      ({ shape, listed }) =>
        listed.length !== 7 || !listed.includes(shape) || new Set(listed.map(sidesOfShape)).size !== 7,
    );
    expect(wrong).toEqual([]);
    // The square is listed unless the question is about the diamond.
    expect(sorted.filter(({ shape, listed }) => listed.includes('square') === (shape === 'diamond'))).toEqual([]);
  });

  it('asks each type about equally often', () => {
    const types =
      difficulty === 'easy' ? (['name', 'sides'] as const) : (['name', 'sides', 'category', 'comparison'] as const);
    for (const type of types) expect(of(type).length / SEEDS).toBeGreaterThan(0.7 / types.length);
  });
});

describe('The angles of rotated shapes', () => {
  it('cover the full circle', () => {
    const turns = indicesUpTo(SEEDS).flatMap((seed) =>
      questionAt(seed, { difficulty: 'hard' }, 0).drawn.flatMap(({ shape, turn }) =>
        shape === 'square' ? [] : [turn],
      ),
    );
    expect(Math.min(...turns.filter((turn) => turn !== 0))).toBe(8);
    expect(Math.max(...turns)).toBe(352);
    expect(new Set(turns).size).toBeGreaterThan(300);
  });
});

describe('The questions in a round', () => {
  it('do not depend on whether they are played or requested one by one', () => {
    for (const difficulty of DIFFICULTIES)
      expect(roundOf(7, difficulty, 60)).toEqual(
        indicesUpTo(60).map((number) => questionAt(7, { difficulty }, number)),
      );
  });

  it('do not repeat until 25 have been asked, and never twice in a row', SLOW_TEST, () => {
    for (const seed of indicesUpTo(400)) {
      let drawing = nextQuestion(seed, 0, 'medium', []);
      const keys = [keyOf(drawing.question)];
      for (let number = 1; number < 75; number++) {
        drawing = nextQuestion(seed, number, 'medium', drawing.history);
        keys.push(keyOf(drawing.question));
      }
      for (const cleared of [0, 25, 50]) expect(new Set(keys.slice(cleared, cleared + 25)).size).toBe(25);
      expect(keys.filter((key, index) => key === keys[index - 1])).toEqual([]);
    }
  });

  it('ask about advanced shapes on hard until all twelve have been asked, and then about the others', () => {
    for (const seed of indicesUpTo(400)) {
      const asked = roundOf(seed, 'hard', 25);
      const categories = asked.map(({ shape }) => SHAPES[shape].category);
      expect(categories).toEqual([...Array(12).fill('advanced'), ...Array(13).fill('basic')]);
    }
  });

  it('do not compare two shapes twice while there is another one', () => {
    for (const seed of indicesUpTo(400)) {
      const pairs = roundOf(seed, 'medium', 25)
        .filter((question) => question.type === 'comparison')
        .map(({ drawn }) =>
          drawn
            .map(({ shape }) => shape)
            .toSorted()
            .join(' '),
        );
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });
});

const historyOf = (count: number): History =>
  indicesUpTo(count).map((number) => ({
    type: (['name', 'sides', 'category', 'comparison'] as const)[number % 4]!,
    shape: SHAPE_IDS[Math.floor(number / 4)]!,
  }));

describe('The history', () => {
  it('is still used when it holds 24, and cleared when it holds more', () => {
    const after24 = nextQuestion(1, 24, 'medium', historyOf(24));
    expect(after24.history).toHaveLength(25);
    const after25 = nextQuestion(1, 25, 'medium', historyOf(25));
    expect(after25.history).toEqual([expect.objectContaining({ shape: after25.question.shape })]);
  });

  it('is cleared when nothing is left to ask, and the last question is not repeated immediately', () => {
    const easy = (['name', 'sides'] as const).flatMap((type) =>
      (['triangle', 'square', 'pentagon', 'hexagon', 'circle'] as const).map((shape) => ({ type, shape })),
    );
    for (const seed of indicesUpTo(500)) {
      const { question, history } = nextQuestion(seed, 10, 'easy', easy);
      expect(history).toHaveLength(1);
      expect(keyOf(question)).not.toBe('sides circle');
    }
  });
});
