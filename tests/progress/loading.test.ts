// @vitest-environment jsdom
import { anything, assert, constantFrom, dictionary, object, oneof, property } from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { settleLocks, useLocks } from '../helpers/tab';

const WARP = 'numeria.math-warp.bests';
const LEFT_ROUND = 'numeria.left-round';
const bestsOf = (score: number) => ({ version: 1, data: { normal: { score, streak: 3 } } });
const file = (data: Readonly<Record<string, unknown>>) => ({ savedAt: null, data, leftOut: 0 });
const lying = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Opens the page in a new tab. */
async function openTab() {
  vi.resetModules();
  const [loading, { openPersonalBestsStore }, { settingsStore }, { STORED_PARTS }] = await Promise.all([
    import('../../src/progress/load-file'),
    import('../../src/device/personal-bests'),
    import('../../src/device/settings'),
    import('../../src/progress/stored-parts'),
  ]);
  return { ...loading, warp: openPersonalBestsStore('math-warp'), settingsStore, STORED_PARTS };
}

beforeEach(() => {
  localStorage.clear();
  useLocks('in turn');
});

describe('A saved file', () => {
  it('contains each value as it is stored, and nothing that was never stored', async () => {
    localStorage.setItem(WARP, JSON.stringify(bestsOf(120)));
    localStorage.setItem('numeria.theme', '{"version":1,"data":"dark"}');
    const { readStoredValues } = await openTab();
    const values = readStoredValues();
    expect(values[WARP]).toEqual(bestsOf(120));
    expect(values['numeria.theme']).toEqual({ version: 1, data: 'dark' });
    expect(Object.keys(values)).not.toContain('numeria.shape-match.bests');
  });

  it('never contains the account session or unknown values', async () => {
    localStorage.setItem('sb-numeria-auth-token', '{"access_token":"secret"}');
    localStorage.setItem('numeria.session', '{"access_token":"secret"}');
    const { readStoredValues } = await openTab();
    expect(JSON.stringify(readStoredValues())).not.toContain('secret');
  });

  it('contains values from a newer version unchanged', async () => {
    localStorage.setItem(WARP, '{"version":9,"data":"of tomorrow"}');
    const { readStoredValues } = await openTab();
    expect(readStoredValues()[WARP]).toEqual({ version: 9, data: 'of tomorrow' });
  });

  it('covers every storage key in the source', async () => {
    const { STORED_PARTS } = await openTab();
    const { readTree } = await import('../architecture/source');
    const source = Object.values(readTree(process.cwd(), ['src'])).join('\n');
    const named = [...source.matchAll(/create(?:Envelope|Bare)Store(?:<[^(]*>)?\(\s*'([^']+)'/g)]
      .map(([, key]) => key)
      // It expires after an hour and is never in a file.
      .filter((key) => key !== LEFT_ROUND);
    const ofGames = [...source.matchAll(/createEnvelopeStore<\w+>\(`numeria\.\$\{\w+\}\.(\w+)`/g)].map(
      ([, what = '']) => what,
    );
    expect(named.length).toBeGreaterThan(6);
    expect(new Set(ofGames)).toEqual(new Set(['bests', 'choice']));
    const isOfGame = (key: string) => GAMES.some(({ id }) => ofGames.some((what) => key === `numeria.${id}.${what}`));
    const keys = STORED_PARTS.map(({ key }) => key);
    expect(keys.filter((key) => named.includes(key) || isOfGame(key))).toEqual(keys);
    expect(keys).toEqual(expect.arrayContaining(named));
  });
});

describe('Loading a file', () => {
  it('shows current and future figures before anything is loaded', async () => {
    localStorage.setItem(WARP, JSON.stringify(bestsOf(120)));
    const { previewLoad } = await openTab();
    const plan = previewLoad(file({ [WARP]: bestsOf(2000), 'numeria.shape-match.bests': bestsOf(50) }));
    expect(plan.changes.map(({ title, facts }) => [title, facts])).toEqual([
      [
        'Shape Match',
        [
          { label: 'Best score', before: null, after: '50' },
          { label: 'Best streak', before: null, after: '3' },
        ],
      ],
      ['Math Warp', [{ label: 'Best score', before: '120', after: '2,000' }]],
    ]);
    expect(lying(WARP)).toEqual(bestsOf(120));
  });

  it('adds to the stored progress, and changes nothing the second time', async () => {
    localStorage.setItem(WARP, JSON.stringify(bestsOf(120)));
    const { loadFile: load, previewLoad, warp } = await openTab();
    const both = file({
      [WARP]: { version: 1, data: { normal: { score: 90, streak: 8 }, none: { score: 5, streak: 1 } } },
    });
    load(both);
    await settleLocks();
    expect(warp.read()).toEqual({ normal: { score: 120, streak: 8 }, none: { score: 5, streak: 1 } });
    expect(lying(WARP)).toEqual({ version: 1, data: warp.read() });
    expect(previewLoad(both).changes).toEqual([]);
  });

  it('skips and names parts that are damaged or from a newer version', async () => {
    const { loadFile: load, previewLoad, warp } = await openTab();
    const mixed = file({
      [WARP]: bestsOf(7),
      'numeria.shape-match.bests': ['?'],
      'numeria.videos': { version: 2, data: {} },
      timesTablesMasterStats: 'fast',
      somethingElse: { a: 1 },
    });
    expect(previewLoad(mixed)).toMatchObject({ damaged: ['Times Tables', 'Shape Match'], newer: ['Videos'] });
    load(mixed);
    expect(warp.read()).toEqual({ normal: { score: 7, streak: 3 } });
    expect(localStorage.getItem('somethingElse')).toBeNull();
  });

  it('leaves values from a newer version on this device alone', async () => {
    localStorage.setItem(WARP, '{"version":9,"data":"of tomorrow"}');
    const { loadFile: load, previewLoad } = await openTab();
    expect(previewLoad(file({ [WARP]: bestsOf(7) }))).toMatchObject({ changes: [], newer: ['Math Warp'] });
    load(file({ [WARP]: bestsOf(7) }));
    await settleLocks();
    expect(lying(WARP)).toEqual({ version: 9, data: 'of tomorrow' });
  });

  it('loads choices only if none were made on this device', async () => {
    const quiet = { version: 1, data: { time: 'none', isMuted: true, volume: 0.5 } };
    const first = await openTab();
    first.loadFile(file({ 'numeria.settings': quiet }));
    await settleLocks();
    expect(first.settingsStore.read()).toMatchObject({ ...quiet.data, mix: 'me', isMusicOn: false });
    first.settingsStore.update((settings) => ({ ...settings, time: 'longer' }));
    await settleLocks();
    first.loadFile(file({ 'numeria.settings': quiet }));
    await settleLocks();
    expect(first.settingsStore.read().time).toBe('longer');
  });

  it('can be undone, except for progress made since', async () => {
    localStorage.setItem(WARP, JSON.stringify(bestsOf(120)));
    const { loadFile: load, warp } = await openTab();
    const undo = load(file({ [WARP]: bestsOf(500), 'numeria.shape-match.bests': bestsOf(50) }));
    warp.update((bests) => ({ ...bests, normal: { score: 600, streak: 9 } }));
    expect(undo()).toEqual(['Math Warp']);
    await settleLocks();
    expect(warp.read()).toEqual({ normal: { score: 600, streak: 9 } });
    expect(lying('numeria.shape-match.bests')).toEqual({ version: 1, data: {} });
  });

  it('loads the same choices again after an undo', async () => {
    const dark = file({ 'numeria.theme': { version: 1, data: 'dark' } });
    const { loadFile: load, previewLoad } = await openTab();
    expect(load(dark)()).toEqual([]);
    await settleLocks();
    expect(previewLoad(dark).changes.map(({ title }) => title)).toEqual(['Your choices']);
  });

  it('copes with a hub that is named like an inherited property', async () => {
    const { loadFile: load, previewLoad } = await openTab();
    const odd = file({ 'numeria.videos': { version: 1, data: { watched: { toString: ['a'] }, last: {} } } });
    expect(previewLoad(odd).changes).toMatchObject([{ title: 'Videos', facts: [{ after: '1' }] }]);
    load(odd);
    expect(previewLoad(odd).changes).toEqual([]);
  });

  it('never breaks the page, whatever the file contains', async () => {
    const { loadFile: load, previewLoad, removeUnknown, STORED_PARTS } = await openTab();
    const names = constantFrom(
      'toString',
      'valueOf',
      'hasOwnProperty',
      'constructor',
      '__proto__',
      'length',
      'gcse',
      '3',
    );
    const inner = oneof(
      anything({ key: names }),
      dictionary(names, oneof(anything({ key: names }), dictionary(names, anything()))),
    );
    const named = object({
      key: constantFrom(
        'watched',
        'last',
        'highScores',
        'arcade',
        'achievements',
        'avatarItems',
        'bestTimes',
        'streak',
      ),
      values: [inner],
      maxDepth: 1,
    });
    const value = oneof(inner, named);
    assert(
      property(constantFrom(...STORED_PARTS.map(({ key }) => key)), value, (key, held) => {
        for (const stored of [held, { version: 1, data: held }]) {
          // As read from a file.
          const asRead = file(
            JSON.parse(JSON.stringify({ [key]: stored }, (_, part: unknown) => (typeof part === 'bigint' ? 1 : part))),
          );
          previewLoad(asRead);
          load(asRead)();
          const left = removeUnknown(asRead, {});
          expect(left.leftOut).toBeGreaterThanOrEqual(0);
          expect(removeUnknown(left, {}).leftOut).toBe(0);
          previewLoad(left);
          load(left)();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('does not lose changes that another tab saved in the meantime', async () => {
    const locks = useLocks('held');
    const { loadFile: load, warp } = await openTab();
    load(file({ [WARP]: bestsOf(500) }));
    localStorage.setItem(WARP, JSON.stringify({ version: 1, data: { none: { score: 800, streak: 1 } } }));
    locks.grant();
    expect(warp.read()).toEqual({ normal: { score: 500, streak: 3 }, none: { score: 800, streak: 1 } });
  });
});

describe('Starting over', () => {
  it('clears progress, keeps choices, and can be undone', async () => {
    localStorage.setItem(WARP, JSON.stringify(bestsOf(120)));
    localStorage.setItem(
      'arithmeticHeroProgress',
      JSON.stringify({ totalCorrectAnswers: 40, storedPart: 'by nobody' }),
    );
    localStorage.setItem('numeria.settings', '{"version":1,"data":{"time":"none","isMuted":true,"volume":1}}');
    localStorage.setItem('sb-numeria-auth-token', 'of an account');
    const { startOver, warp, settingsStore } = await openTab();
    const { undo } = startOver();
    await settleLocks();
    expect(warp.read()).toEqual({});
    expect(lying('arithmeticHeroProgress')).toMatchObject({ totalCorrectAnswers: 0 });
    expect(settingsStore.read().time).toBe('none');
    expect(localStorage.getItem('sb-numeria-auth-token')).toBe('of an account');
    undo();
    await settleLocks();
    expect(lying(WARP)).toEqual(bestsOf(120));
    expect(lying('arithmeticHeroProgress')).toMatchObject({ totalCorrectAnswers: 40, storedPart: 'by nobody' });
  });

  it('clears an unfinished round, which is not in any file, and undo restores it', async () => {
    const left = JSON.stringify({
      version: 1,
      data: {
        game: 'math-warp',
        leftAt: 1,
        begun: {
          seed: 1,
          settings: {},
          mix: null,
          startsAtOnce: false,
          atMs: 0,
          around: { memory: '', reached: {} },
        },
        deeds: [],
        until: { atMs: 5 },
        standing: 1,
      },
    });
    localStorage.setItem(LEFT_ROUND, left);
    const { startOver, readStoredValues } = await openTab();
    expect(Object.keys(readStoredValues())).not.toContain(LEFT_ROUND);
    const { undo } = startOver();
    await settleLocks();
    expect(lying(LEFT_ROUND)).toEqual({ version: 1, data: 'none' });
    undo();
    await settleLocks();
    expect(lying(LEFT_ROUND)).toEqual(JSON.parse(left));
  });

  it('does not lose progress made before the undo', async () => {
    localStorage.setItem(WARP, JSON.stringify(bestsOf(120)));
    const { startOver, warp } = await openTab();
    const { undo } = startOver();
    warp.update(() => ({ normal: { score: 5, streak: 9 } }));
    expect(undo()).toEqual([]);
    expect(warp.read()).toEqual({ normal: { score: 120, streak: 9 } });
  });

  it('leaves and names values from a newer version', async () => {
    localStorage.setItem(WARP, '{"version":9,"data":"of tomorrow"}');
    const { startOver } = await openTab();
    const { undo, newer } = startOver();
    expect(newer).toEqual(['Math Warp']);
    expect(undo()).toEqual([]);
    await settleLocks();
    expect(lying(WARP)).toEqual({ version: 9, data: 'of tomorrow' });
  });
});
