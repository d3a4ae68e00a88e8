/*
 * The numbers in the specification, section by section. They are written out here instead of taken from the rules, so
 * this file shows what was asked for.
 */
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../../machines/arithmetic-hero/achievements';
import { COSMETICS } from '../../../machines/arithmetic-hero/cosmetics';
import { getLevel, TIERS } from '../../../machines/arithmetic-hero/levels';
import {
  calculateAccuracy,
  countFlames,
  getArcadeMultiplier,
  getChallengeMultiplier,
  getShieldColour,
  POINTS,
  RULES,
} from '../../../machines/arithmetic-hero/rules';
import { DEFAULT_AVATAR } from '../../../machines/core/hero';
import { indicesUpTo } from '../../helpers/seeds';

describe('Levels', () => {
  it.each([
    [1, '+', [1, 1], [2, 1], false, 8000, 200, 5, 300],
    [2, '+ −', [2, 1], [2, 2], false, 7000, 250, 6, 600],
    [3, '+ − ×', [2, 2], [3, 2], false, 6000, 300, 7, 1000],
    [4, '+ − × ÷', [2, 1], [3, 2], false, 5500, 350, 8, 1500],
    [5, '+ − × ÷', [2, 2], [3, 3], true, 5000, 400, 10, Infinity],
  ] as const)('match the table on level %i, with %s', (id, operations, minDigits, maxDigits, negative, ...rest) => {
    const level = getLevel(id);
    const { speedMs, speedIncreaseMs, equationsPerWave, unlockThreshold } = level;
    expect(level).toMatchObject({ id, minDigits, maxDigits, allowNegative: negative });
    expect(level.operations.join(' ')).toBe(operations);
    expect([speedMs, speedIncreaseMs, equationsPerWave, unlockThreshold]).toEqual(rest);
  });
});

describe('Challenge tiers', () => {
  it.each([
    [1, '+ −', [1, 1], [2, 1], undefined],
    [
      2,
      '+ − ×',
      [2, 1],
      [2, 2],
      [
        [2, 9],
        [2, 12],
      ],
    ],
    [
      3,
      '+ − × ÷',
      [2, 1],
      [2, 2],
      [
        [2, 12],
        [2, 20],
      ],
    ],
  ] as const)(
    'on tier %i ask for %s, digits %j to %j, factors %j',
    (tier, operations, minDigits, maxDigits, factors) => {
      expect(TIERS[tier]).toMatchObject({ minDigits, maxDigits, allowNegative: false });
      expect(TIERS[tier].operations.join(' ')).toBe(operations);
      expect(TIERS[tier].factors).toEqual(factors);
    },
  );
});

describe('Achievements', () => {
  it('are earned at these nine values', () => {
    const asked = ACHIEVEMENTS.map(({ name, goal }) => [name, goal.of, goal.min]);
    expect(asked).toEqual([
      ['First Zap!', 'totalCorrectAnswers', 1],
      ['On Fire!', 'longestStreak', 10],
      ['Lightning Fingers', 'longestStreak', 20],
      ['Rising Star', 'unlockedLevels', 2],
      ['Math Defender', 'unlockedLevels', 3],
      ['Number Captain', 'unlockedLevels', 4],
      ['Arithmetic Master', 'unlockedLevels', 5],
      ['Century Club', 'totalCorrectAnswers', 100],
      ['Big Brain', 'totalCorrectAnswers', 500],
    ]);
  });
});

describe("The hero's items", () => {
  it.each([
    ['color', { blue: 0, red: 200, green: 500, purple: 1000, orange: 1500 }],
    ['mask', { default: 0, square: 300, diamond: 800, star: 1200 }],
    ['cape', { default: 0, star: 400, wave: 900, flames: 1400 }],
    ['emblem', { lightning: 0, plus: 250, star: 600, bolt: 1100 }],
  ] as const)('of type %s unlock after the specified numbers of correct answers', (type, thresholds) => {
    const items: readonly (readonly [string, number])[] = COSMETICS[type].map(({ id, lockThreshold }) => [
      id,
      lockThreshold,
    ]);
    expect(Object.fromEntries(items)).toEqual(thresholds);
    expect(COSMETICS[type].every((item) => item.type === type)).toBe(true);
  });

  it('match the specification for a new hero', () => {
    expect(DEFAULT_AVATAR).toEqual({ cape: 'default', mask: 'default', color: 'blue', emblem: 'lightning' });
  });
});

describe('Arcade rules', () => {
  it('match the specification', () => {
    expect(RULES.shield).toMatchObject({ full: 100, landed: 20, wrongAnswer: 10, powerUp: 30 });
    expect(RULES.screen).toMatchObject({ maxUnsolved: 5, startY: -10, options: 4 });
    expect(RULES.screen.choosableProblems).toBe(2);
    expect(RULES.answers).toMatchObject({ below: 10_000, minNear: 10, nearRatio: 0.2 });
    expect(RULES.division).toEqual({ divisor: [2, 11], quotient: [1, 10] });
    expect(RULES.powerUps).toMatchObject({ chance: 0.1, fromLevel: 3, slowMotionMs: 15_000, doublePointsMs: 20_000 });
    expect(RULES.powerUps).toMatchObject({ fallFactor: 1.5, pointsFactor: 2 });
    expect(RULES.banners.powerUpMs).toBe(3000);
    expect(RULES.arcade).toMatchObject({ spawnMs: 1500, waveGapFactor: 1.5, minWaveGapMs: 5000 });
    expect(RULES.arcade).toMatchObject({ fasterPerLevelMs: 100, minFall: 0.4, unlockedMs: 2000 });
    expect(RULES.practice.nextMs).toBe(1000);
    expect(RULES.wrongFlashMs).toBe(300);
    expect(RULES.toasts).toEqual({ startedMs: 2000, achievementMs: 5000, unlockedItemMs: 3000 });
  });

  it.each([
    [0, 1],
    [4, 1],
    [5, 2],
    [9, 2],
    [10, 3],
    [15, 4],
    [19, 4],
    [20, 5],
    [500, 5],
  ])('at a streak of %i multiply by %i', (streak, multiplier) => {
    expect(getArcadeMultiplier(streak)).toBe(multiplier);
  });

  it.each([
    [1, false, 1, 10],
    [5, false, 1, 20],
    [5, true, 3, 120],
    [20, true, 5, 500],
  ])('at a streak of %i, doubled %s, on level %i give %i points', (streak, isDoubled, level, points) => {
    expect(POINTS.arcade(streak, isDoubled, level)).toBe(points);
  });
});

describe('Challenge rules', () => {
  it('match the specification', () => {
    expect(RULES.challenge).toMatchObject({ durationMs: 90_000, spawnMs: 3000, multiZapPoints: 5, turnsPerTier: 10 });
    expect(RULES.challenge.fallMs).toMatchObject({ low: 4000, high: 5000 });
    expect(RULES.arcade.multiZapPoints).toBe(10);
  });

  it.each([
    [4, 1, 10],
    [5, 1.5, 15],
    [10, 2, 20],
    [39, 4.5, 45],
    [40, 5, 50],
    [400, 5, 50],
  ])(
    'at a streak of %i multiply by %d and give %i points, or twice that when doubled',
    (streak, multiplier, points) => {
      expect(getChallengeMultiplier(streak)).toBe(multiplier);
      expect([POINTS.challenge(streak, false), POINTS.challenge(streak, true)]).toEqual([points, 2 * points]);
    },
  );
});

describe('Accuracy', () => {
  it.each([
    [{ solved: 0, wrong: 0, landed: 0 }, 0],
    [{ solved: 2, wrong: 1, landed: 0 }, 67],
    [{ solved: 2, wrong: 0, landed: 1 }, 67],
    [{ solved: 1, wrong: 1, landed: 1 }, 33],
    [{ solved: 1, wrong: 3, landed: 4 }, 13],
    [{ solved: 7, wrong: 0, landed: 0 }, 100],
    [{ solved: 0, wrong: 4, landed: 0 }, 0],
  ])('treats wrong answers and landed sums alike: %j is %i percent', (tally, accuracy) => {
    expect(calculateAccuracy(tally)).toBe(accuracy);
  });
});

describe('Arcade settings', () => {
  it('add a flame at streaks of 5, 10 and 20, and confetti at every tenth', () => {
    expect([0, 4, 5, 9, 10, 19, 20, 99].map(countFlames)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(RULES.streak.confettiEvery).toBe(10);
  });

  it('colour the shield green above 60 percent, amber above 30, otherwise red', () => {
    const colours = indicesUpTo(101).map(getShieldColour);
    expect([colours[100], colours[61], colours[60], colours[31], colours[30], colours[0]]).toEqual([
      'green',
      'green',
      'amber',
      'amber',
      'red',
      'red',
    ]);
  });
});
