/* A memory as a string: it is restored in full, and damage is detected. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_SPEED, type EntrySpeed } from '../../../machines/learning/entry-speed';
import { MEMORY, type Memory, NO_MEMORY, type Trace } from '../../../machines/learning/memory';
import { packMemory, unpackMemory } from '../../../machines/learning/pack-memory';
import { FACT_SKILLS, SUM_KINDS } from '../../../machines/learning/skills';
import { propertyRuns } from '../../helpers/property-runs';
import { memories } from './arbitraries';

const FULL_TRACE: Trace = {
  strength: 1,
  seen: MEMORY.max.seen,
  days: MEMORY.max.days,
  lastDay: MEMORY.max.lastDay,
  bestMs: MEMORY.max.bestMs,
  reached: 'quick',
  isMissed: true,
};
const manyTimes = Array.from({ length: ENTRY_SPEED.remembered }, () => ENTRY_SPEED.maxMs);
const FULL_HAND: EntrySpeed = { lastDay: MEMORY.max.lastDay, times: [manyTimes, manyTimes, manyTimes] };

/** Everything that a child could ever have practised, and thirty more kinds. */
const FULL: Memory = {
  traces: Object.fromEntries(
    [...FACT_SKILLS, ...SUM_KINDS, ...Array.from({ length: 30 }, (_, index) => `fraction.ofSomeKind${index}`)].map(
      (skill) => [skill, FULL_TRACE],
    ),
  ),
  hands: { keys: FULL_HAND, pad: FULL_HAND, touch: FULL_HAND },
  tables: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

describe('A packed memory', () => {
  it('is restored unchanged, and packs to the same string again', () => {
    for (const memory of [NO_MEMORY, FULL]) expect(unpackMemory(packMemory(memory))).toEqual(memory);
    fc.assert(
      fc.property(memories, (memory) => {
        expect(unpackMemory(packMemory(memory))).toEqual(memory);
        expect(packMemory(unpackMemory(packMemory(memory))!)).toBe(packMemory(memory));
      }),
      propertyRuns(300),
    );
  });

  it('is exactly the string that devices already store', () => {
    const trace: Trace = {
      strength: 0.73,
      seen: 12,
      days: 4,
      lastDay: 20_417,
      bestMs: 1800,
      reached: 'quick',
      isMissed: false,
    };
    const hand: EntrySpeed = { lastDay: 20_417, times: [[400, 500], [], [900]] };
    const memory: Memory = {
      traces: { [FACT_SKILLS[1]!]: trace, 'add.overTen': { ...trace, bestMs: null, reached: 'right', isMissed: true } },
      hands: { pad: hand },
      tables: [2, 5, 10],
    };
    // Facts that were never asked are dots.
    expect(packMemory(memory).replace(/\.+;/, ';')).toBe('1;.STEn4KW;add.overTen:STEn4P9;,E_B:EF::J,;.CFK');
  });

  it('has the times of a slow hand in wider steps, where an earlier version does not look for them', () => {
    const hand: EntrySpeed = { lastDay: 20_417, times: [[400, 600], [], [9000]] };
    const memory: Memory = { traces: {}, hands: { pad: hand } };
    expect(packMemory(memory).replace(/\.+;/, ';')).toBe('1;;;,,,,E_B:CD::t,;');
    expect(unpackMemory(packMemory(memory))).toEqual(memory);
  });

  it('takes less than 4 KB when full', () => {
    expect(packMemory(FULL).length).toBeLessThan(4096);
    expect(packMemory(NO_MEMORY).length).toBeLessThan(300);
  });

  it('can be read even if a later version has added facts and parts', () => {
    const [version, facts, kinds, hands, tables] = packMemory(FULL).split(';');
    expect(unpackMemory([version, `${facts}AAAAAAA.`, kinds, `${hands},AAA:::`, tables, 'more'].join(';'))).toEqual(
      FULL,
    );
  });

  it.each([
    '',
    'nonsense',
    '2;.;;',
    '1;AAA;;',
    '1;AAAAAA*;;',
    '1;_______;;',
    '1;AAAAAAA;;',
    '1;;add.overTen;',
    '1;;%E0%A4%A:AAAAAAB;',
    '1;;;AA*:::',
    '1;;;AAA',
    '1;;;AAA:*::',
    '1;;;;CD',
    '1;;;;.DC',
    '1;;;;.*',
  ])('is rejected if it is damaged: "%s"', (text) => {
    expect(unpackMemory(text)).toBeNull();
  });

  it('packs to the same string again or is rejected, for any content', () => {
    const signs = 'AZaz09-_.;:,%'.split('');
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary-ascii' }).map((text) => `1;${text}`),
      fc.string({ unit: fc.constantFrom(...signs) }).map((text) => `1;${text}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const memory = unpackMemory(text);
        expect(memory === null ? null : unpackMemory(packMemory(memory))).toEqual(memory);
      }),
      propertyRuns(500),
    );
  });
});
