import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COSMETICS, itemKey, itemState } from '../../../machines/arithmetic-hero/cosmetics';
import {
  applyChange,
  findNewAchievements,
  findUnlockedLevel,
  getHighScore,
  NEW_PROGRESS,
  type ProgressChange,
  type SavedProgress,
  type ScoredRound,
} from '../../../machines/arithmetic-hero/progress';
import { propertyRuns } from '../../helpers/property-runs';
import { createSavedProgress, pendingNames, unlockedNames } from './helpers/saved';

const solved = (count: number, longestStreak = 0): ProgressChange => ({ kind: 'solved', count, longestStreak });
const scored = (round: Partial<ScoredRound>): ProgressChange => ({
  kind: 'scored',
  round: { mode: 'arcade', level: 1, time: 'normal', score: 0, ...round },
});
const after = (saved: SavedProgress, ...changes: readonly ProgressChange[]): SavedProgress =>
  changes.reduce(applyChange, saved);

describe('A new player', () => {
  it('starts with the specified defaults', () => {
    expect(NEW_PROGRESS).toMatchObject({
      highScores: { arcade: [0, 0, 0, 0, 0], challenge: 0 },
      unlockedLevels: 1,
      totalCorrectAnswers: 0,
      longestStreak: 0,
      pendingAchievements: [],
      avatarItems: { cape: 'default', mask: 'default', color: 'blue', emblem: 'lightning' },
    });
    const items = ['blue-color', 'default-cape', 'default-mask', 'lightning-emblem'];
    expect(NEW_PROGRESS.unlockedItems.toSorted()).toEqual(items);
    expect(NEW_PROGRESS.achievements).toHaveLength(9);
    const fields = ['description', 'icon', 'id', 'isUnlocked', 'name'];
    for (const one of NEW_PROGRESS.achievements) expect(Object.keys(one).toSorted()).toEqual(fields);
    expect(unlockedNames(createSavedProgress())).toEqual([]);
  });
});

describe('Correct answers', () => {
  it('count towards the total, and the longest streak only grows', () => {
    const saved = after(createSavedProgress(), solved(7, 4), solved(2, 3), solved(1, 6));
    expect(saved.progress).toMatchObject({ totalCorrectAnswers: 10, longestStreak: 6 });
  });

  it.each([
    [0, 1, ['First Zap!']],
    [98, 1, []],
    [99, 1, ['Century Club']],
    [100, 1, []],
    [498, 1, []],
    [499, 1, ['Big Brain']],
    [90, 500, ['Century Club', 'Big Brain']],
  ])('%i before and %i more earn %j', (totalCorrectAnswers, count, names) => {
    const start = applyChange(createSavedProgress({ totalCorrectAnswers }), {
      kind: 'solved',
      count: 0,
      longestStreak: 0,
    });
    const begun = after(start, { kind: 'pendingShown' });
    expect(pendingNames(applyChange(begun, solved(count)))).toEqual(names);
  });

  it.each([
    [9, []],
    [10, ['On Fire!']],
    [19, ['On Fire!']],
    [20, ['On Fire!', 'Lightning Fingers']],
  ])('up to %i in a row earn %j', (streak, names) => {
    expect(pendingNames(applyChange(createSavedProgress(), solved(0, streak)))).toEqual(names);
  });
});

describe('A score', () => {
  it('is stored for its level only if it is better', () => {
    const saved = after(createSavedProgress(), scored({ level: 2, score: 80 }), scored({ level: 2, score: 50 }));
    expect(saved.progress.highScores).toEqual({ arcade: [0, 80, 0, 0, 0], challenge: 0 });
    expect(applyChange(saved, scored({ level: 2, score: 81 })).progress.highScores.arcade).toEqual([0, 81, 0, 0, 0]);
  });

  it('has its own best in the challenge and does not unlock a level', () => {
    const saved = applyChange(createSavedProgress(), scored({ mode: 'challenge', score: 5000 }));
    expect(saved.progress).toMatchObject({
      unlockedLevels: 1,
      highScores: { arcade: [0, 0, 0, 0, 0], challenge: 5000 },
    });
  });

  it('with another time setting is stored separately, but unlocks levels as usual', () => {
    const saved = after(
      createSavedProgress({ highScores: { arcade: [40, 0, 0, 0, 0], challenge: 7 } }),
      scored({ time: 'longer', score: 300 }),
      scored({ time: 'none', mode: 'challenge', score: 90 }),
    );
    expect(saved.progress).toMatchObject({ unlockedLevels: 2, highScores: { arcade: [40, 0, 0, 0, 0], challenge: 7 } });
    expect(saved.otherBests.longer).toEqual({ arcade: [300, 0, 0, 0, 0], challenge: 0 });
    expect(saved.otherBests.none).toEqual({ arcade: [0, 0, 0, 0, 0], challenge: 90 });
    expect(getHighScore(saved, { mode: 'arcade', level: 1, time: 'normal' })).toBe(40);
    expect(getHighScore(saved, { mode: 'arcade', level: 1, time: 'longer' })).toBe(300);
    expect(getHighScore(saved, { mode: 'challenge', level: 1, time: 'none' })).toBe(90);
  });

  it('with chosen answers is stored separately, but unlocks levels as usual', () => {
    const saved = after(
      createSavedProgress({ highScores: { arcade: [40, 0, 0, 0, 0], challenge: 7 } }),
      scored({ answers: 'choice', score: 300 }),
      scored({ answers: 'choice', time: 'longer', mode: 'challenge', score: 90 }),
    );
    expect(saved.progress).toMatchObject({ unlockedLevels: 2, highScores: { arcade: [40, 0, 0, 0, 0], challenge: 7 } });
    expect(saved.otherBests.longer).toEqual({ arcade: [0, 0, 0, 0, 0], challenge: 0 });
    const best = (round: Partial<ScoredRound>) =>
      getHighScore(saved, { mode: 'arcade', level: 1, time: 'normal', ...round });
    expect(best({})).toBe(40);
    expect(best({ answers: 'choice' })).toBe(300);
    expect(best({ answers: 'choice', time: 'longer', mode: 'challenge' })).toBe(90);
    expect(best({ answers: 'choice', time: 'none' })).toBe(0);
  });

  it.each([
    [1, 299, null],
    [1, 300, 2],
    [2, 599, null],
    [2, 600, 3],
    [3, 999, null],
    [3, 1000, 4],
    [4, 1499, null],
    [4, 1500, 5],
    [5, 1_000_000, null],
  ] as const)('on level %i of %i unlocks level %s', (level, score, opens) => {
    const saved = createSavedProgress({ unlockedLevels: level });
    const round = { mode: 'arcade', level, time: 'normal', score } as const;
    expect(findUnlockedLevel(saved.progress, round)).toBe(opens);
    expect(applyChange(saved, scored(round)).progress.unlockedLevels).toBe(opens ?? level);
  });

  it('does not unlock a level twice, and never locks one', () => {
    const saved = createSavedProgress({ unlockedLevels: 4 });
    expect(applyChange(saved, scored({ level: 1, score: 900 })).progress.unlockedLevels).toBe(4);
  });

  it.each([
    [2, 'Rising Star'],
    [3, 'Math Defender'],
    [4, 'Number Captain'],
    [5, 'Arithmetic Master'],
  ] as const)('earns an achievement by unlocking level %i: %s', (opened, name) => {
    const before = applyChange(createSavedProgress({ unlockedLevels: opened - 1 }), solved(0));
    const level = (opened - 1) as 1 | 2 | 3 | 4;
    const saved = applyChange(after(before, { kind: 'pendingShown' }), scored({ level, score: 1500 }));
    expect(pendingNames(saved)).toEqual([name]);
  });
});

describe('An achievement', () => {
  it('is unlocked once, is queued to be shown once, and stays unlocked', () => {
    const first = after(createSavedProgress(), solved(1), solved(1), solved(1));
    expect(pendingNames(first)).toEqual(['First Zap!']);
    const shown = after(first, { kind: 'pendingShown' }, solved(1));
    expect([pendingNames(shown), unlockedNames(shown)]).toEqual([[], ['First Zap!']]);
  });

  it('is new only if the previous state did not have it', () => {
    const before = applyChange(createSavedProgress(), solved(1));
    const now = applyChange(before, solved(99));
    expect(findNewAchievements(before.progress, now.progress).map(({ name }) => name)).toEqual(['Century Club']);
    expect(findNewAchievements(now.progress, now.progress)).toEqual([]);
  });
});

describe('The wardrobe', () => {
  const red = COSMETICS.color[1] ?? { type: 'color', id: 'red', lockThreshold: 200 };

  it.each([
    [0, 'locked'],
    [199, 'locked'],
    [200, 'eligible'],
    [5000, 'eligible'],
  ])('with %i correct answers has the red suit %s', (total, state) => {
    expect(itemState(red, NEW_PROGRESS.unlockedItems, total)).toBe(state);
  });

  it('stores each unlocked item once, as id-type', () => {
    const unlock: ProgressChange = { kind: 'itemWorn', item: red };
    const saved = after(createSavedProgress(), unlock, unlock);
    expect(itemKey(red)).toBe('red-color');
    expect(saved.progress.unlockedItems.filter((name) => name === 'red-color')).toHaveLength(1);
    expect(saved.progress.unlockedItems).toHaveLength(5);
    expect(itemState(red, saved.progress.unlockedItems, 0)).toBe('unlocked');
  });

  it('always contains the free items', () => {
    const free = Object.values(COSMETICS).map(([first]) => first);
    expect(free.map((item) => item && itemState(item, [], 0))).toEqual(free.map(() => 'unlocked'));
  });

  it('changes one part of the hero at a time', () => {
    const { progress } = applyChange(createSavedProgress(), { kind: 'itemWorn', item: red });
    expect(progress.avatarItems).toEqual({ ...NEW_PROGRESS.avatarItems, color: 'red' });
  });
});

/** The parts of the progress that do not depend on the order of changes. */
const facts = ({ progress, otherBests }: SavedProgress) => ({
  ...progress,
  pendingAchievements: progress.pendingAchievements.map(({ id }) => id).toSorted(),
  otherBests,
});

describe('Changes in two tabs', () => {
  const change: fc.Arbitrary<ProgressChange> = fc.oneof(
    fc.record({ kind: fc.constant('solved'), count: fc.nat(60), longestStreak: fc.nat(25) }),
    fc.record({
      kind: fc.constant('scored'),
      round: fc.record({
        mode: fc.constantFrom('arcade', 'challenge'),
        level: fc.constant(1),
        time: fc.constantFrom('normal', 'longer', 'none'),
        score: fc.nat(800),
      }),
    }),
  );

  it('lead to the same progress in either order', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.array(change, { maxLength: 12 }), (one, other) => {
        expect(facts(after(createSavedProgress(), ...one, ...other))).toEqual(
          facts(after(createSavedProgress(), ...other, ...one)),
        );
      }),
      propertyRuns(500),
    );
  });
});
