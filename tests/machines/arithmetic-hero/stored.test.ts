import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChange,
  NEW_PROGRESS,
  NO_OTHER_HIGH_SCORES,
  type Progress,
} from '../../../machines/arithmetic-hero/progress';
import { parseOtherHighScores, parseProgress } from '../../../machines/arithmetic-hero/stored';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';
import { unlockedNames } from './helpers/saved';

const read = (stored: unknown): Progress => {
  const progress = parseProgress(stored);
  if (progress === null) throw new Error(`Not read: ${JSON.stringify(stored)}`);
  return progress;
};
const pending = (pendingAchievements: unknown) =>
  read({ pendingAchievements }).pendingAchievements.map(({ name, isUnlocked }) => [name, isUnlocked]);
const unlocked = (progress: Progress) => unlockedNames({ progress, otherBests: NO_OTHER_HIGH_SCORES });

/** An early visitor, with progress in the shape that the specification defines. */
const PLAYED = {
  highScores: { arcade: [320, 150], challenge: 410 },
  unlockedLevels: 2,
  totalCorrectAnswers: 214,
  longestStreak: 11,
  achievements: NEW_PROGRESS.achievements.map((one) => ({ ...one, isUnlocked: one.name === 'On Fire!' })),
  pendingAchievements: [],
  avatarItems: { cape: 'star', mask: 'default', color: 'red', emblem: 'bolt' },
  unlockedItems: ['default-cape', 'default-mask', 'blue-color', 'lightning-emblem', 'red-color'],
};

describe('Stored progress', () => {
  it('is read back unchanged', () => {
    expect(parseProgress(structuredClone(NEW_PROGRESS))).toEqual(NEW_PROGRESS);
    const later = applyChange(
      { progress: NEW_PROGRESS, otherBests: NO_OTHER_HIGH_SCORES },
      { kind: 'solved', count: 120, longestStreak: 12 },
    ).progress;
    expect(parseProgress(JSON.parse(JSON.stringify(later)))).toEqual(later);
  });

  it('is kept in full for an early visitor, with short lists of scores padded with zeros', () => {
    const progress = read(PLAYED);
    expect(progress).toMatchObject({
      highScores: { arcade: [320, 150, 0, 0, 0], challenge: 410 },
      unlockedLevels: 2,
      totalCorrectAnswers: 214,
      longestStreak: 11,
      avatarItems: { cape: 'star', mask: 'default', color: 'red', emblem: 'bolt' },
      unlockedItems: expect.arrayContaining(PLAYED.unlockedItems),
    });
    expect(unlocked(progress)).toEqual(['On Fire!']);
  });

  it("becomes a new player's progress if it is empty", () => {
    expect(read({})).toEqual(NEW_PROGRESS);
  });

  it.each([null, undefined, 5, 'text', true, [], [PLAYED]])(
    'is rejected if it is not progress at all: %j',
    (stored) => {
      expect(parseProgress(stored)).toBeNull();
    },
  );
});

describe('A damaged part of the progress', () => {
  it.each(Object.keys(PLAYED) as (keyof typeof PLAYED)[])(
    'falls back to its default if it is missing, and the rest is kept: %s',
    (name) => {
      const { [name]: _, ...rest } = PLAYED;
      const whole = read(PLAYED);
      expect(read(rest)).toEqual({ ...whole, [name]: NEW_PROGRESS[name] });
    },
  );

  it.each([null, 'nonsense', -3, 2.5, Number.NaN, {}, []])('falls back to its own default if it is %j', (nonsense) => {
    for (const name of ['unlockedLevels', 'totalCorrectAnswers', 'longestStreak'] as const) {
      expect(read({ ...PLAYED, [name]: nonsense })).toEqual({ ...read(PLAYED), [name]: NEW_PROGRESS[name] });
    }
  });

  it('is replaced within a list or a record, without affecting the rest', () => {
    expect(read({ ...PLAYED, highScores: { arcade: [320, 'x', null, -5, 70], challenge: 'x' } }).highScores).toEqual({
      arcade: [320, 0, 0, 0, 70],
      challenge: 0,
    });
    expect(read({ ...PLAYED, highScores: { challenge: 9 } }).highScores).toEqual({
      arcade: [0, 0, 0, 0, 0],
      challenge: 9,
    });
    expect(read({ ...PLAYED, avatarItems: { cape: 'star', mask: 'zebra', emblem: 5 } }).avatarItems).toEqual({
      cape: 'star',
      mask: 'default',
      color: 'blue',
      emblem: 'lightning',
    });
  });

  it('cannot unlock more levels than exist', () => {
    expect(read({ ...PLAYED, unlockedLevels: 99 }).unlockedLevels).toBeLessThanOrEqual(5);
    expect(read({ ...PLAYED, unlockedLevels: 0 }).unlockedLevels).toBe(1);
    expect(read({ ...PLAYED, unlockedLevels: 5 }).unlockedLevels).toBe(5);
  });

  it('is cut to five scores if there are more', () => {
    expect(read({ ...PLAYED, highScores: { arcade: [1, 2, 3, 4, 5, 6, 7], challenge: 0 } }).highScores.arcade).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});

describe('Stored achievements', () => {
  const ids = NEW_PROGRESS.achievements.map(({ id }) => id);
  const [firstZap = 'first-zap', onFire = 'on-fire'] = ids;

  it('always become the full list of nine', () => {
    for (const achievements of [[], [firstZap], 'x', [{ id: 'unknown', isUnlocked: true }], null]) {
      expect(read({ achievements }).achievements.map(({ id }) => id)).toEqual(ids);
    }
  });

  it('can also be plain ids, or a mixture', () => {
    expect(unlocked(read({ achievements: [firstZap] }))).toEqual(['First Zap!']);
    const mixed = [firstZap, { id: onFire, isUnlocked: true }, { id: 'big-brain', isUnlocked: false }, 7, 'unknown'];
    expect(unlocked(read({ achievements: mixed }))).toEqual(['First Zap!', 'On Fire!']);
  });

  it('are read in both forms while they wait to be shown', () => {
    expect(pending([firstZap, { ...NEW_PROGRESS.achievements[1], isUnlocked: true }])).toEqual([
      ['First Zap!', true],
      ['On Fire!', true],
    ]);
    expect(pending(['unknown', 4])).toEqual([]);
  });

  it("use the game's current wording, not the stored one", () => {
    const stored = [{ id: firstZap, name: 'Old name', description: 'old', isUnlocked: true, icon: 'x' }];
    expect(read({ achievements: stored }).achievements[0]).toMatchObject({ name: 'First Zap!', icon: 'zap' });
  });
});

describe('Stored items', () => {
  it('are read in both forms, and written as id-type', () => {
    const { unlockedItems } = read({ unlockedItems: ['color-red', 'flames-cape', 'mask-star', 'star-cape'] });
    expect(unlockedItems.slice(4)).toEqual(['red-color', 'flames-cape', 'star-mask', 'star-cape']);
  });

  it('keep unknown names, but drop anything that is not a name', () => {
    const { unlockedItems } = read({ unlockedItems: ['rainbow-cape', 5, null, 'rainbow-cape', 'red-color'] });
    expect(unlockedItems.slice(4)).toEqual(['rainbow-cape', 'red-color']);
  });

  it('always include the four initial items', () => {
    expect(read({ unlockedItems: [] }).unlockedItems).toEqual(NEW_PROGRESS.unlockedItems);
    expect(read({ unlockedItems: 'x' }).unlockedItems).toEqual(NEW_PROGRESS.unlockedItems);
  });
});

describe('Stored best scores for other time settings', () => {
  it('are read back unchanged, part by part', () => {
    const bests = {
      longer: { arcade: [1, 2, 3, 4, 5], challenge: 6 },
      none: { arcade: [0, 0, 0, 0, 7], challenge: 8 },
    };
    expect(parseOtherHighScores(bests)).toEqual(bests);
    expect(parseOtherHighScores({ longer: bests.longer })).toEqual({ ...bests, none: NO_OTHER_HIGH_SCORES.none });
    expect(parseOtherHighScores({ longer: 'x', none: bests.none })).toEqual({
      ...bests,
      longer: NO_OTHER_HIGH_SCORES.longer,
    });
  });

  it('include those with chosen answers, if there are any', () => {
    const scores = { arcade: [1, 2, 3, 4, 5], challenge: 6 };
    const bests = { longer: scores, none: scores, choice: { normal: scores, longer: scores, none: scores } };
    expect(parseOtherHighScores(bests)).toEqual(bests);
    expect(parseOtherHighScores({ ...bests, choice: 'x' })).toEqual({ longer: scores, none: scores });
  });

  it.each([null, 'text', 5])('are rejected if they are anything else: %j', (stored) => {
    expect(parseOtherHighScores(stored)).toBeNull();
  });
});

describe('Any stored value', () => {
  it('is rejected or becomes progress with every number in range, which reads back the same', SLOW_TEST, () => {
    const nonsense = fc.jsonValue({ maxDepth: 3 });
    const stored = fc.oneof(
      nonsense,
      fc.record(Object.fromEntries(Object.keys(PLAYED).map((name) => [name, nonsense]))),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const progress = parseProgress(value);
        if (progress === null) return;
        expect(progress.unlockedLevels).toBeGreaterThanOrEqual(1);
        expect(progress.unlockedLevels).toBeLessThanOrEqual(5);
        expect(progress.totalCorrectAnswers).toBeGreaterThanOrEqual(0);
        expect(progress.highScores.arcade).toHaveLength(5);
        expect(progress.achievements).toHaveLength(9);
        const text = JSON.stringify(progress);
        expect(JSON.stringify(parseProgress(JSON.parse(text)))).toBe(text);
      }),
      propertyRuns(1000),
    );
  });
});
