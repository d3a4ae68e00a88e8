// @vitest-environment jsdom
import { assert, property } from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Memory, mergeMemories, NO_MEMORY, remember } from '../../machines/learning/memory';
import { packMemory } from '../../machines/learning/pack-memory';
import { MEMORY_LIMITS } from '../../machines/learning/sanitise-memory';
import { FACT_SKILLS, type Skill, SUM_KINDS } from '../../machines/learning/skills';
import { SKILL_TOPICS } from '../../src/catalogue/skill-topics';
import { GAME_SKILLS } from '../../src/catalogue/skills';
import { settleLocks, useLocks } from '../helpers/tab';
import { answers, memories } from '../machines/learning/arbitraries';

const KEY = 'numeria.learning';
const lying = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const lies = (memory: Memory) => ({ version: 1, data: packMemory(memory) });
const file = (stored: unknown) => ({ savedAt: null, data: { [KEY]: stored } });

/** The skills of all games, and those into which they are divided. */
const ALL_GAME_SKILLS: ReadonlySet<Skill> = new Set([
  ...GAME_SKILLS,
  ...SKILL_TOPICS.flatMap(({ skills }) => skills.map(({ skill }) => skill)),
]);

/** The skills of the games in version 0.2.0, which children have stored. */
const STORED_SKILLS: Skill[] = [
  ...['convert', 'simplify', 'add', 'subtract', 'multiply'].map((skill) => `fraction.${skill}`),
  ...['count', 'change', 'add', 'compare'].map((skill) => `money.${skill}`),
  ...['convert', 'elapsed', 'compare', 'dates'].map((skill) => `time.${skill}`),
  ...['name', 'sides', 'group', 'compare'].map((skill) => `shape.${skill}`),
  ...['findX', 'balance', 'substitute'].map((skill) => `algebra.${skill}`),
];

const right = (memory: Memory, skill: Skill, day = 20_000): Memory =>
  remember(memory, { skill, isCorrect: true, ms: 900, by: 'keys', digits: 2, time: 'normal', day });
const known = (...skills: readonly Skill[]): Memory =>
  [...skills, ...skills].reduce((memory, skill) => right(memory, skill), NO_MEMORY);

/** Opens the page in a new tab. */
async function openTab() {
  vi.resetModules();
  const [loading, { learningStore }] = await Promise.all([
    import('../../src/progress/load-file'),
    import('../../src/device/learning'),
  ]);
  return { ...loading, learningStore };
}

beforeEach(() => {
  localStorage.clear();
  useLocks('in turn');
});

describe('The learning memory', () => {
  it('is stored as one string after the first answer', async () => {
    const { learningStore } = await openTab();
    expect(localStorage.getItem(KEY)).toBeNull();
    learningStore.update((memory) => right(memory, '7x8'));
    await settleLocks();
    await vi.waitFor(() => expect(lying()).toEqual(lies(right(NO_MEMORY, '7x8'))));
    expect((await openTab()).learningStore.read()).toEqual(right(NO_MEMORY, '7x8'));
  });

  it('takes less than 5 KB with every skill of all games and three input methods', () => {
    const hands = (['keys', 'pad', 'touch'] as const).flatMap((by) =>
      Array.from({ length: 40 }, (_, index) => ({ by, digits: 1 + (index % 3) })),
    );
    const all = [...FACT_SKILLS, ...SUM_KINDS, ...ALL_GAME_SKILLS].reduce(
      (memory, skill) => right(memory, skill),
      NO_MEMORY,
    );
    const full = hands.reduce(
      (memory, hand) =>
        remember(memory, { skill: '1x7', isCorrect: true, ms: 900, time: 'normal', day: 20_000, ...hand }),
      all,
    );
    expect(JSON.stringify(lies(full)).length).toBeLessThan(5120);
  });

  it('counts the answers of two tabs once each', async () => {
    const one = await openTab();
    const other = await openTab();
    one.learningStore.update((memory) => right(memory, '7x8'));
    await settleLocks();
    await vi.waitFor(() => expect(lying()).not.toBeNull());
    other.learningStore.update((memory) => right(memory, '6x9'));
    await vi.waitFor(() => expect(lying()).toEqual(lies(right(right(NO_MEMORY, '7x8'), '6x9'))));
  });

  it.each(['{"version":1,"data":"1;?"}', '{"version":1,"data":{"7x8":1}}', '{"version":1', '7'])(
    'is set aside and started again if it is damaged (%s)',
    async (text) => {
      localStorage.setItem(KEY, text);
      const { learningStore } = await openTab();
      expect(learningStore.read()).toEqual(NO_MEMORY);
      learningStore.update((memory) => right(memory, '7x8'));
      await vi.waitFor(() => expect(lying()).toEqual(lies(right(NO_MEMORY, '7x8'))));
      expect(localStorage.getItem(`${KEY}.damaged`)).toBe(text);
    },
  );

  it('is left alone if a newer version of the site saved it', async () => {
    const text = '{"version":2,"data":{"of":"tomorrow"}}';
    localStorage.setItem(KEY, text);
    const { learningStore, readStoredValues } = await openTab();
    learningStore.update((memory) => right(memory, '7x8'));
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toBe(text);
    expect(readStoredValues()[KEY]).toEqual(JSON.parse(text));
  });
});

describe('As part of the progress, the memory', () => {
  it('is saved, previewed in figures, and merged when it is loaded', async () => {
    const here = known('7x8', '6x9');
    const there = known('2x3', '5+8');
    localStorage.setItem(KEY, JSON.stringify(lies(here)));
    const { learningStore, loadFile: load, previewLoad, removeUnknown, readStoredValues } = await openTab();
    expect(readStoredValues()[KEY]).toEqual(lies(here));
    const left = removeUnknown(file(lies(there)), {});
    expect(left.leftOut).toBe(0);
    expect(previewLoad(left).changes).toEqual([
      {
        part: 'learning',
        title: 'What you know',
        facts: [
          { label: 'Times-table facts you know', before: '2', after: '3' },
          { label: 'Sums to 20 you know', before: null, after: '1' },
        ],
      },
    ]);
    load(left);
    expect(learningStore.read()).toEqual(mergeMemories(here, there));
    expect(previewLoad(left).changes).toEqual([]);
  });

  it('is loaded with the skills of all games, which leave room for those in later versions', async () => {
    const { removeUnknown } = await openTab();
    const memory = known(...ALL_GAME_SKILLS);
    expect(removeUnknown(file(lies(memory)), {})).toEqual({ ...file(lies(memory)), leftOut: 0 });
    expect(ALL_GAME_SKILLS.size).toBeLessThanOrEqual(MEMORY_LIMITS.maxGameSkills - 32);
    for (const skill of ALL_GAME_SKILLS) expect(skill.length).toBeLessThanOrEqual(MEMORY_LIMITS.maxNameLength);
  });

  it('still has every skill of a game that a child may have stored', () => {
    expect([...GAME_SKILLS]).toEqual(expect.arrayContaining(STORED_SKILLS));
  });

  it('is loaded without unknown skills', async () => {
    const { removeUnknown } = await openTab();
    const { data } = removeUnknown(file(lies(right(known('7x8'), 'juggling.clubs'))), {});
    expect(data[KEY]).toEqual(lies(known('7x8')));
  });

  it('is cleared by starting over and restored by undo', async () => {
    localStorage.setItem(KEY, JSON.stringify(lies(known('7x8'))));
    const { learningStore, startOver } = await openTab();
    const { undo } = startOver();
    expect(learningStore.read()).toEqual(NO_MEMORY);
    learningStore.update((memory) => right(memory, '6x9'));
    expect(undo()).toEqual([]);
    expect(learningStore.read()).toEqual(mergeMemories(right(NO_MEMORY, '6x9'), known('7x8')));
  });

  it('does not depend on the order or number of loads', async () => {
    const { learningStore, loadFile: load, removeUnknown } = await openTab();
    const loaded = (...all: readonly Memory[]) => {
      learningStore.update(() => NO_MEMORY);
      for (const memory of all) load(removeUnknown(file(lies(memory)), {}));
      return learningStore.read();
    };
    assert(
      property(memories, memories, answers, (one, other, answer) => {
        const third = remember(one, answer);
        expect(loaded(one, other, third)).toEqual(loaded(third, other, one, other));
      }),
      { numRuns: 30 },
    );
  });
});
