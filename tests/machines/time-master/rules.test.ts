import { describe, expect, it } from 'vitest';
import { QUIZ, quizLimits } from '../../../machines/core/quiz-round';
import { DIFFICULTIES, getRoundKind, TYPES_ASKED } from '../../../machines/time-master/rules';

describe('The numbers in the specification', () => {
  it('give ten questions of 60 s each within 180 s, 1.5 s after each, and a celebration from 7 right answers', () => {
    expect(QUIZ).toMatchObject({
      questions: 10,
      questionSeconds: 60,
      roundSeconds: 180,
      feedbackMs: 1500,
      celebratedFrom: 7,
      tiers: [90, 70, 50],
    });
    expect([quizLimits('longer'), quizLimits('none')]).toEqual([
      { question: 120, round: 360 },
      { question: null, round: null },
    ]);
  });

  it('include four types and three difficulties', () => {
    expect(TYPES_ASKED.all).toEqual(['timeConversion', 'elapsedTime', 'timeComparison', 'dateArithmetic']);
    expect(DIFFICULTIES).toEqual(['easy', 'medium', 'hard']);
  });
});

describe('Best scores', () => {
  it('are stored for each difficulty and time setting, and rounds of clocks have their own', () => {
    expect([
      getRoundKind({ difficulty: 'easy', type: 'all', time: 'none' }),
      getRoundKind({ difficulty: 'hard', type: 'all', time: 'normal' }),
      getRoundKind({ difficulty: 'hard', type: 'clock', time: 'normal' }),
    ]).toEqual(['easy.none', 'hard.normal', 'hard.clock.normal']);
  });
});
