import { describe, expect, it } from 'vitest';
import { checkMs, isStandard, mannersOf, questionSeconds, RULES } from '../../../machines/tables-check/rules';
import { USUAL } from './helpers/check';

describe('How a check was taken', () => {
  it('says nothing of a check as it is by itself', () => {
    expect([mannersOf(USUAL, 0), isStandard([])]).toEqual([[], true]);
  });

  it('has a standard score with all seven arrangements of the check', () => {
    const manners = mannersOf(
      {
        ...USUAL,
        alert: 'on',
        colours: 'blue-cream',
        letters: 'largest',
        helper: 'on',
        next: 'on',
        aloud: 'on',
        pad: 'off',
      },
      0,
    );
    expect(manners).toEqual(['alert', 'colours', 'letters', 'helper', 'next', 'aloud', 'pad']);
    expect(isStandard(manners)).toBe(true);
  });

  it.each([
    [{ time: 'longer' }, 0, 'time'],
    [{ time: 'none' }, 0, 'time'],
    [{ reader: 'on' }, 0, 'reader'],
    [{ scan: '2' }, 0, 'scan'],
    [{ speech: 'on' }, 0, 'speech'],
    [{}, 1, 'pauses'],
  ] as const)('has a score of its own with what goes beyond the check: %o', (settings, pauses, manner) => {
    const manners = mannersOf({ ...USUAL, aloud: 'on', ...settings }, pauses);
    expect([manners, isStandard(manners)]).toEqual([['aloud', manner], false]);
  });

  it('has no standard score with something that nobody knows', () => {
    expect(isStandard(['telepathy'])).toBe(false);
  });
});

describe('The limits', () => {
  it('are those of the check, doubled, or none', () => {
    expect([questionSeconds(USUAL), checkMs(USUAL), RULES.gapMs]).toEqual([6, 1_800_000, 3000]);
    expect([questionSeconds({ ...USUAL, time: 'longer' }), checkMs({ ...USUAL, time: 'longer' })]).toEqual([
      12, 3_600_000,
    ]);
    expect([questionSeconds({ ...USUAL, time: 'none' }), checkMs({ ...USUAL, time: 'none' })]).toEqual([null, null]);
  });

  it('let a scan come to every key before its time is up', () => {
    expect([questionSeconds({ ...USUAL, scan: '2' }), checkMs({ ...USUAL, scan: '2' })]).toEqual([6 + 58, null]);
  });
});
