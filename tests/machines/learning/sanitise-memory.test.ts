/* A memory limits what it accepts from outside, and recovers from a wrong clock. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_DAY } from '../../../machines/learning/days';
import { ENTRY_SPEED } from '../../../machines/learning/entry-speed';
import { getTrace, isRusty, MEMORY, type Memory, NO_MEMORY, remember } from '../../../machines/learning/memory';
import { packMemory, unpackMemory } from '../../../machines/learning/pack-memory';
import { MEMORY_LIMITS, sanitiseMemory } from '../../../machines/learning/sanitise-memory';
import { FACT_SKILLS, SUM_KINDS } from '../../../machines/learning/skills';
import { propertyRuns } from '../../helpers/property-runs';
import { answers } from './arbitraries';

const TODAY = 20_700;
const YEAR = 365;

const right = (memory: Memory, day: number, skill = '1x7'): Memory =>
  remember(memory, { skill, isCorrect: true, ms: 900, by: 'keys', digits: 1, time: 'normal', day });
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Strings in packed form, with any possible content in each part. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
const signs = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...SIGNS), ...length });
// A first character that keeps the trace's number within its limit.
const trace = signs({ minLength: 6, maxLength: 6 }).map((rest) => `A${rest}`);
const name = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('\ud800', '\udfff', 'a', '😀', '%3A', '__proto__'), { maxLength: 4 })
    .map((all) => all.join('')),
);
const kind = fc.tuple(name, trace).map(([one, packed]) => `${one.replaceAll(/[;:,]/g, '')}:${packed}`);
const hand = fc
  .tuple(
    signs({ minLength: 0, maxLength: 6 }),
    fc.array(signs({ minLength: 0, maxLength: 40 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([day, times]) => [day, ...times].join(':'));
const texts = fc
  .tuple(
    fc.array(fc.oneof(trace, fc.constant('.')), { maxLength: 20 }),
    fc.array(kind, { maxLength: 6 }),
    fc.array(fc.oneof(hand, fc.constant('')), { maxLength: 4 }),
    fc.oneof(
      fc.constant(''),
      fc.subarray(SIGNS).map((all) => `.${all.join('')}`),
    ),
  )
  .map(([facts, kinds, hands, tables]) => ['1', facts.join(''), kinds.join(','), hands.join(','), tables].join(';'));

describe('Packing', () => {
  it('never fails on anything that unpacking has accepted, and restores it', () => {
    let letIn = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const memory = unpackMemory(text);
        if (memory === null) return;
        letIn += 1;
        expect(unpackMemory(packMemory(memory))).toEqual(memory);
      }),
      propertyRuns(1500),
    );
    expect(letIn).toBeGreaterThan(200);
  });

  it('only drops a kind if its name is a lone surrogate', () => {
    const whole = packMemory(right(right(NO_MEMORY, TODAY), TODAY, 'add.overTen'));
    const [version, facts, kinds, ...rest] = whole.split(';');
    const text = [version, facts, `${kinds},\ud800:ASTEn4P`, ...rest].join(';');
    expect(packMemory(unpackMemory(text)!)).toBe(whole);
  });

  it.each([-400, 40_000, Number.NaN, 1e308])("keeps all skills if the device's clock shows day %d", (day) => {
    const memory = right(right(NO_MEMORY, day), day, 'add.overTen');
    const stored = unpackMemory(packMemory(memory));
    expect(Object.keys(stored?.traces ?? {})).toEqual(['1x7', 'add.overTen']);
    expect(getTrace(stored!, '1x7')).toEqual({ ...getTrace(memory, '1x7'), lastDay: expect.any(Number) });
  });

  it('limits the number of entry times, and drops tables that do not exist', () => {
    const packed = `1;;;AAA:${'_'.repeat(7000)}:${'A'.repeat(7000)}:;.BCM_`;
    const { hands, tables } = unpackMemory(packed) ?? NO_MEMORY;
    expect(hands.keys?.times.map(({ length }) => length)).toEqual([ENTRY_SPEED.remembered, ENTRY_SPEED.remembered, 0]);
    expect(tables).toEqual([1, 2, 12]);
  });
});

describe('A clock that was a year ahead', () => {
  const ahead = range(8).reduce((memory, day) => right(memory, TODAY + YEAR + day), NO_MEMORY);

  it('still counts ten good days as ten', () => {
    const before = getTrace(right(NO_MEMORY, TODAY + YEAR), '1x7')!;
    const after = range(10).reduce((memory, day) => right(memory, TODAY + day), right(NO_MEMORY, TODAY + YEAR));
    expect(getTrace(after, '1x7')).toMatchObject({ days: before.days + 10, lastDay: TODAY + 9 });
    expect(after.hands.keys?.lastDay).toBe(TODAY + 9);
  });

  it('is corrected when its data is read, without losing the levels reached', () => {
    const read = sanitiseMemory(unpackMemory(packMemory(ahead))!, TODAY);
    expect(getTrace(read, '1x7')).toEqual({ ...getTrace(ahead, '1x7'), lastDay: TODAY });
    expect(read.hands.keys).toEqual({ ...ahead.hands.keys, lastDay: TODAY });
    expect(isRusty(read, '1x7', TODAY + 200)).toBe(true);
  });

  it('is not suspected if the device has only travelled west', () => {
    const tomorrow = right(NO_MEMORY, TODAY + 1);
    expect(sanitiseMemory(tomorrow, TODAY)).toEqual(tomorrow);
    expect(getTrace(right(tomorrow, TODAY), '1x7')).toMatchObject({ days: 1, lastDay: TODAY + 1 });
  });
});

describe('Sanitising the memory', () => {
  it('changes nothing if all answers were given up to today', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 40 }), (given) => {
        const memory = given.reduce(remember, NO_MEMORY);
        expect(sanitiseMemory(memory, TODAY)).toEqual(memory);
      }),
      propertyRuns(100),
    );
  });

  it('leaves every day alone if the device clock has been reset', () => {
    const memory = right(NO_MEMORY, TODAY);
    for (const day of [0, 365, FIRST_DAY - 1]) expect(sanitiseMemory(memory, day)).toEqual(memory);
  });

  it('keeps all facts and sums and some skills of games, but at most 36 KB in total', () => {
    const packedTrace = 'ASTEn4P';
    const others = range(5000).map(
      (index) => `${'語'.repeat(MEMORY_LIMITS.maxNameLength - 4)}${1000 + index}:${packedTrace}`,
    );
    const sums = SUM_KINDS.map((skill) => `${skill}:${packedTrace}`);
    const hands = range(3).map(() => `___:${'_'.repeat(50)}:${'_'.repeat(50)}:${'_'.repeat(50)}`);
    const text = [
      '1',
      FACT_SKILLS.map(() => packedTrace).join(''),
      [...others, 'x'.repeat(4000) + `:${packedTrace}`, ...sums].join(','),
      hands.join(','),
      `.${SIGNS.slice(1).join('')}`,
    ].join(';');
    const memory = sanitiseMemory(unpackMemory(text)!, MEMORY.max.lastDay);
    expect(Object.keys(memory.traces)).toEqual(expect.arrayContaining([...FACT_SKILLS, ...SUM_KINDS]));
    expect(Object.keys(memory.traces).length).toBe(FACT_SKILLS.length + SUM_KINDS.length + MEMORY_LIMITS.maxGameSkills);
    expect(packMemory(memory).length).toBeLessThan(36 * 1024);
  });
});
