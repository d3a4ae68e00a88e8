/* Everything the game says is true, and matches the specification word for word where it is quoted. */
import { describe, expect, it } from 'vitest';
import { calculateAnswer, type Equation, type Operation } from '../../machines/core/arithmetic';
import { type Practice, practiceTopic } from '../../machines/core/sum-practice';
import { RULES } from '../../machines/mental-maths/rules';
import { CHEERS } from '../../src/games/mental-maths/cheers-text';
import { text } from '../../src/games/mental-maths/text';

const equationOf = (first: number, operation: Operation, second: number): Equation => ({
  first,
  operation,
  second,
  answer: calculateAnswer({ first, operation, second }),
});

const upTo = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, index) => min + index);
/** Every sum that can be asked. */
const EVERY: readonly Equation[] = [
  ...upTo(1, 50).flatMap((one) => upTo(1, 50).map((other) => equationOf(one, '+', other))),
  ...upTo(20, 69).flatMap((one) => upTo(1, one - 1).map((other) => equationOf(one, '−', other))),
  ...upTo(1, 12).flatMap((one) => upTo(1, 12).map((other) => equationOf(one, '×', other))),
  ...upTo(2, 12).flatMap((one) => upTo(1, 12).map((other) => equationOf(one * other, '÷', one))),
];

/** The equations in a sentence that are false. */
const untrueIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/(\d+) ([+−×÷]) (\d+) = (\d+)/g)]
    .filter(([, first, operation, second, answer]) => {
      const known = (['+', '−', '×', '÷'] as const).find((one) => one === operation) ?? '+';
      return calculateAnswer({ first: Number(first), operation: known, second: Number(second) }) !== Number(answer);
    })
    .map(([whole]) => whole);

describe('The feedback on an answer', () => {
  it('matches the specification word for word', () => {
    const equation = equationOf(36, '÷', 4);
    expect(text.play.incorrect(equation)).toBe('Incorrect! The answer was 9');
    for (const [line, cheer] of CHEERS.entries()) expect(text.play.correct(line)).toBe(`Correct! ${cheer}`);
  });

  it('has at least ten different lines of praise, as many as in the rules', () => {
    expect(CHEERS).toHaveLength(RULES.cheers);
    expect(new Set(CHEERS).size).toBe(CHEERS.length);
    expect(CHEERS.length).toBeGreaterThanOrEqual(10);
  });

  it('says that the time was up before it explains the answer', () => {
    expect(text.play.explanation(equationOf(36, '÷', 4), null)).toBe(
      'Time is up. 10 × 4 = 40. Then 40 − 4 = 36. Then 4 × 9 = 36.',
    );
    expect(text.play.explanation(equationOf(47, '+', 8), 45)).toBe(
      'So close! You lost a ten on the way. 47 + 3 = 50. Then 50 + 5 = 55.',
    );
    expect(text.said.incorrect(equationOf(36, '÷', 4), 6)).toBe(
      'Incorrect! The answer was 9. 10 × 4 = 40. Then 40 − 4 = 36. Then 4 × 9 = 36.',
    );
  });

  it('gives a true reason for every sum that can be asked', () => {
    expect(EVERY).toHaveLength(2500 + 2175 + 144 + 132);
    const faulty = EVERY.filter((equation) => {
      const reason = text.play.explanation(equation, 0);
      return reason.length < 10 || untrueIn(reason).length > 0;
    });
    expect(faulty).toEqual([]);
  });
});

describe('The suggestion for practice', () => {
  it.each<[Practice | null, number, string]>([
    [null, 25, 'Keep it up! Try 25 new sums.'],
    [null, 3, 'Try all 25 sums.'],
    [{ kind: 'table', operation: '×', table: 7, example: equationOf(7, '×', 8) }, 25, 'The 7 times table, like 7 × 8.'],
    [
      { kind: 'table', operation: '÷', table: 9, example: equationOf(63, '÷', 9) },
      25,
      'Dividing by 9, like 63 ÷ 9. The 9 times table helps.',
    ],
    [{ kind: 'rule', example: equationOf(1, '×', 8) }, 25, 'Look at 1 × 8 again. Multiplying by 1 changes nothing.'],
    [{ kind: 'rule', example: equationOf(8, '÷', 8) }, 25, 'Look at 8 ÷ 8 again. 8 × 1 = 8.'],
  ])('is a sentence: %o after %i answers', (practice, answered, sentence) => {
    expect(text.over.practiceNext(practice, answered)).toBe(sentence);
  });
});

describe('The suggestion for practice in adding and taking away', () => {
  it.each([
    [equationOf(5, '+', 3), 'Counting on, like 5 + 3. Count on 3 from 5.'],
    [equationOf(47, '+', 8), 'Adding across a ten, like 47 + 8. 47 + 3 = 50. Then 50 + 5 = 55.'],
    [equationOf(38, '+', 25), 'Adding tens and ones, like 38 + 25. 38 + 20 = 58. Then 58 + 5 = 63.'],
    [equationOf(58, '−', 3), 'Counting back, like 58 − 3. Count back 3 from 58.'],
    [equationOf(52, '−', 7), 'Taking away across a ten, like 52 − 7. 52 − 2 = 50. Then 50 − 5 = 45.'],
    [equationOf(30, '−', 7), 'Taking away from a ten, like 30 − 7. Count back 7 from 30.'],
    [equationOf(61, '−', 35), 'Taking away tens and ones, like 61 − 35. 61 − 30 = 31. Then 31 − 5 = 26.'],
  ])('matches the sum it names and explains it correctly: %o', (equation, sentence) => {
    expect(text.over.practiceNext(practiceTopic([equation]), 1)).toBe(sentence);
  });

  it('names a sum of the same kind as the mistakes', () => {
    const faulty = EVERY.filter((equation) => {
      const sentence = text.over.practiceNext(practiceTopic([equation]), 1);
      return !sentence.includes(text.play.asked(equation)) || untrueIn(sentence).length > 0;
    });
    expect(faulty).toEqual([]);
  });
});

describe('The result', () => {
  it.each([
    [25, 25, '🏆 All correct!', 'You worked out 25 sums in your head.'],
    [18, 25, '🎉 Great challenge!', 'You worked out 18 sums in your head.'],
    [17, 25, 'Challenge complete!', 'You worked out 17 sums in your head.'],
    [1, 25, 'Challenge complete!', 'You worked out one sum in your head.'],
    [0, 25, 'Challenge complete!', 'Good effort!'],
    [18, 20, '🎉 Great challenge!', 'You worked out 18 sums in your head.'],
    [4, 4, 'Good start!', 'You worked out 4 sums in your head.'],
    [0, 0, 'Good start!', 'Good effort!'],
  ])('has a kind title for %i correct of %i answers', (score, answered, title, praise) => {
    expect([text.over.title(score, answered), text.over.praise(score)]).toEqual([title, praise]);
  });
});

describe('How to play', () => {
  it('mentions the keys on a line of their own, which touch devices leave out', () => {
    expect(text.menu.steps('normal')[0]).toEqual([
      'Do the sum in your head.',
      'Then pop the bubble with the answer.',
      'You can press keys 1 to 4 too.',
    ]);
  });

  it('shows the time limit the player chose', () => {
    expect(text.menu.steps('normal')[1]).toEqual(['You have 12 seconds for each sum.', 'Each bead is one second.']);
    expect(text.menu.steps('longer')[1]).toEqual(['You have 24 seconds for each sum.', 'Each bead is two seconds.']);
    expect(text.menu.steps('none')[1]).toEqual(['Take all the time you want.', 'No clock this time.']);
  });
});
