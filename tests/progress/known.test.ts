// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as algebra from '../../machines/algebra-adventure/rules';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import * as basics from '../../machines/fraction-basics/rules';
import * as fractions from '../../machines/fraction-simplify/rules';
import * as facts from '../../machines/math-facts/rules';
import * as warp from '../../machines/math-warp/rules';
import * as mental from '../../machines/mental-maths/rules';
import * as money from '../../machines/money-counter/rules';
import * as shapes from '../../machines/shape-match/rules';
import * as takedown from '../../machines/target-takedown/rules';
import * as times from '../../machines/time-master/rules';
import type { GameId } from '../../src/games/catalogue';
import { KEPT } from '../../src/progress/kept';
import { kindsOf } from '../../src/progress/kinds';
import { loadWatchable } from '../../src/progress/known';
import { planOf, sifted } from '../../src/progress/loading';
import { loadCatalogue } from '../../src/videos/hubs';

const each = <Item, Result>(items: readonly Item[], make: (item: Item) => readonly Result[]): readonly Result[] =>
  items.flatMap(make);

/** The kinds of rounds of each game, as its own rules name them. */
const KINDS: readonly (readonly [GameId, readonly string[]])[] = [
  [
    'algebra-adventure',
    each(TIME_SETTINGS, (time) =>
      each(algebra.MODES, (mode) =>
        algebra.DIFFICULTIES.map((difficulty) => algebra.kindOfRound({ mode, difficulty, time })),
      ),
    ),
  ],
  ['fraction-basics', basics.ROUND_TYPES.map((type) => basics.kindOfRound({ type }))],
  [
    'fraction-simplify',
    each(TIME_SETTINGS, (time) =>
      fractions.DIFFICULTIES.map((difficulty) => fractions.kindOfRound({ difficulty, time })),
    ),
  ],
  [
    'math-facts',
    each(TIME_SETTINGS, (time) =>
      each(facts.MODES, (mode) => facts.DIFFICULTIES.map((difficulty) => facts.kindOfRace({ mode, difficulty, time }))),
    ),
  ],
  ['math-warp', TIME_SETTINGS.map((time) => warp.kindOfRound({ time }))],
  ['mental-maths', TIME_SETTINGS.map((time) => mental.kindOfRound({ time }))],
  [
    'money-counter',
    each(TIME_SETTINGS, (time) => money.DIFFICULTIES.map((difficulty) => money.kindOfRound({ difficulty, time }))),
  ],
  ['shape-match', shapes.DIFFICULTIES.map((difficulty) => shapes.kindOfRound({ difficulty }))],
  [
    'target-takedown',
    each(TIME_SETTINGS, (time) => takedown.MODES.map((mode) => takedown.kindOfRound({ mode, time }))),
  ],
  [
    'time-master',
    each(TIME_SETTINGS, (time) => times.DIFFICULTIES.map((difficulty) => times.kindOfRound({ difficulty, time }))),
  ],
];

const file = (data: Readonly<Record<string, unknown>>) => ({ savedAt: null, data });

describe('Of a file is known', () => {
  it.each(KINDS)('every kind of round that %s has, and no other', (game, kinds) => {
    expect(new Set(kindsOf(game))).toEqual(new Set(kinds));
  });

  it('the rounds of every game that keeps its bests by kind', () => {
    expect(KINDS.map(([game]) => `numeria.${game}.bests`)).toEqual(
      KEPT.map(({ key }) => key)
        .filter((key) => key.endsWith('.bests') && !key.includes('arithmetic-hero'))
        .toSorted(),
    );
  });

  it('what older versions of the site have written, in whatever words they had', () => {
    const old = {
      arithmeticHeroProgress: {
        highScores: { arcade: [120, 80], challenge: 5 },
        achievements: ['first-zap'],
        pendingAchievements: [],
        unlockedItems: ['color-red', 'star-mask'],
        totalCorrectAnswers: 40,
      },
      timesTablesMasterStats: { streak: 3, bestTime: '83', gamesCompleted: 3, lastCompleted: 'Thu Mar 05 2026' },
    };
    const { data, leftOut } = sifted(file(old), {});
    expect(leftOut).toBe(0);
    expect(data).toMatchObject({
      arithmeticHeroProgress: {
        highScores: { arcade: [120, 80, 0, 0, 0], challenge: 5 },
        totalCorrectAnswers: 40,
        unlockedItems: expect.arrayContaining(['red-color', 'star-mask']),
      },
      timesTablesMasterStats: { streak: 3, bestTime: 83, gamesCompleted: 3, lastCompleted: 'Thu Mar 05 2026' },
    });
  });

  it('a video that a hub has, and none that no hub has', async () => {
    const gcse = await loadCatalogue('gcse');
    const id = gcse.tabs.flatMap(({ units }) => units.flatMap(({ entries }) => entries))[0]?.videoId ?? '';
    const saved = file({
      'numeria.videos': {
        version: 1,
        data: { watched: { gcse: [id, 'nothing'], nowhere: ['a'], us: [] }, last: { gcse: id, us: id } },
      },
    });
    const { data, leftOut } = sifted(saved, await loadWatchable(saved));
    expect(data).toEqual({
      'numeria.videos': { version: 1, data: { watched: { gcse: [id], us: [] }, last: { gcse: id } } },
    });
    expect(leftOut).toBe(3);
  });
});

describe('Of a file is left out and counted', () => {
  it.each([
    ['a value', { somethingElse: { deep: { a: 1 } } }, 1],
    ['a field', { arithmeticHeroProgress: { totalCorrectAnswers: 1, note: 'x', more: {} } }, 2],
    [
      'a field of a figure',
      { 'numeria.math-warp.bests': { version: 1, data: { none: { score: 1, streak: 1, a: 1 } } } },
      1,
    ],
    ['a kind of round', { 'numeria.math-warp.bests': { version: 1, data: { easy: { score: 1, streak: 1 } } } }, 1],
    ['an item', { arithmeticHeroProgress: { unlockedItems: ['red-color', 'gold-crown'] } }, 1],
    ['a size of puzzles', { timesTablesMasterStats: { bestTimes: { 3: 20, 5: 30 } } }, 1],
    ['a choice', { 'numeria.settings': { version: 1, data: { time: 'none', isMuted: true, volume: 1, speed: 9 } } }, 1],
    ['what stands beside a value', { 'numeria.theme': { version: 1, data: 'dark', by: 'nobody' } }, 1],
  ])('%s that the site does not know', (_what, data, count) => {
    const left = sifted(file(data), {});
    expect(left.leftOut).toBe(count);
    expect(sifted(left, {})).toEqual({ ...left, leftOut: 0 });
  });

  it('a list of videos that no hub has, which then changes nothing', () => {
    const saved = file({ 'numeria.videos': { version: 1, data: { watched: { gcse: ['nothing'] }, last: {} } } });
    const left = sifted(saved, { gcse: new Set(['something']) });
    expect([left.leftOut, planOf(left).changes]).toEqual([1, []]);
  });

  it('a prototype, which touches no object', () => {
    const data = JSON.parse('{"arithmeticHeroProgress":{"__proto__":{"isAdmin":true},"totalCorrectAnswers":4}}');
    const left = sifted(file(data), {});
    expect([
      left.leftOut,
      Object.hasOwn({}, 'isAdmin'),
      'isAdmin' in Object(left.data['arithmeticHeroProgress']),
    ]).toEqual([1, false, false]);
  });

  it('no day that is no day', () => {
    const { data } = sifted(file({ timesTablesMasterStats: { streak: 1, lastCompleted: '<b>2026</b>' } }), {});
    expect(data).toMatchObject({ timesTablesMasterStats: { streak: 1, lastCompleted: null } });
  });

  it('nothing of what cannot be read: it is named, and never loaded', () => {
    const data = { 'numeria.shape-match.bests': ['?'], 'numeria.videos': { version: 9, data: {} } };
    expect(sifted(file(data), {})).toEqual({ savedAt: null, data, leftOut: 0 });
  });
});
