import { describe, expect, it } from 'vitest';
import { skills as fractionSkills } from '../../../machines/fraction-basics/skills';
import { type DayPlanInput, getUrgency, type PlannedIsland, planDay } from '../../../machines/learning/day-plan';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { skills as moneySkills } from '../../../machines/money-counter/skills';
import { createMemory } from '../../helpers/memories';

const DAY = 20_700;

const island = (game: string, known: Partial<PlannedIsland> = {}): PlannedIsland => ({
  game,
  youngest: 6,
  stars: null,
  skills: [],
  hasLastRound: false,
  isLastVisit: false,
  hasHeart: false,
  ...known,
});

const ISLANDS: readonly PlannedIsland[] = [
  island('garden', { youngest: 5, stars: 2 }),
  island('race', { stars: 1 }),
  island('market'),
  island('clock'),
  island('mill', { youngest: 7 }),
  island('factory', { youngest: 9 }),
];

const FACTS = ['6x7', '7x8', '8x9', '4x6'] as const;
const missed = createMemory(Object.fromEntries(FACTS.map((fact) => [fact, 'rm'])), DAY - 2);

const planFor = (changes: Partial<DayPlanInput> = {}) =>
  planDay({
    day: DAY,
    memory: missed,
    islands: ISLANDS,
    findRounds: (operation, facts) =>
      operation === '×' ? ['race', 'mill'].map((game) => ({ game, round: { facts: facts.join(' ') } })) : [],
    ...changes,
  });

const DAYS = Array.from({ length: 200 }, (_, index) => DAY + index);
const legsOf = (changes: Partial<DayPlanInput> = {}) => planFor(changes)?.legs ?? [];
const gameOf = (reason: string, changes: Partial<DayPlanInput> = {}) =>
  legsOf(changes).find((leg) => leg.reason === reason)?.game;

describe("Today's voyage", () => {
  it('is the same whenever it is planned on a day, and differs from day to day', () => {
    expect(planFor()).toEqual(planFor());
    const plans = DAYS.map((day) => JSON.stringify(legsOf({ day, memory: NO_MEMORY })));
    expect(new Set(plans).size).toBeGreaterThan(3);
  });

  it('has two or three different islands on every day', () => {
    for (const day of DAYS)
      for (const memory of [missed, NO_MEMORY]) {
        const games = legsOf({ day, memory }).map(({ game }) => game);
        expect([2, 3]).toContain(games.length);
        expect(new Set(games).size).toBe(games.length);
      }
  });

  it('does not exist before the first visit to an island', () => {
    expect(planFor({ islands: ISLANDS.map((one) => ({ ...one, stars: null })) })).toBeNull();
  });

  it('has another island to go to for a child who knows only one', () => {
    const legs = legsOf({
      memory: NO_MEMORY,
      islands: ISLANDS.map((one, index) => (index === 0 ? one : { ...one, stars: null })),
    });
    expect(legs.map(({ reason, game }) => [reason, game === 'garden'])).toEqual([
      ['new', false],
      ['loved', true],
    ]);
  });

  it('still has two islands when everything is golden', () => {
    const islands = ISLANDS.map((one) => ({ ...one, stars: 3 }));
    for (const day of DAYS) expect(legsOf({ day, islands, memory: NO_MEMORY })).toHaveLength(2);
  });
});

describe('What is due', () => {
  it('is a round with the most urgent facts, on an island that the child knows', () => {
    for (const day of DAYS) {
      const [due] = legsOf({ day });
      expect([due?.reason, due?.game]).toEqual(['due', 'race']);
      expect(due?.round['facts']?.split(' ').toSorted()).toEqual([...FACTS].toSorted());
    }
  });

  it('is left out if only one or two facts are due', () => {
    const few = createMemory({ '6x7': 'rm', '7x8': 'rm' }, DAY - 2);
    expect(gameOf('due', { memory: few })).toBeUndefined();
  });

  it('is the island of a weak skill if no facts are due', () => {
    const memory = createMemory({ 'money.change': 'mm', 'time.convert': 'qq' }, DAY - 1);
    const islands = ISLANDS.map((one) =>
      one.game === 'market'
        ? { ...one, stars: 1, skills: ['money.change'] }
        : one.game === 'clock'
          ? { ...one, stars: 1, skills: ['time.convert'] }
          : one,
    );
    expect(gameOf('due', { memory, islands })).toBe('market');
  });

  describe('if games divide their skills', () => {
    const islands = ISLANDS.map((one) =>
      one.game === 'garden'
        ? { ...one, skills: Object.values(fractionSkills) }
        : one.game === 'race'
          ? { ...one, skills: Object.values(moneySkills) }
          : one,
    );
    const dueWith = (histories: Parameters<typeof createMemory>[0]) =>
      gameOf('due', { memory: createMemory(histories, DAY - 1), islands });

    it('is the island of a weak part', () => {
      expect(dueWith({ 'fraction.add.same': 'mm' })).toBe('garden');
      expect(dueWith({ 'money.change.tens': 'mm', 'fraction.add.same': 'qq' })).toBe('race');
    });

    it('is what an earlier version stored only until one of its parts has been asked', () => {
      expect(dueWith({ 'fraction.add': 'mm' })).toBe('garden');
      expect(dueWith({ 'fraction.add': 'mm', 'fraction.add.same': 'qqqq' })).toBeUndefined();
    });
  });

  it('does not contain facts that are known or were never asked', () => {
    const memory = createMemory({ '6x7': 'qqqq', '7x8': 'rm' }, DAY - 1);
    expect(getUrgency(memory, '6x7', DAY)).toBe(0);
    expect(getUrgency(memory, '7x8', DAY)).toBeGreaterThan(1);
    expect(getUrgency(memory, '9x9', DAY)).toBe(0);
  });

  it('contains a known fact again once it has become rusty', () => {
    const memory = createMemory({ '6x7': 'qqqq' }, DAY - 200);
    expect(getUrgency(memory, '6x7', DAY)).toBeGreaterThan(0);
  });
});

describe('What is new', () => {
  it('is never for children who are much older than those of the mastered islands', () => {
    const games = DAYS.map((day) => gameOf('new', { day, memory: NO_MEMORY }));
    expect(new Set(games)).toEqual(new Set(['market', 'clock']));
  });

  it('leads further once the next islands are mastered', () => {
    const islands = ISLANDS.map((one) => (one.youngest <= 6 ? { ...one, stars: 2 } : one));
    expect(gameOf('new', { islands })).toBe('mill');
  });

  it('is the island with the fewest stars if all have been visited', () => {
    const islands = ISLANDS.map((one) => ({ ...one, stars: one.game === 'clock' ? 0 : 3 }));
    for (const day of DAYS) {
      const legs = legsOf({ day, islands, memory: NO_MEMORY });
      expect(legs.some(({ game }) => game === 'clock')).toBe(true);
    }
  });
});

/** On how many days an island is the loved one. */
const count = (game: string, islands: readonly PlannedIsland[]): number =>
  DAYS.filter((day) => gameOf('loved', { day, islands, memory: NO_MEMORY }) === game).length;

describe('What is loved', () => {
  it('is an island that the child has visited', () => {
    expect(count('garden', ISLANDS) + count('race', ISLANDS)).toBe(DAYS.length);
  });

  it('is more often an island with more stars, and still more often one with a heart', () => {
    const before = count('race', ISLANDS);
    expect(count('garden', ISLANDS)).toBeGreaterThan(before);
    const hearted = ISLANDS.map((one) => (one.game === 'race' ? { ...one, hasHeart: true } : one));
    expect(count('race', hearted)).toBeGreaterThan(before);
    expect(count('race', hearted)).toBeGreaterThan(DAYS.length / 2);
  });
});
