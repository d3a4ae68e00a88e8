import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DayPlan,
  type DayVoyages,
  GIFTS,
  giftsOf,
  islandsOfWeek,
  isWelcomeDue,
  land,
  latestGift,
  mergeDayVoyages,
  NO_DAY_VOYAGES,
  nextLeg,
  planOf,
  sailHome,
  setOut,
  welcome,
} from '../../../machines/core/day-voyage';

const DAY = 20_700;

const planFor = (day: number, ...games: readonly string[]): DayPlan => ({
  day,
  legs: games.map((game) => ({ game, reason: 'loved', round: {}, isDone: false })),
  stage: 'sailing',
});

const sailed = (voyages: DayVoyages, day: number, ...games: readonly string[]): DayVoyages =>
  games.reduce((now, game) => land(now, game, day), setOut(voyages, planFor(day, ...games)));

describe('A voyage', () => {
  it('leads from island to island and then home, where it brings one thing', () => {
    const begun = setOut(NO_DAY_VOYAGES, planFor(DAY, 'mill', 'clock'));
    expect(nextLeg(begun.plan)?.game).toBe('mill');
    const landed = land(begun, 'mill', DAY);
    expect([nextLeg(landed.plan)?.game, giftsOf(landed)]).toEqual(['clock', []]);
    const home = land(landed, 'clock', DAY);
    expect([nextLeg(home.plan), home.plan?.stage, latestGift(home)]).toEqual([null, 'home', GIFTS[0]]);
  });

  it('ignores rounds on other islands, and a second round on the same one', () => {
    const landed = land(setOut(NO_DAY_VOYAGES, planFor(DAY, 'mill', 'clock')), 'mill', DAY);
    expect(land(landed, 'mill', DAY)).toBe(landed);
    expect(land(landed, 'market', DAY)).toBe(landed);
    expect(land(NO_DAY_VOYAGES, 'mill', DAY)).toBe(NO_DAY_VOYAGES);
  });

  it('is begun once a day, and anew on the next one', () => {
    const begun = setOut(NO_DAY_VOYAGES, planFor(DAY, 'mill'));
    expect(setOut(begun, planFor(DAY, 'clock'))).toBe(begun);
    expect(setOut(begun, planFor(DAY + 1, 'clock')).plan?.legs[0]?.game).toBe('clock');
  });

  it('ends at midnight, when the next one can begin', () => {
    const begun = land(setOut(NO_DAY_VOYAGES, planFor(DAY, 'mill', 'clock')), 'mill', DAY);
    expect(land(begun, 'clock', DAY + 1)).toBe(begun);
    expect(sailHome(begun, DAY + 1)).toBe(begun);
    const next = setOut(begun, planFor(DAY + 1, 'clock', 'market'));
    expect(nextLeg(land(next, 'clock', DAY + 1).plan)?.game).toBe('market');
  });

  it('that came home late is welcomed after midnight too, but only once', () => {
    const home = sailed(NO_DAY_VOYAGES, DAY, 'mill');
    expect(isWelcomeDue(home, DAY + 1)).toBe(true);
    expect(isWelcomeDue(home, DAY + 2)).toBe(false);
    expect(isWelcomeDue(welcome(home), DAY + 1)).toBe(false);
  });

  it('counts if the time for play is over after its first island, and not before', () => {
    const begun = setOut(NO_DAY_VOYAGES, planFor(DAY, 'mill', 'clock'));
    expect(sailHome(begun, DAY)).toBe(begun);
    expect(giftsOf(sailHome(land(begun, 'mill', DAY), DAY))).toHaveLength(1);
  });

  it('belongs to the next day too if a child has travelled west, and to no other day', () => {
    const begun = setOut(NO_DAY_VOYAGES, planFor(DAY, 'mill'));
    expect([-2, -1, 0, 1].map((days) => planOf(begun, DAY + days) !== null)).toEqual([false, true, true, false]);
  });
});

describe('The harbour', () => {
  it('gets everything in its order and loses nothing in days without a voyage', () => {
    let voyages = NO_DAY_VOYAGES;
    for (let index = 0; index < GIFTS.length; index++) {
      voyages = sailed(voyages, DAY + 9 * index, 'mill');
      expect(giftsOf(voyages)).toEqual(GIFTS.slice(0, index + 1));
    }
  });

  it('gets nothing new once everything is there', () => {
    const full = { ...NO_DAY_VOYAGES, homecomings: GIFTS.length };
    const home = sailed(full, DAY, 'mill');
    expect([giftsOf(home), latestGift(home)]).toEqual([GIFTS, null]);
  });
});

describe('The week', () => {
  it('shows each island of the last seven days once, in the order of the visits', () => {
    const voyages = [
      [0, 'old'],
      [1, 'mill'],
      [3, 'clock'],
      [7, 'mill'],
      [7, 'market'],
    ].reduce((now, [day, game]) => sailed(now, DAY + Number(day), String(game)), NO_DAY_VOYAGES);
    const second = sailed(NO_DAY_VOYAGES, DAY + 7, 'mill', 'market');
    expect(islandsOfWeek(voyages, DAY + 7)).toEqual(['mill', 'clock']);
    expect(islandsOfWeek(second, DAY + 7)).toEqual(['mill', 'market']);
    expect(islandsOfWeek(second, DAY + 14)).toEqual([]);
  });

  it('counts a visit that a wrong clock has put into the future as one of today', () => {
    const ahead = sailed(NO_DAY_VOYAGES, DAY + 365, 'mill');
    expect(islandsOfWeek(ahead, DAY)).toEqual(['mill']);
    const later = land(setOut(ahead, planFor(DAY, 'clock')), 'clock', DAY);
    expect(later.visits).toEqual([
      [DAY, 'mill'],
      [DAY, 'clock'],
    ]);
  });
});

const islandsOn = (voyages: DayVoyages): readonly string[] => islandsOfWeek(voyages, DAY).toSorted();

const voyagesArbitrary: fc.Arbitrary<DayVoyages> = fc.record({
  plan: fc.constantFrom(null, planFor(DAY, 'mill'), planFor(DAY - 1, 'clock', 'market')),
  visits: fc.array(fc.tuple(fc.integer({ min: DAY - 9, max: DAY }), fc.constantFrom('mill', 'clock')), {
    maxLength: 9,
  }),
  homecomings: fc.nat(20),
});

describe('Two devices', () => {
  it('keep everything of both, whatever the order and however often they are merged', () => {
    fc.assert(
      fc.property(voyagesArbitrary, voyagesArbitrary, (here, other) => {
        const both = mergeDayVoyages(here, other);
        expect(both.homecomings).toBe(Math.max(here.homecomings, other.homecomings));
        expect(mergeDayVoyages(both, other)).toEqual(both);
        expect(islandsOn(both)).toEqual(islandsOn(mergeDayVoyages(other, here)));
        expect(both.plan).toEqual(here.plan ?? other.plan);
      }),
    );
  });
});
