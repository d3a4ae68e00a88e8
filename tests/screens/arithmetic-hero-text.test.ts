/* The words of Arithmetic Hero: those of the specification, and that all of them are true. */
import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../machines/arithmetic-hero/battle';
import { accuracyGrade, scoreGrade } from '../../machines/arithmetic-hero/rules';
import { answerTo, type Equation, type Operation } from '../../machines/core/arithmetic';
import { text } from '../../src/games/arithmetic-hero/text';
import { tabbedText } from '../../src/games/arithmetic-hero/text/tabbed';
import { cardOf } from '../machines/arithmetic-hero/helpers/cards';

const equation = (first: number, operation: Operation, second: number): Equation => ({
  first,
  operation,
  second,
  answer: answerTo({ first, operation, second }),
});

describe('The worked step', () => {
  it.each([
    [63, '−', 28, '63 − 20 = 43. Then 43 − 8 = 35.'],
    [7, '+', 2, 'Count on 2 from 7.'],
    [2, '+', 7, 'Count on 2 from 7.'],
    [45, '−', 20, 'Count back 20 from 45.'],
    [1, '×', 8, 'Multiplying by 1 changes nothing.'],
    [100, '×', 1, 'Multiplying by 1 changes nothing.'],
    [8, '×', 10, '8 tens are 80.'],
    [10, '×', 12, '12 tens are 120.'],
    [12, '×', 100, '12 hundreds are 1200.'],
    [100, '×', 12, '12 hundreds are 1200.'],
    [10, '×', 100, '10 hundreds are 1000.'],
    [7, '×', 1000, '7 thousands are 7000.'],
    [20, '×', 30, '20 × 3 = 60. Then 60 × 10 = 600.'],
    [63, '÷', 9, '10 × 7 = 70. Then 70 − 7 = 63. Then 9 × 7 = 63.'],
  ] as const)('of %i %s %i is: %s', (first, operation, second, strings) => {
    expect(text.play.why(equation(first, operation, second))).toBe(strings);
  });
});

describe('What is said', () => {
  const falling = { ...cardOf(1), problem: { ...cardOf(1).problem, ...equation(7, '+', 5) } };
  const waiting = { ...falling, fall: null };

  it.each([
    [
      'of a landed sum, with what it left of the shield',
      { type: 'landed', card: falling, shield: 0 },
      '7 + 5 = 12 landed. Shield 0%.',
    ],
    [
      'of a wrong answer to none of the falling sums',
      { type: 'incorrect', answer: 99, card: null, shield: 80 },
      '99 is not right. Shield 80%.',
    ],
    [
      'of a wrong choice for a falling sum, with the right one and why, as shown',
      { type: 'incorrect', answer: -3, card: falling, shield: 90 },
      '−3 is not right. Shield 90%. 7 + 5 = 12. 7 + 3 = 10. Then 10 + 2 = 12.',
    ],
    [
      'of a wrong answer where one sum waits, with the right one and why, as shown',
      { type: 'incorrect', answer: 13, card: waiting, shield: 90 },
      '13 is not right. Shield 90%. Not quite. The answer is 12. So close! Just one off. 7 + 3 = 10. Then 10 + 2 = 12.',
    ],
    ['of a power-up', { type: 'powerUp', powerUp: 'slowMotion' }, 'Slow motion! Sums fall slower.'],
    ['of its end', { type: 'powerUpOver', powerUp: 'slowMotion' }, 'Slow motion is over.'],
    ['of a shield that is filled again', { type: 'shieldRestored' }, 'Shield full again.'],
    ['of a wave', { type: 'wave', wave: 3 }, 'Wave 3'],
    ['of a solved sum is nothing', { type: 'correct', card: falling, points: 10, by: 'answer', index: 0 }, null],
  ] satisfies readonly (readonly [string, BattleEvent, string | null])[])('%s', (_, event, sentence) => {
    expect(text.said(event)).toBe(sentence);
  });
});

describe('The length of the challenge', () => {
  it.each([
    ['normal', '90 seconds, all your points', '90-second sprint', '90 second time limit', 'in 90 seconds!'],
    ['longer', '180 seconds, all your points', '180-second sprint', '180 second time limit', 'in 180 seconds!'],
    ['none', '30 sums, all your points', '30 sums', 'No time limit', '30 equations, and all the time you want!'],
  ] as const)('is told as it is with time %s', (time, hint, sprint, bullet, titleEnd) => {
    expect(text.menu.modes.challenge.hint(time)).toBe(hint);
    expect(tabbedText.rewards.sprint(time)).toBe(sprint);
    expect(text.challenge.bullets(time)[0]).toBe(bullet);
    expect(text.challenge.title(time)).toMatch(/^Hero Challenge - /);
    expect(text.challenge.title(time).endsWith(titleEnd)).toBe(true);
  });

  it('is introduced with normal time in the words of the specification', () => {
    expect(text.challenge.title('normal')).toBe('Hero Challenge - Solve as many equations as you can in 90 seconds!');
    expect(text.challenge.bullets('normal')).toEqual([
      '90 second time limit',
      'Increasing difficulty as time passes',
      'Shield resets when depleted',
      'Look for special powerup equations',
    ]);
  });

  it('is not said of the arcade, which is not faster and faster where nothing falls', () => {
    const { hint } = text.menu.modes.arcade;
    expect([hint('normal'), hint('longer'), hint('none')]).toEqual([
      'Waves of sums, faster and faster',
      'Waves of sums, faster and faster',
      'Waves of sums, one at a time',
    ]);
  });
});

describe('What to practise next', () => {
  it.each([
    ['the operation of a mistake', equation(7, '×', 8), 5, 3, 'Times, like 7 × 8.'],
    ['the next level only where it is open', null, 5, 3, 'Try level 3, or a longer streak.'],
    ['a longer streak where there is no next level', null, 5, null, 'Try for a longer streak.'],
    ['a beginning where nothing was solved', null, 0, 3, 'Start with one sum.'],
  ] as const)('is %s', (_, missed, solved, openLevel, strings) => {
    expect(text.over.practiceNext(missed, { solved, openLevel })).toBe(strings);
  });
});

describe('What went well', () => {
  it.each([
    [0, 0, 'You were brave and tried.'],
    [1, 1, 'You zapped a sum.'],
    [7, 4, 'You zapped 7 sums.'],
    [7, 5, '5 right in a row!'],
    [1234, 1200, '1,200 right in a row!'],
  ])('of %i solved sums, %i in a row, is: %s', (solved, streak, strings) => {
    expect(text.over.wentWell(solved, streak)).toBe(strings);
  });
});

describe('The words at the end', () => {
  it.each([
    [0, 'Good effort!'],
    [199, 'Good effort!'],
    [200, 'Well done!'],
    [499, 'Well done!'],
    [500, 'Great job!'],
    [999, 'Great job!'],
    [1000, 'Outstanding!'],
    [1499, 'Outstanding!'],
    [1500, 'Amazing!'],
    [1999, 'Amazing!'],
    [2000, 'Incredible!'],
    [1_000_000, 'Incredible!'],
  ])('praise %i points: %s', (score, praise) => {
    expect(text.over.praise[scoreGrade(score)]).toBe(praise);
  });

  it.each([
    [0, 'Keep practicing!'],
    [69, 'Keep practicing!'],
    [70, 'Good accuracy!'],
    [79, 'Good accuracy!'],
    [80, 'Great accuracy!'],
    [89, 'Great accuracy!'],
    [90, 'Excellent accuracy!'],
    [94, 'Excellent accuracy!'],
    [95, 'Perfect precision!'],
    [100, 'Perfect precision!'],
  ])('say of %i percent: %s', (accuracy, message) => {
    expect(text.over.onAccuracy[accuracyGrade(accuracy)]).toBe(message);
  });
});
