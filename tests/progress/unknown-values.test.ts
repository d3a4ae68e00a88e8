// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { hasMultipleChoice } from '../../src/catalogue/multiple-choice';
import { previewLoad, removeUnknown } from '../../src/progress/load-file';
import { listRoundKinds } from '../../src/progress/personal-bests';
import { STORED_PARTS } from '../../src/progress/stored-parts';
import { loadWatchableVideos } from '../../src/progress/viewing';
import { loadCatalogue } from '../../src/videos/hubs';

type GetRoundKind = (settings: Readonly<Record<string, string>>) => string;

const rules = import.meta.glob<{ readonly getRoundKind?: GetRoundKind }>('../../machines/*/rules.ts', { eager: true });
const findRoundKind = ({ id }: Game): GetRoundKind | undefined => rules[`../../machines/${id}/rules.ts`]?.getRoundKind;

/** Every combination of choices in the menu of a game. */
function allSettings({ settings, isTimed }: Game): readonly Readonly<Record<string, string>>[] {
  const choices = Object.entries({ ...settings, ...(isTimed && { time: TIME_SETTINGS }) });
  return choices.reduce<readonly Readonly<Record<string, string>>[]>(
    (begun, [name, values]) => begun.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const byKind = GAMES.filter((game) => findRoundKind(game) !== undefined);

const file = (data: Readonly<Record<string, unknown>>) => ({ savedAt: null, data });

describe('Loading a file keeps', () => {
  it.each(byKind)('every kind of round that $id has, and no other', (game) => {
    const typed = allSettings(game).map((settings) => findRoundKind(game)?.(settings));
    const chosen = hasMultipleChoice(game) ? typed.map((kind) => `${kind}.choice`) : [];
    expect(listRoundKinds(game)).toEqual([...typed, ...chosen]);
  });

  it('the rounds of every game that stores bests by kind', () => {
    expect(byKind.map(({ id }) => `numeria.${id}.bests`)).toEqual(
      STORED_PARTS.map(({ key }) => key).filter((key) => key.endsWith('.bests') && !key.includes('arithmetic-hero')),
    );
  });

  it('values from older versions of the site, under their old names', () => {
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
    const { data, leftOut } = removeUnknown(file(old), {});
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

  it('only videos that a hub has', async () => {
    const gcse = await loadCatalogue('gcse');
    const id = gcse.tabs.flatMap(({ units }) => units.flatMap(({ entries }) => entries))[0]?.videoId ?? '';
    const saved = file({
      'numeria.videos': {
        version: 1,
        data: { watched: { gcse: [id, 'nothing'], nowhere: ['a'], us: [] }, last: { gcse: id, us: id } },
      },
    });
    const { data, leftOut } = removeUnknown(saved, await loadWatchableVideos(saved));
    expect(data).toEqual({
      'numeria.videos': { version: 1, data: { watched: { gcse: [id], us: [] }, last: { gcse: id } } },
    });
    expect(leftOut).toBe(3);
  });
});

describe('Loading a file leaves out', () => {
  it.each([
    ['a value', { somethingElse: { deep: { a: 1 } } }, 1],
    ['a field', { arithmeticHeroProgress: { totalCorrectAnswers: 1, note: 'x', more: {} } }, 2],
    [
      'a field of a best score',
      { 'numeria.math-warp.bests': { version: 1, data: { none: { score: 1, streak: 1, a: 1 } } } },
      1,
    ],
    ['a kind of round', { 'numeria.math-warp.bests': { version: 1, data: { easy: { score: 1, streak: 1 } } } }, 1],
    ['an item', { arithmeticHeroProgress: { unlockedItems: ['red-color', 'gold-crown'] } }, 1],
    ['a puzzle size', { timesTablesMasterStats: { bestTimes: { 3: 20, 5: 30 } } }, 1],
    ['a choice', { 'numeria.settings': { version: 1, data: { time: 'none', isMuted: true, volume: 1, speed: 9 } } }, 1],
    ['a field next to a value', { 'numeria.theme': { version: 1, data: 'dark', by: 'nobody' } }, 1],
  ])('%s that the site does not know, and counts it', (_what, data, count) => {
    const left = removeUnknown(file(data), {});
    expect(left.leftOut).toBe(count);
    expect(removeUnknown(left, {})).toEqual({ ...left, leftOut: 0 });
  });

  it('a list of videos that no hub has, and changes nothing', () => {
    const saved = file({ 'numeria.videos': { version: 1, data: { watched: { gcse: ['nothing'] }, last: {} } } });
    const left = removeUnknown(saved, { gcse: new Set(['something']) });
    expect([left.leftOut, previewLoad(left).changes]).toEqual([1, []]);
  });

  it('a prototype, without changing any object', () => {
    const data = JSON.parse('{"arithmeticHeroProgress":{"__proto__":{"isAdmin":true},"totalCorrectAnswers":4}}');
    const left = removeUnknown(file(data), {});
    expect([
      left.leftOut,
      Object.hasOwn({}, 'isAdmin'),
      'isAdmin' in Object(left.data['arithmeticHeroProgress']),
    ]).toEqual([1, false, false]);
  });

  it('an invalid day', () => {
    const { data } = removeUnknown(file({ timesTablesMasterStats: { streak: 1, lastCompleted: '<b>2026</b>' } }), {});
    expect(data).toMatchObject({ timesTablesMasterStats: { streak: 1, lastCompleted: null } });
  });

  it('nothing from a part that cannot be read, because that part is never loaded at all', () => {
    const data = { 'numeria.shape-match.bests': ['?'], 'numeria.videos': { version: 9, data: {} } };
    expect(removeUnknown(file(data), {})).toEqual({ savedAt: null, data, leftOut: 0 });
  });
});
