/* The bars show the right amounts, part by part, for thousands of questions and answers. */
import { describe, expect, it } from 'vitest';
import { isAmountQuestion, questionAt } from '../../machines/fraction-basics/questions';
import { createStory } from '../../src/games/fraction-basics/scene/story';
import type { Story } from '../../src/games/fraction-basics/scene/story-shape';
import type { PieceLook, Whole } from '../../src/stage/fractions/pieces';
import { indicesUpTo } from '../helpers/seeds';
import { answerQuestion, DECIMAL, DIFFERENCE, QUARTER, SUM, UNREDUCED } from './helpers/fraction-basics';

/** The fraction of a whole that has this look. */
const progressOf = ({ parts, pieces }: Whole, look: PieceLook): number =>
  pieces.reduce((sum, piece) => sum + (piece.look === look ? piece.count : 0), 0) / parts;

/** Whether the pieces of a whole follow one another without gaps from its left end to its right end. */
function isWhole({ parts, pieces }: Whole): boolean {
  let at = 0;
  for (const { from, count } of pieces) {
    if (from !== at || count <= 0) return false;
    at += count;
  }
  return at === parts;
}

/** The fraction of the answer that remains, without the parts that are taken away. */
const laidProgress = ({ parts, answerPieces: laid }: Story): number =>
  laid.reduce((sum, { piece }) => sum + (piece.look === 'taken' ? 0 : piece.count), 0) / parts;

const valueOf = ({ numerator, denominator }: { numerator: number; denominator: number }) => numerator / denominator;

const everyQuestion = Array.from({ length: 4000 }, (_, seed) => questionAt(seed, { type: 'all' }, seed % 8)).filter(
  (question) => !isAmountQuestion(question),
);
const everyAmount = (['halves', 'thirds'] as const).flatMap((type) =>
  indicesUpTo(60)
    .map((number) => questionAt(3, { type }, number))
    .filter(isAmountQuestion),
);

describe('The bars', () => {
  it('show exactly the amounts in the question, before and after the bars are cut again', () => {
    for (const question of everyQuestion) {
      const { questionBars } = createStory(question, null);
      const amounts =
        question.type === 'convert'
          ? [question.hundredths / 100]
          : question.type === 'simplify'
            ? [valueOf(question.asked)]
            : [valueOf(question.first), valueOf(question.second)];
      expect(questionBars).toHaveLength(amounts.length);
      for (const [index, { before, after }] of questionBars.entries()) {
        const look = index === 0 ? 'chocolate' : 'strawberry';
        expect([isWhole(before), isWhole(after)]).toEqual([true, true]);
        expect(progressOf(before, look)).toBeCloseTo(amounts[index]!, 12);
        expect(progressOf(after, look)).toBeCloseTo(amounts[index]!, 12);
      }
    }
  });

  it('add up to exactly the answer, with each piece in its own position', () => {
    for (const question of everyQuestion) {
      const story = createStory(question, null);
      expect(laidProgress(story)).toBeCloseTo(valueOf(question.answer), 12);
      expect(story.wholes).toBeCloseTo(valueOf(question.answer), 12);
      let at = 0;
      for (const { column, piece } of story.answerPieces) {
        expect(column * story.parts + piece.from).toBe(at);
        expect(piece.from + piece.count).toBeLessThanOrEqual(story.parts);
        at += piece.count;
      }
    }
  });

  it('move each piece from its original position, in parts of the same size', () => {
    for (const question of everyQuestion) {
      const { questionBars, answerPieces: laid, parts } = createStory(question, null);
      for (const { bar, from, piece } of laid) {
        const filled = progressOf(questionBars[bar]!.after, bar === 0 ? 'chocolate' : 'strawberry');
        expect(from + piece.count / parts).toBeLessThanOrEqual(filled + 1e-9);
      }
    }
  });

  it('split two amounts into the parts of the answer', () => {
    for (const question of everyQuestion.filter(({ type }) => type === 'add' || type === 'subtract')) {
      const { questionBars, parts } = createStory(question, null);
      expect(questionBars.map(({ after }) => after.parts)).toEqual([parts, parts]);
    }
  });

  it('show a decimal as tenths, and the hundredths of an incomplete tenth', () => {
    const [bar] = createStory(DECIMAL, null).questionBars;
    const counts = bar!.before.pieces.map(({ count }) => count);
    expect(counts).toEqual([...Array(7).fill(10), ...Array(10).fill(1), 10, 10]);
  });

  it('keep the part that is taken away visible, at the end of the first amount', () => {
    const { answerPieces: laid } = createStory(DIFFERENCE, null);
    expect(laid.map(({ piece }) => piece.look)).toEqual(['chocolate', 'taken', 'taken']);
  });

  it('continue a sum above one in a second whole', () => {
    const { answerPieces: laid, arrangement } = createStory(SUM, null);
    expect(laid.map(({ column }) => column)).toEqual([...Array(8).fill(0), 1]);
    expect(laid.filter(({ bar }) => bar === 1)).toHaveLength(4);
    expect(arrangement).toEqual({ rows: 2, columns: 2 });
  });
});

describe('The bars for a part of an amount', () => {
  it('have a part for each thing, and the same things in equal groups below it', () => {
    for (const question of everyAmount) {
      const { amount, part, answer } = question;
      const { questionBars, answerPieces: laid, parts, shared, wholes } = createStory(question, null);
      expect(questionBars.map(({ before, after }) => [before, after].map(({ pieces }) => pieces.length))).toEqual([
        [amount, amount],
      ]);
      expect([parts, laid.length]).toEqual([amount, part.denominator]);
      expect(shared).toEqual({ amount, groups: part.denominator, taken: part.numerator, given: null });
      expect(new Set(laid.map(({ piece }) => piece.count)).size).toBe(1);
      expect(isWhole({ parts, pieces: laid.map(({ piece }) => piece) })).toBe(true);
      const taken = laid.filter(({ piece }) => piece.look === 'strawberry');
      expect(taken.reduce((sum, { piece }) => sum + piece.count, 0)).toBe(answer.numerator);
      expect(wholes * amount).toBeCloseTo(answer.numerator, 12);
    }
  });

  it('show a wrong number of things below them', () => {
    const { given, shared } = createStory(QUARTER, answerQuestion(QUARTER, '4'));
    expect(given?.wholes.map((whole) => progressOf(whole, 'lemon'))).toEqual([4 / 12]);
    expect([given?.label, shared?.given]).toEqual([{ kind: 'line', text: '4' }, 4]);
  });

  it.each(['13', '-1', '1/2', '4 1/2'])('show no bar for %s of 12 things', (typed) => {
    expect(createStory(QUARTER, answerQuestion(QUARTER, typed)).given).toBeNull();
  });
});

describe('The bar for a wrong answer', () => {
  it.each([
    ['1/3', 1 / 3, 1],
    ['5/4', 5 / 4, 2],
    ['1 1/2', 3 / 2, 2],
    ['2', 2, 2],
    ['0', 0, 1],
    ['1/999', 1 / 999, 1],
    ['37/47', 37 / 47, 1],
    ['49/60', 49 / 60, 1],
  ])('shows %s below the others at its real length, in the right number of wholes', (typed, value, wholes) => {
    const { given, arrangement } = createStory(UNREDUCED, answerQuestion(UNREDUCED, typed));
    expect(given?.wholes.every(isWhole)).toBe(true);
    expect(given?.wholes).toHaveLength(wholes);
    expect(given?.wholes.reduce((sum, whole) => sum + progressOf(whole, 'lemon'), 0)).toBeCloseTo(value, 12);
    expect(arrangement).toEqual({ rows: 3, columns: wholes });
  });

  it('has two wholes if the right answer has two, so that they can be compared', () => {
    const { given } = createStory(SUM, answerQuestion(SUM, '6/10'));
    expect(given?.wholes.map((whole) => progressOf(whole, 'lemon'))).toEqual([0.6, 0]);
  });

  it.each(['-3/4', '9/4', '3', '99999/2'])('is left out for %s, because a sentence explains it', (typed) => {
    expect(createStory(UNREDUCED, answerQuestion(UNREDUCED, typed))).toMatchObject({
      given: null,
      arrangement: { rows: 2 },
    });
  });

  it('is never cut into more pieces than can be seen', () => {
    const { given } = createStory(UNREDUCED, answerQuestion(UNREDUCED, '99998/99999'));
    expect(given?.wholes[0]?.pieces).toHaveLength(2);
  });
});

it('A right answer never adds a third bar', () => {
  for (const typed of ['3/4', '6/8', '75/100'])
    expect(createStory(UNREDUCED, answerQuestion(UNREDUCED, typed))).toMatchObject({
      given: null,
      arrangement: { rows: 2 },
    });
});
