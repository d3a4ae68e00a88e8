import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBoardRound, getTurnSeed, parseWeek, printWeek, WEEK, type Week } from '../../../machines/core/week-link';

const WEEK_OF_TABLES: Week = {
  order: 'any',
  legs: [
    {
      game: 'math-facts',
      settings: { mode: 'multiplication' },
      tables: { operation: '×', numbers: [3, 4, 8, 12] },
      seed: null,
      length: { unit: 'minutes', count: 10 },
    },
    {
      game: 'times-tables',
      settings: { size: '3', time: 'none' },
      tables: null,
      seed: 4_294_967_295,
      length: { unit: 'rounds', count: 1 },
    },
  ],
};

const leg = fc.record({
  game: fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/),
  settings: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), fc.stringMatching(/^[a-zA-Z\d-]{1,8}$/), {
    maxKeys: 2,
    noNullPrototype: true,
  }),
  tables: fc.option(
    fc.record({
      operation: fc.constantFrom('×' as const, '÷' as const),
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
    }),
  ),
  seed: fc.option(fc.integer({ min: 0, max: 2 ** 32 - 1 })),
  length: fc.record({
    unit: fc.constantFrom('minutes' as const, 'rounds' as const),
    count: fc.integer({ min: 1, max: 60 }),
  }),
});
const weeks: fc.Arbitrary<Week> = fc.record({
  order: fc.constantFrom('days' as const, 'any' as const),
  legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
});

describe('The link of a week', () => {
  it('is short, and has nothing in it that a messenger or an address changes', () => {
    const text = printWeek(WEEK_OF_TABLES);
    expect(text.length).toBeLessThan(100);
    expect(new URLSearchParams({ w: text }).toString()).toBe(`w=${text}`);
  });

  it('says what was printed, for any week', () => {
    const isRead = fc.check(
      fc.property(weeks, (week) => {
        const text = printWeek(week);
        fc.pre(text.length <= WEEK.maxLength);
        expect(parseWeek(text)).toEqual({ type: 'week', week });
      }),
    );
    expect(isRead.failed).toBe(false);
  });

  it('always has the same text, so that links from today can be read in a year', () => {
    expect(printWeek(WEEK_OF_TABLES)).toBe(
      '1a_math-facts.10m.mode-multiplication.x348c_times-tables.1r.size-3.time-none.s1z141z3_djvy',
    );
  });

  it('is damaged when it is cut off anywhere', () => {
    const text = printWeek(WEEK_OF_TABLES);
    for (let end = 0; end < text.length; end++) expect(parseWeek(text.slice(0, end)).type).toBe('damaged');
  });

  it('is not accepted after any change of one character', () => {
    const text = printWeek(WEEK_OF_TABLES);
    const changed = Array.from(text, (_, at) =>
      Array.from('abcxyz0189._-', (sign) => text.slice(0, at) + sign + text.slice(at + 1)),
    ).flat();
    expect(changed.filter((one) => one !== text && parseWeek(one).type === 'week')).toEqual([]);
  });

  it('of a newer version is recognised, whatever follows', () => {
    expect(parseWeek('2a_anything!').type).toBe('newer');
    expect(parseWeek('12x').type).toBe('newer');
  });

  it('that anybody made up is never a week, and never throws', () => {
    const madeUp = fc.sample(fc.string(), { numRuns: 1000, seed: 54 });
    expect(madeUp.filter((text) => parseWeek(text).type === 'week')).toEqual([]);
  });
});

describe('The numbers of a week', () => {
  it('give each week codes of its own', () => {
    const text = printWeek(WEEK_OF_TABLES);
    expect(getBoardRound(text)).toEqual(getBoardRound(text));
    expect(getBoardRound(text)).not.toEqual(getBoardRound(printWeek({ ...WEEK_OF_TABLES, order: 'days' })));
  });

  it('give everyone the same questions in every turn, and other ones in the next', () => {
    const [free, fixed] = WEEK_OF_TABLES.legs;
    expect([1, 2].map((turn) => getTurnSeed(free!, turn))).toEqual([null, null]);
    expect([1, 2].map((turn) => getTurnSeed(fixed!, turn))).toEqual([4_294_967_295, 0]);
  });
});
