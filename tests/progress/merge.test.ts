import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  nat,
  option,
  property,
  record,
  sample,
  subarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../machines/arithmetic-hero/achievements';
import { NO_OTHER_HIGH_SCORES, type OtherHighScores, type Progress } from '../../machines/arithmetic-hero/progress';
import { parseOtherHighScores, parseProgress } from '../../machines/arithmetic-hero/stored';
import { getPersonalBest, type PersonalBests } from '../../machines/core/personal-bests';
import { NO_STATS } from '../../machines/times-tables/stats';
import { parseStats } from '../../machines/times-tables/stored';
import { isDeepEqual } from '../../src/device/merge-values';
import { mergeOtherHighScores, mergeProgress } from '../../src/games/arithmetic-hero/stored';
import { mergeOtherTimes, mergeStats, summariseStats } from '../../src/games/times-tables/stored';
import { mergePersonalBests } from '../../src/progress/personal-bests';
import { mergeViewing } from '../../src/progress/viewing';

const figure = nat(5000);
const subsetOf = <Item>(items: readonly Item[]) => subarray([...items]);
const scores = record({ arcade: array(figure, { minLength: 5, maxLength: 5 }), challenge: figure });

const bests: Arbitrary<PersonalBests> = dictionary(
  constantFrom('easy.normal', 'easy.none', 'hard.longer', 'old'),
  // A round without points does not store a best score.
  record({ score: figure, streak: figure }).filter(({ score, streak }) => score + streak > 0),
  { noNullPrototype: true },
);
const ids = ACHIEVEMENTS.map(({ id }) => id);
const progress: Arbitrary<Progress> = record({
  highScores: scores,
  unlockedLevels: integer({ min: 1, max: 5 }),
  totalCorrectAnswers: figure,
  longestStreak: figure,
  achievements: subsetOf(ids),
  pendingAchievements: subsetOf(ids),
  avatarItems: record({ color: constantFrom('blue', 'red', 'green') }),
  unlockedItems: subsetOf(['red-color', 'star-mask', 'flames-cape', 'something-new']),
}).map((stored) => {
  const read = parseProgress(stored);
  if (read === null) throw new Error('This is no progress.');
  return read;
});
const otherBests: Arbitrary<OtherHighScores> = record({ longer: scores, none: scores }).map(
  (stored) => parseOtherHighScores(stored) ?? NO_OTHER_HIGH_SCORES,
);
const seconds = option(nat(900), { nil: null });
const times = dictionary(constantFrom('3', '4'), nat(900), { noNullPrototype: true });
const stats = record({
  streak: figure,
  bestTime: seconds,
  gamesCompleted: figure,
  lastCompleted: constantFrom(null, '2025-12-31', '2026-01-02', '2026-11-22'),
  bestTimes: times,
}).map((stored) => {
  const read = parseStats(stored);
  if (read === null) throw new Error('These are no stats.');
  return read;
});
const viewing = record({
  watched: dictionary(constantFrom('gcse', 'ib'), subsetOf(['a', 'b', 'c', 'd']), { noNullPrototype: true }),
  last: dictionary(constantFrom('gcse', 'ib'), constantFrom('a', 'b'), { noNullPrototype: true }),
});

/** Rules for merging every kind of value, ignoring order and choices of taste. */
function itLosesNothing<Value>(
  merged: (here: Value, loaded: Value) => Value,
  values: Arbitrary<Value>,
  earned: (value: Value) => unknown,
): void {
  it('Nothing changes if a file is loaded twice, or if the device loads its own file', () => {
    assert(
      property(values, values, (here, loaded) => {
        const once = merged(here, loaded);
        expect(isDeepEqual(merged(once, loaded), once)).toBe(true);
        expect(isDeepEqual(earned(merged(here, here)), earned(merged(merged(here, here), here)))).toBe(true);
      }),
    );
  });

  it("The result is the same whichever device loads the other device's file, in any order", () => {
    assert(
      property(values, values, values, (one, other, third) => {
        expect(isDeepEqual(earned(merged(one, other)), earned(merged(other, one)))).toBe(true);
        expect(isDeepEqual(earned(merged(merged(one, other), third)), earned(merged(merged(one, third), other)))).toBe(
          true,
        );
      }),
    );
  });
}

describe('Loaded best scores', () => {
  itLosesNothing(mergePersonalBests, bests, (value) => value);

  it('are never lower than on the device or in the file', () => {
    assert(
      property(bests, bests, (here, loaded) => {
        const both = mergePersonalBests(here, loaded);
        for (const kind of [...Object.keys(here), ...Object.keys(loaded)]) {
          const sources = [getPersonalBest(here, kind), getPersonalBest(loaded, kind)];
          expect(getPersonalBest(both, kind)).toEqual({
            score: Math.max(...sources.map(({ score }) => score)),
            streak: Math.max(...sources.map(({ streak }) => streak)),
          });
        }
      }),
    );
  });
});

const unlockedIn = ({ achievements }: Progress) =>
  achievements.filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id);

/** Sorted lists, without the look of the hero, which is a matter of taste. */
const earnedOf = (progress: Progress) => ({
  ...progress,
  avatarItems: null,
  unlockedItems: progress.unlockedItems.toSorted(),
});

describe('Loaded Arithmetic Hero progress', () => {
  itLosesNothing(mergeProgress, progress, earnedOf);

  it('never lowers a number, locks a level, or removes an achievement or item', () => {
    assert(
      property(progress, progress, (here, loaded) => {
        const both = mergeProgress(here, loaded);
        for (const source of [here, loaded]) {
          for (const [index, score] of source.highScores.arcade.entries())
            expect(both.highScores.arcade[index]).toBeGreaterThanOrEqual(score);
          for (const name of ['unlockedLevels', 'totalCorrectAnswers', 'longestStreak'] as const)
            expect(both[name]).toBeGreaterThanOrEqual(source[name]);
          expect(both.unlockedItems).toEqual(expect.arrayContaining([...source.unlockedItems]));
          expect(unlockedIn(both)).toEqual(expect.arrayContaining(unlockedIn(source)));
        }
      }),
    );
  });

  it('does not add up answers that both may have counted', () => {
    const [here] = sample(progress, { numRuns: 1, seed: 7 });
    expect(here && mergeProgress(here, here).totalCorrectAnswers).toBe(here?.totalCorrectAnswers);
  });

  it('does not announce an achievement again that either side has announced', () => {
    const shown = parseProgress({ achievements: ['first-zap'] });
    const waiting = parseProgress({ achievements: ['first-zap'], pendingAchievements: ['first-zap'] });
    if (shown === null || waiting === null) throw new Error('This is no progress.');
    expect(mergeProgress(waiting, shown).pendingAchievements).toEqual([]);
    expect(mergeProgress(waiting, waiting).pendingAchievements.map(({ id }) => id)).toEqual(['first-zap']);
  });

  it('dresses the hero only if the player has never done so', () => {
    const [blue, red, green] = ['blue', 'red', 'green'].map((color) => parseProgress({ avatarItems: { color } }));
    if (!blue || !red || !green) throw new Error('This is no progress.');
    expect(mergeProgress(blue, red).avatarItems.color).toBe('red');
    expect(mergeProgress(green, red).avatarItems.color).toBe('green');
  });

  it('keeps unknown fields from both the device and the file', () => {
    const [here, loaded] = [parseProgress({ old: 1, both: 'here' }), parseProgress({ new: 2, both: 'there' })];
    if (!here || !loaded) throw new Error('This is no progress.');
    expect(mergeProgress(here, loaded)).toMatchObject({ old: 1, new: 2, both: 'here' });
  });
});

describe('Loaded best scores with longer or no time', () => {
  itLosesNothing(mergeOtherHighScores, otherBests, (value) => value);
});

describe('Loaded best times for other settings', () => {
  itLosesNothing(mergeOtherTimes, record({ longer: times, none: times }), (value) => value);
});

describe('Loaded Times Tables Master stats', () => {
  itLosesNothing(mergeStats, stats, (value) => value);

  it('treat a best time of 0 seconds as the best possible, shown as one second', () => {
    const [zero, some, none] = [
      parseStats({ bestTime: 0, bestTimes: { 3: 0 } }),
      parseStats({ bestTime: 40, bestTimes: { 3: 40 } }),
      parseStats({}),
    ].map((stats) => stats ?? NO_STATS);
    for (const other of [some, none]) {
      for (const [here, loaded] of [
        [zero, other],
        [other, zero],
      ]) {
        expect(mergeStats(here ?? NO_STATS, loaded ?? NO_STATS)).toMatchObject({ bestTime: 0, bestTimes: { 3: 0 } });
      }
    }
    expect(summariseStats(zero ?? NO_STATS)).toEqual([{ label: 'Best time', text: '00:01' }]);
  });

  it('keep the shortest times and the highest number of puzzles', () => {
    const [here, loaded] = [
      parseStats({ streak: 2, bestTime: 40, gamesCompleted: 9, bestTimes: { 3: 40 } }),
      parseStats({ streak: 5, bestTime: 31, gamesCompleted: 4, bestTimes: { 3: 45, 4: 31 } }),
    ];
    if (!here || !loaded) throw new Error('These are no stats.');
    expect(mergeStats(here, loaded)).toEqual({
      streak: 5,
      bestTime: 31,
      gamesCompleted: 9,
      lastCompleted: null,
      bestTimes: { 3: 40, 4: 31 },
    });
  });
});

describe('Loaded watched videos', () => {
  itLosesNothing(mergeViewing, viewing, ({ watched }) =>
    Object.fromEntries(Object.entries(watched).map(([hub, list]) => [hub, list.toSorted()])),
  );

  it("combine both devices without duplicates, and keep this device's last opened one", () => {
    const here = { watched: { gcse: ['a', 'b'] }, last: { gcse: 'a' } };
    const loaded = { watched: { gcse: ['b', 'c'], ib: ['x'] }, last: { gcse: 'c', ib: 'x' } };
    expect(mergeViewing(here, loaded)).toEqual({
      watched: { gcse: ['a', 'b', 'c'], ib: ['x'] },
      last: { gcse: 'a', ib: 'x' },
    });
  });
});
