import { describe, expect, it } from 'vitest';
import budgets from '../../bench/budgets.json';
import { applyChanges } from '../../bench/build';
import { GAMES } from '../../bench/games';
import { getLimits } from '../../bench/limits';
import { findExceededLimits, type Measurement, measurementTable } from '../../bench/report';

const drawCalls: Measurement = { name: 'draw calls', value: 4, unit: 'count' };
const memory: Measurement = {
  name: 'memory',
  value: 20_480,
  unit: 'bytes',
  sites: [{ site: 'tick src/stage/swarm.ts:80', weight: 12_288 }],
};

describe('The benchmark report', () => {
  it('accepts results up to their limits, and results without a limit', () => {
    expect(findExceededLimits('hero', [drawCalls, memory], { 'draw calls': 4 })).toEqual([]);
  });

  it('names a result that exceeds its limit, the limit, and the source of the cost', () => {
    const [fault, ...others] = findExceededLimits('hero', [drawCalls, memory], { memory: 10_240 });
    expect(fault).toContain('hero: memory is 20 KB, over its limit of 10 KB.');
    expect(fault).toContain('12 KB  tick src/stage/swarm.ts:80');
    expect(others).toEqual([]);
  });

  it('applies a limit to all results with that name, and says which of them exceeds it', () => {
    const paints = ['/faq', '/auth'].map(
      (of, index): Measurement => ({ name: 'largest paint', of, value: 2000 + 1000 * index, unit: 'milliseconds' }),
    );
    expect(findExceededLimits('site', paints, { 'largest paint': 2500 })).toEqual([
      'site: largest paint, /auth is 3000 ms, over its limit of 2500 ms.',
    ]);
  });

  it('treats a missing or failed measurement as a fault', () => {
    expect(findExceededLimits('hero', [{ ...drawCalls, value: Number.NaN }], { 'draw calls': 4 })).toHaveLength(1);
    expect(findExceededLimits('hero', [], { 'draw calls': 4 })).toEqual([
      'hero: draw calls has a limit but was not measured.',
    ]);
  });

  it('has a row for each result, and marks those that exceed their limits', () => {
    const rows = measurementTable('hero', [drawCalls, { ...memory, unit: 'share', value: 0.5 }], {
      'draw calls': 3,
      memory: 0.6,
    }).split('\n');
    expect(rows).toHaveLength(4);
    expect(rows[2]).toMatch(/draw calls +\| 4 +\| 3 +\| OVER/);
    expect(rows[3]).toMatch(/memory +\| 50 % +\| 60 % +\| ok/);
  });
});

describe('The benchmark games', () => {
  it('have limits only for results that every game has, and the site has its own', () => {
    expect(Object.keys(budgets)).toEqual(['site']);
    for (const { id, things } of GAMES) {
      const inEachRun = 5 * things.length + (things.length - 1);
      expect(Object.keys(getLimits(id))).toHaveLength(18 + inEachRun);
    }
  });
  it('change only strings that still exist in the source', () => {
    expect(applyChanges('a: 1, b: 2', [{ file: 'x.ts', from: 'a: 1', to: 'a: 9' }])).toBe('a: 9, b: 2');
    expect(applyChanges('a\nb\nc', [{ file: 'x.ts', from: 'a\nb', to: 'd\ne\nf' }])).toBe('d e f\n\nc');
    expect(() => applyChanges('a: 1', [{ file: 'x.ts', from: 'c: 3', to: '' }])).toThrow('x.ts');
    const source = 'export const RULES = { a: { b: 1 } } as const;';
    const change = { file: 'x.ts', rule: 'RULES.a.b', to: '9' };
    expect(applyChanges(source, [change])).toBe(`${source}\nRULES.a.b = 9;`);
    expect(() => applyChanges('const RULES = 1;', [change])).toThrow('"export const RULES" occurs 0 times in x.ts');
    expect(() => applyChanges('a: 1, a: 1', [{ file: 'x.ts', from: 'a: 1', to: '' }])).toThrow('2 times');
  });
});
