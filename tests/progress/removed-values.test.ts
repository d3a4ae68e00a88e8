// @vitest-environment jsdom
/* Input from strangers, wrong clocks and old versions, through storage and through files. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_COUNT, MAX_PART_BYTES } from '../../machines/core/stored-shape';
import { printWeek, type Week } from '../../machines/core/week-link';
import { packMemory } from '../../machines/learning/pack-memory';
import { FACT_SKILLS } from '../../machines/learning/skills';
import type { StoredPart, VideoIds } from '../../src/device/stored-part';
import { correctYear } from '../../src/device/today';
import { MAX_CHECKS } from '../../src/games/tables-check/checks-store';
import { MAX_BYTES, parseFile, serializeFile } from '../../src/progress/progress-file';
import { createMemory } from '../helpers/memories';
import { settleLocks, useLocks } from '../helpers/tab';

const ABSURD = 1e308;
const DAY_MS = 24 * 60 * 60_000;
const CHECKS = 'numeria.tables-check.checks';
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const long = 'ü'.repeat(2000);
const names = (count: number) => range(count).map((index) => `${index}\u0001`.padEnd(64, '語'));
const record = (count: number, value: unknown) => Object.fromEntries(names(count).map((name) => [name, value]));
const scores = { arcade: range(3000).map(() => ABSURD), challenge: ABSURD };
const figures = { score: ABSURD, streak: ABSURD };

/** Video ids of the maximum length, and more than anyone can mark as watched. */
const VIDEOS = names(700).map((name) => name.replace('\u0001', ' ').padEnd(128, '"'));

/** A check taken this many days ago. */
const checkOf = (daysAgo: number, score = 20) => ({
  at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  score,
  ms: 90_000,
  manners: ['alert', 'colours', 'letters', 'helper', 'next', 'aloud', 'pad'],
  missed: range(25 - score).map(() => '12x12'),
});

const weekOf = (seed: number): Week => ({
  order: 'any',
  legs: [{ game: 'math-warp', settings: {}, tables: null, seed, length: { unit: 'rounds', count: 1 } }],
});

/** Far too much data for each part, in the correct shape. */
const TOO_MUCH: Readonly<Record<string, unknown>> = {
  arithmeticHeroProgress: {
    highScores: scores,
    unlockedLevels: ABSURD,
    totalCorrectAnswers: ABSURD,
    longestStreak: ABSURD,
    achievements: range(2000).map(() => 'first-zap'),
    pendingAchievements: range(2000).map(() => ({ id: 'first-zap' })),
    unlockedItems: names(3000),
    ...record(200, long),
  },
  'numeria.arithmetic-hero.bests': { longer: scores, none: scores },
  timesTablesMasterStats: {
    streak: ABSURD,
    bestTime: ABSURD,
    gamesCompleted: ABSURD,
    lastCompleted: long,
    bestTimes: { 3: ABSURD, ...record(500, 9) },
    ...record(100, long),
  },
  'numeria.times-tables.times': { longer: { 3: ABSURD, ...record(500, 9) }, none: record(500, ABSURD) },
  [CHECKS]: range(2000).map((index) => ({ ...checkOf(2000 - index, 0), note: index })),
  'numeria.videos': {
    watched: record(
      60,
      range(700).map((index) => `video${index}`),
    ),
    last: record(60, 'video1'),
  },
  'numeria.learning': `1;;${range(3000)
    .map((index) => `kind${index}:ASTEn4P`)
    .join()};___:${'_'.repeat(7000)}::,,;._`,
  'numeria.voyage': { last: long, stars: { ...record(3000, 3), 'math-warp': ABSURD } },
  'numeria.passport': { hat: long, mended: ABSURD },
  'numeria.captain': { sail: long, flag: long, name: long },
  'numeria.day-voyage': {
    plan: { day: ABSURD, legs: range(40).map(() => ({ game: long })), stage: 'home' },
    visits: range(3000).map((index) => [index, 'nowhere']),
    homecomings: ABSURD,
  },
  'numeria.weeks': range(400).map((index) => ({
    text: printWeek(weekOf(index)),
    lastDay: 20_700,
    legs: range(10).map(() => ({ rounds: MAX_COUNT, ms: MAX_COUNT, doneOn: 20_700 })),
    child: { animal: ABSURD, sail: ABSURD, tag: ABSURD },
  })),
  'numeria.last-rounds': record(600, 'A'.repeat(1600)),
  'numeria.marked-sheets': range(3000).map((index) => ({ sheet: index, day: ABSURD })),
  'numeria.island': [
    ...range(3000).map((index) => [`thing${index}`, 500, 500]),
    [long, 500, 500],
    ['a/1', ABSURD, 500],
  ],
};
const isBests = (key: string): boolean => /^numeria\.(?!arithmetic-hero).+\.bests$/.test(key);
const tooMuchFor = (key: string): unknown =>
  TOO_MUCH[key] ?? (isBests(key) ? { ...record(600, figures), normal: figures, 'easy.normal': figures } : long);
/** As it is stored on a device. */
const storedAs = (key: string, data: unknown): unknown => (key.startsWith('numeria.') ? { version: 1, data } : data);

const WATCHABLE: VideoIds = Object.fromEntries(names(60).map((name) => [name, new Set(VIDEOS)]));

const bytesOf = (stored: unknown): number => new TextEncoder().encode(JSON.stringify(stored)).length;
const figuresIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(figuresIn)
      : [];

/** Opens the page in a new tab. */
async function openTab() {
  vi.resetModules();
  const [loading, { STORED_PARTS }, { checksStore }, { learningStore }] = await Promise.all([
    import('../../src/progress/load-file'),
    import('../../src/progress/stored-parts'),
    import('../../src/games/tables-check/checks-store'),
    import('../../src/device/learning'),
  ]);
  return { ...loading, STORED_PARTS, checksStore, learningStore };
}
/** The parts that are larger than allowed or contain an impossible number. */
const tooLarge = (all: readonly StoredPart[]): readonly string[] =>
  all
    .filter((part) => {
      const stored = part.stored() ?? null;
      return bytesOf(stored) > MAX_PART_BYTES || Math.max(0, ...figuresIn(stored)) > MAX_COUNT;
    })
    .map(({ key }) => key);
const file = (data: Readonly<Record<string, unknown>>) => ({ savedAt: null, data });

beforeEach(() => {
  localStorage.clear();
  useLocks('in turn');
});

/** The parsed date of a file. */
const savedIn = (moment: string) => {
  const read = parseFile(serializeFile({}, new Date()).replace(/"savedAt": "[^"]+"/, `"savedAt": "${moment}"`));
  return typeof read === 'string' ? read : read.savedAt;
};

describe('The stored progress', () => {
  it('has no part that is missing from this test', async () => {
    const { STORED_PARTS } = await openTab();
    const ofProgress = STORED_PARTS.filter(({ part }) => part !== 'choices').map(({ key }) => key);
    expect(ofProgress.filter((key) => !isBests(key)).toSorted()).toEqual(Object.keys(TOO_MUCH).toSorted());
  });

  it('never exceeds its limits or contains an impossible number, whatever is stored on the device', async () => {
    const { STORED_PARTS: all } = await openTab();
    for (const { key } of all) localStorage.setItem(key, JSON.stringify(storedAs(key, tooMuchFor(key))));
    const { STORED_PARTS } = await openTab();
    expect(tooLarge(STORED_PARTS)).toEqual([]);
  });

  it('never exceeds its limits or contains an impossible number, whatever files are loaded', async () => {
    const { STORED_PARTS, loadFile: load, removeUnknown, previewLoad } = await openTab();
    const unsaid = STORED_PARTS.filter(({ key }) => {
      const left = removeUnknown(file({ [key]: storedAs(key, tooMuchFor(key)) }), WATCHABLE);
      load(left);
      return previewLoad(left).damaged.length + left.leftOut === 0;
    });
    await settleLocks();
    expect([unsaid, tooLarge(STORED_PARTS)]).toEqual([[], []]);
  });

  it('does not keep growing when many files are loaded', async () => {
    const { loadFile: load, removeUnknown, STORED_PARTS, checksStore } = await openTab();
    for (const year of range(6)) {
      const checks = range(900).map((index) => checkOf(1 + index + year * 900, 3));
      load(removeUnknown(file({ [CHECKS]: storedAs(CHECKS, checks) }), {}));
    }
    expect(checksStore.read()).toHaveLength(MAX_CHECKS);
    const part = STORED_PARTS.find(({ key }) => key === CHECKS);
    expect(bytesOf(part?.stored())).toBeLessThanOrEqual(MAX_PART_BYTES);
  });
});

describe('With many checks', () => {
  it('the newest and the best are stored', async () => {
    const { loadFile: load, removeUnknown, checksStore } = await openTab();
    const best = checkOf(900, 25);
    const checks = [best, ...range(400).map((index) => checkOf(400 - index, 12))];
    load(removeUnknown(file({ [CHECKS]: storedAs(CHECKS, checks) }), {}));
    expect(checksStore.read()).toEqual([best, ...checks.slice(1 - MAX_CHECKS)]);
  });

  it('an invalid one is left out and counted, and the others stay', async () => {
    const { loadFile: load, previewLoad, removeUnknown, checksStore } = await openTab();
    const left = removeUnknown(file({ [CHECKS]: storedAs(CHECKS, [checkOf(3), { score: 9 }, checkOf(2)]) }), {});
    expect([previewLoad(left).damaged, left.leftOut]).toEqual([[], 1]);
    load(left);
    expect(checksStore.read()).toHaveLength(2);
  });
});

describe('A date after tomorrow', () => {
  it('is moved to an earlier year in a check, which is stored once', async () => {
    const { loadFile: load, previewLoad, removeUnknown, checksStore } = await openTab();
    const ahead = { ...checkOf(0), at: '2059-02-03T10:00:00.000Z' };
    const left = removeUnknown(file({ [CHECKS]: storedAs(CHECKS, [ahead, checkOf(800)]) }), {});
    load(left);
    expect(previewLoad(left).changes).toEqual([]);
    const [, moment = ''] = checksStore.read().map(({ at }) => at);
    expect(moment.slice(4)).toBe('-02-03T10:00:00.000Z');
    expect(Date.parse(moment)).toBeLessThan(Date.now() + DAY_MS);
  });

  it('is left alone if the clock of the device was reset', () => {
    const moment = new Date('2026-11-20T10:00:00Z');
    expect(correctYear(moment, new Date('2015-01-01T00:00:00Z'))).toBe(moment);
    expect(correctYear(moment, new Date('2025-11-20T10:00:00Z'))).toEqual(new Date('2025-11-20T10:00:00Z'));
    expect(correctYear(moment, new Date('2025-03-01T10:00:00Z'))).toEqual(new Date('2024-11-20T10:00:00Z'));
  });

  it('is dropped from the memory, in a file and on the device', async () => {
    const today = Math.floor(Date.now() / DAY_MS);
    const ahead = storedAs('numeria.learning', packMemory(createMemory({ '7x8': 'qqqqq' }, today + 400)));
    const lastDay = ({ learningStore }: Awaited<ReturnType<typeof openTab>>) =>
      learningStore.read().traces['7x8']?.lastDay ?? Number.NaN;
    const tab = await openTab();
    tab.loadFile(tab.removeUnknown(file({ 'numeria.learning': ahead }), {}));
    expect(Math.abs(lastDay(tab) - today)).toBeLessThanOrEqual(1);
    localStorage.setItem('numeria.learning', JSON.stringify(ahead));
    expect(Math.abs(lastDay(await openTab()) - today)).toBeLessThanOrEqual(1);
  });

  it('is dropped from solved puzzles', async () => {
    const { removeUnknown } = await openTab();
    const stats = (lastCompleted: string) => {
      const { data } = removeUnknown(file({ timesTablesMasterStats: { streak: 1, lastCompleted } }), {});
      return Object(data['timesTablesMasterStats']).lastCompleted;
    };
    expect(['2059-01-01', 'Thu Mar 05 2026', '2026-03-05'].map(stats)).toEqual([null, 'Thu Mar 05 2026', '2026-03-05']);
  });

  it('is dropped as the date of a file', () => {
    expect([savedIn('2059-01-01T00:00:00Z'), savedIn('2026-02-03T00:00:00Z')]).toEqual([null, new Date('2026-02-03')]);
  });
});

describe('A file', () => {
  it('reports how many of its skills and fields were left out', async () => {
    const { removeUnknown } = await openTab();
    const known = packMemory(createMemory({ '7x8': 'qqqqq' }, 20_000));
    const [version, facts, , ...rest] = known.split(';');
    const learning = [version, facts, 'juggling.clubs:ASTEn4P,juggling.rings:ASTEn4P', ...rest].join(';');
    const left = removeUnknown(
      file({
        'numeria.learning': storedAs('numeria.learning', learning),
        'numeria.passport': storedAs('numeria.passport', { hat: '', mended: ABSURD }),
        timesTablesMasterStats: { streak: 3, bestTime: ABSURD },
      }),
      {},
    );
    expect(left.leftOut).toBe(4);
    expect(left.data['numeria.learning']).toEqual(storedAs('numeria.learning', known));
  });

  it('with a name that cannot be saved does not block later changes', async () => {
    const text = JSON.stringify({
      kind: 'numeria-progress',
      version: 1,
      data: { 'numeria.learning': storedAs('numeria.learning', '1;;\ud800:ASTEn4P;;') },
    });
    expect(text.length).toBeLessThan(MAX_BYTES);
    const read = parseFile(text);
    if (typeof read === 'string') throw new Error(read);
    const { loadFile: load, learningStore } = await openTab();
    // As loaded by an older version.
    load({ ...read, leftOut: 0 });
    const more = createMemory({ [FACT_SKILLS[0] ?? '']: 'r' }, 20_000);
    learningStore.update(() => more);
    await vi.waitFor(() =>
      expect(JSON.parse(localStorage.getItem('numeria.learning') ?? 'null')).toEqual(
        storedAs('numeria.learning', packMemory(more)),
      ),
    );
  });
});
