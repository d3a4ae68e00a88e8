/* The text of Arithmetic Hero quotes the specification correctly, and all of it is true. */
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../machines/arithmetic-hero/achievements';
import type { BattleEvent } from '../../machines/arithmetic-hero/battle';
import { getAccuracyGrade, getScoreGrade } from '../../machines/arithmetic-hero/rules';
import { calculateAnswer, type Equation, type Operation } from '../../machines/core/arithmetic';
import { text } from '../../src/games/arithmetic-hero/text';
import { achievementText } from '../../src/games/arithmetic-hero/text/achievements';
import { levelText } from '../../src/games/arithmetic-hero/text/names';
import { tabbedText } from '../../src/games/arithmetic-hero/text/tabbed';
import { createCard } from '../machines/arithmetic-hero/helpers/cards';

const equation = (first: number, operation: Operation, second: number): Equation => ({
  first,
  operation,
  second,
  answer: calculateAnswer({ first, operation, second }),
});

describe('The names', () => {
  it('of the levels are those in the specification', () => {
    expect(Object.values(levelText).map(({ name }) => name)).toEqual([
      'Rookie Hero',
      'Rising Star',
      'Math Defender',
      'Number Captain',
      'Arithmetic Master',
    ]);
  });

  it('of the achievements are those that are stored with the progress', () => {
    for (const { id, name, description } of ACHIEVEMENTS) expect(achievementText[id]).toEqual({ name, description });
  });
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
  ] as const)('for %i %s %i is: %s', (first, operation, second, expected) => {
    expect(text.play.why(equation(first, operation, second))).toBe(expected);
  });
});

describe('The announcement', () => {
  const falling = { ...createCard(1), problem: { ...createCard(1).problem, ...equation(7, '+', 5) } };
  const waiting = { ...falling, fall: null };

  it.each([
    [
      'of a sum that landed has the rest of the shield',
      { type: 'landed', card: falling, shield: 0 },
      'A sum hit the ground: 7 + 5 = 12. Shield 0%.',
    ],
    [
      'of a wrong answer that fits none of the falling sums',
      { type: 'incorrect', answer: 99, card: null, shield: 80 },
      '99? No sum in the sky makes 99. Shield 80%.',
    ],
    [
      'of a wrong choice for a falling sum has the right answer and the reason, as shown',
      { type: 'incorrect', answer: -3, card: falling, shield: 90 },
      '−3 is not right. 7 + 5 = 12. 7 + 3 = 10. Then 10 + 2 = 12. Shield 90%.',
    ],
    [
      'of a wrong answer to a waiting sum has the right answer and the reason, as shown',
      { type: 'incorrect', answer: 13, card: waiting, shield: 90 },
      'Not quite. The answer is 12. So close! Just one out. 7 + 3 = 10. Then 10 + 2 = 12. Shield 90%.',
    ],
    [
      'of a power-up says what it does',
      { type: 'powerUp', powerUp: 'slowMotion' },
      'Slow motion! Sums fall more slowly.',
    ],
    ['of the end of a power-up names it', { type: 'powerUpOver', powerUp: 'slowMotion' }, 'Slow motion is over.'],
    ['of a restored shield says that it is full', { type: 'shieldRestored' }, 'Shield full again.'],
    ['of a wave has its number', { type: 'wave', wave: 3 }, 'Wave 3'],
    [
      'of a falling sum that is solved is short',
      { type: 'correct', card: falling, points: 10, by: 'answer', index: 0, streak: 1 },
      'Right! 12.',
    ],
    [
      'of a waiting sum that is solved repeats it',
      { type: 'correct', card: waiting, points: 10, by: 'answer', index: 0, streak: 1 },
      'Right! 7 + 5 = 12.',
    ],
    [
      'of a sum that is solved by a power-up is empty, because the power-up is announced',
      { type: 'correct', card: falling, points: 10, by: 'multiZap', index: 1, streak: 1 },
      null,
    ],
    ['of a streak has its length', { type: 'streak', streak: 10 }, '10 in a row!'],
  ] satisfies readonly (readonly [string, BattleEvent, string | null])[])('%s', (_, event, sentence) => {
    expect(text.announcement(event)).toBe(sentence);
  });
});

describe('The length of the challenge', () => {
  it.each([
    ['normal', '90 seconds: score all you can', '90-second sprint', '90 second time limit', 'in 90 seconds!'],
    ['longer', '180 seconds: score all you can', '180-second sprint', '180 second time limit', 'in 180 seconds!'],
    ['none', '30 sums: score all you can', '30 sums', 'No time limit', '30 equations. Take as long as you like!'],
  ] as const)('is right with the time setting %s', (time, hint, sprint, bullet, titleEnd) => {
    expect(text.menu.modes.challenge.hint(time)).toBe(hint);
    expect(tabbedText.rewards.sprint(time)).toBe(sprint);
    expect(text.challenge.bullets(time)[0]).toBe(bullet);
    expect(text.challenge.title(time)).toMatch(/^Hero Challenge - /);
    expect(text.challenge.title(time).endsWith(titleEnd)).toBe(true);
  });

  it('is introduced as in the specification with normal time', () => {
    expect(text.challenge.title('normal')).toBe('Hero Challenge - Solve as many equations as you can in 90 seconds!');
    expect(text.challenge.bullets('normal')).toEqual([
      '90 second time limit',
      'Increasing difficulty as time passes',
      'Shield resets when depleted',
      'Look for special powerup equations',
    ]);
  });

  it('does not affect the arcade text, which does not mention speeding up if nothing falls', () => {
    const { hint } = text.menu.modes.arcade;
    expect([hint('normal'), hint('longer'), hint('none')]).toEqual([
      'Waves of sums, faster and faster',
      'Waves of sums, faster and faster',
      'Waves of sums, one at a time',
    ]);
  });
});

describe('The suggestion for what to practise', () => {
  it.each([
    ['the operation of a mistake', equation(7, '×', 8), 5, 3, 'Multiplying, like 7 × 8.'],
    ['the next level if it is unlocked', null, 5, 3, 'Try level 3, or a longer streak.'],
    ['a longer streak if there is no next level', null, 5, null, 'Try for a longer streak.'],
    ['a single sum if nothing was solved', null, 0, 3, 'Try just one sum next time.'],
  ] as const)('is %s', (_, missed, solved, openLevel, expected) => {
    expect(text.over.practiceNext(missed, { solved, openLevel })).toBe(expected);
  });
});

describe('The praise', () => {
  it.each([
    [0, 0, 'Brave try!'],
    [1, 1, 'You zapped a sum.'],
    [7, 4, 'You zapped 7 sums.'],
    [7, 5, '5 right in a row!'],
    [1234, 1200, '1,200 right in a row!'],
  ])('for %i solved sums, %i in a row, is: %s', (solved, streak, expected) => {
    expect(text.over.wentWell(solved, streak)).toBe(expected);
  });
});

describe('The text at the end', () => {
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
  ])('praises %i points: %s', (score, praise) => {
    expect(text.over.praise[getScoreGrade(score)]).toBe(praise);
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
  ])('describes %i percent as: %s', (accuracy, message) => {
    expect(text.over.onAccuracy[getAccuracyGrade(accuracy)]).toBe(message);
  });
});
