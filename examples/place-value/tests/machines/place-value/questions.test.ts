import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difficulty, digitIn, questionAt, RULES } from '../../../machines/place-value/rules';
import { inWords, quizText } from '../../../src/games/place-value/text';

const questions = fc
  .record({
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    difficulty: fc.constantFrom<Difficulty>('easy', 'medium', 'hard'),
    number: fc.nat(9),
  })
  .map(({ seed, difficulty, number }) => ({
    difficulty,
    question: questionAt(seed, { difficulty, time: 'normal' }, number),
  }));

describe('Every question', () => {
  it('has as many digits as its level requires, all different, and the cards that its answer needs', () => {
    fc.assert(
      fc.property(questions, ({ difficulty, question: { value, form, cards, columns, answer } }) => {
        const digits = String(value).split('').map(Number);
        expect([digits.length, new Set(digits).size]).toEqual([RULES.digits[difficulty], digits.length]);
        expect(columns.map((column) => digitIn(value, column)).join('')).toBe(String(answer));
        expect(cards).toEqual(expect.arrayContaining(digits));
        expect(form === 'digit' || (cards.includes(0) && cards.length === digits.length + RULES.spareCards)).toBe(true);
        expect(new Set(cards).size).toBe(cards.length);
      }),
    );
  });

  it('has parts that add up to its number, and text without gaps', () => {
    fc.assert(
      fc.property(questions, ({ question }) => {
        expect(question.parts.reduce((sum, part) => sum + part, 0)).toBe(question.value);
        const wrong = question.cards.find((card) => card !== question.answer) ?? 0;
        const said = [quizText.question(question), quizText.why(question), quizText.explanation?.(question, wrong)];
        expect(said.join()).not.toMatch(/undefined|NaN|null| {2}|,,/);
      }),
    );
  });
});

it('Numbers are written in words as in British English', () => {
  expect([7, 20, 47, 305, 340, 1234, 3052, 9000].map(inWords)).toEqual([
    'seven',
    'twenty',
    'forty-seven',
    'three hundred and five',
    'three hundred and forty',
    'one thousand two hundred and thirty-four',
    'three thousand and fifty-two',
    'nine thousand',
  ]);
});

it('A mistake is explained by the largest column that is wrong, or by where the digit is', () => {
  const question = {
    number: 0,
    form: 'parts',
    value: 3052,
    parts: [50, 3000, 2],
    cards: [],
    columns: [3, 2, 1, 0],
    answer: 3052,
  } as const;
  expect(quizText.explanation?.(question, 3502)).toBe('You put 5 in the hundreds place. It needs 0.');
  expect(quizText.why(question).replaceAll('\u00A0', ' ')).toBe(
    '3,052 = 3,000 + 50 + 2. The 0 keeps the hundreds place.',
  );
  const asked = { ...question, form: 'digit', columns: [1], answer: 5 } as const;
  expect(quizText.question(asked)).toBe('Which digit of 3,052 is in the tens place?');
  expect(quizText.explanation?.(asked, 3)).toBe('The 3 is in the thousands place.');
});
