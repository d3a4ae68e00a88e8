/* Everything the game says is true, and matches the specification word for word where it is quoted. */
import { describe, expect, it } from 'vitest';
import { calculateAnswer } from '../../machines/core/arithmetic';
import { practiceTopic } from '../../machines/core/sum-practice';
import { type Question, questionAt } from '../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../machines/math-facts/rules';
import { text } from '../../src/games/math-facts/text';
import { createQuestion } from '../scenes/helpers/math-facts';

const EASY = { mode: 'addition', difficulty: 'easy', time: 'normal' } as const;

describe('Messages', () => {
  it('match the specification', () => {
    expect(text.play.right(16)).toBe('Correct! +16 points');
    expect(text.play.wrong(createQuestion())).toBe('Wrong! The answer was 56');
    expect(text.over.again).toMatch(/Race Again$/);
  });

  it.each([
    [createQuestion(), '7 × 8 = 56. 5 × 8 = 40. Then 2 × 8 = 16. Then 40 + 16 = 56.'],
    [createQuestion({ first: 1, answer: 8 }), '1 × 8 = 8. Multiplying by 1 changes nothing.'],
    [createQuestion({ first: 56, operation: '÷', second: 7, answer: 8 }), '56 ÷ 7 = 8. 7 × 8 = 56.'],
    [createQuestion({ first: 7, operation: '+', second: 2, answer: 9 }), '7 + 2 = 9. Count on 2 from 7.'],
    [createQuestion({ first: 13, operation: '−', second: 5, answer: 8 }), '13 − 5 = 8. 13 − 3 = 10. Then 10 − 2 = 8.'],
  ])('give the reason on one line', (question, line) => {
    expect(text.play.why(question)).toBe(line);
  });

  it('are never false, and always give a reason, for any question', () => {
    for (const mode of MODES) {
      for (const difficulty of DIFFICULTIES) {
        for (let seed = 0; seed < 200; seed++) {
          const question = questionAt(seed, { mode, difficulty }, seed % 50);
          const [first = '', ...reasons] = text.play.why(question).split('. ');
          expect(reasons.length).toBeGreaterThan(0);
          for (const part of [first, ...reasons]) expect(isTrue(part.replace(/^Then |\.$/g, ''))).toBe(true);
        }
      }
    }
  });
});

/** Whether an equation is true. Text without an equation passes. */
function isTrue(statement: string): boolean {
  const [, first, operation, second, result] = /^(\d+) ([+−×÷]) (\d+) = (\d+)$/.exec(statement) ?? [];
  if (operation !== '+' && operation !== '−' && operation !== '×' && operation !== '÷') return !statement.includes('=');
  return calculateAnswer({ first: Number(first), operation, second: Number(second) }) === Number(result);
}

/** The suggestion for practice after these mistakes. */
const advice = (...missed: readonly Question[]) => text.over.practiceNext(practiceTopic(missed), 9, EASY);

describe('The result', () => {
  it.each([
    [0, 0, 'Brave try!'],
    [1, 1, 'You got one answer right.'],
    [5, 2, 'You got 5 answers right.'],
    [5, 3, '3 right in a row!'],
  ])('mentions a success: %i right, %i in a row', (right, streak, line) => {
    expect(text.over.wentWell(right, streak)).toBe(line);
  });

  it('suggests one thing to practise, with a sum that was missed', () => {
    expect(advice(createQuestion())).toBe('The 8 times table, like 7 × 8.');
    expect(advice(createQuestion({ first: 13, operation: '−', second: 5, answer: 8 }))).toBe(
      'Taking away across a ten, like 13 − 5. 13 − 3 = 10. Then 10 − 2 = 8.',
    );
  });

  it.each([
    ['addition', 'easy', 'Try a harder race.'],
    ['subtraction', 'hard', 'Try a mix of all four.'],
    ['multiplication', 'easy', 'Try a mix of all four.'],
    ['division', 'hard', 'Try a mix of all four.'],
    ['mixed', 'medium', 'Try a harder race.'],
    ['mixed', 'hard', 'Race your ghost again.'],
  ] as const)('suggests something to try after a round without mistakes in %s, %s', (mode, difficulty, line) => {
    expect(text.over.practiceNext(null, 9, { ...EASY, mode, difficulty })).toBe(line);
  });

  it('suggests a single question if nothing was answered', () => {
    expect(text.over.practiceNext(null, 0, EASY)).toBe('Try just one question next time.');
  });
});
