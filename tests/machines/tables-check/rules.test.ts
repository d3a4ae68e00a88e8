import { describe, expect, it } from 'vitest';
import {
  checkMs,
  getCheckConditions,
  isStandardCheck,
  questionSeconds,
  RULES,
} from '../../../machines/tables-check/rules';
import { STANDARD_SETTINGS } from './helpers/check';

describe('The conditions of a check', () => {
  it('are empty for standard settings', () => {
    expect([getCheckConditions(STANDARD_SETTINGS, 0), isStandardCheck([])]).toEqual([[], true]);
  });

  it('still give a standard score with all seven official arrangements', () => {
    const manners = getCheckConditions(
      {
        ...STANDARD_SETTINGS,
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
    expect(isStandardCheck(manners)).toBe(true);
  });

  it.each([
    [{ time: 'longer' }, 0, 'time'],
    [{ time: 'none' }, 0, 'time'],
    [{ reader: 'on' }, 0, 'reader'],
    [{ scan: 'on' }, 0, 'scan'],
    [{ speech: 'on' }, 0, 'speech'],
    [{}, 1, 'pauses'],
  ] as const)('give a non-standard score if they go beyond the official ones: %o', (settings, pauses, manner) => {
    const manners = getCheckConditions({ ...STANDARD_SETTINGS, aloud: 'on', ...settings }, pauses);
    expect([manners, isStandardCheck(manners)]).toEqual([['aloud', manner], false]);
  });

  it('do not give a standard score with an unknown setting', () => {
    expect(isStandardCheck(['telepathy'])).toBe(false);
  });
});

describe('The time limits', () => {
  it('match the official check, double it, or are off', () => {
    const limits = (['normal', 'longer', 'none'] as const).map((time) => [
      questionSeconds({ ...STANDARD_SETTINGS, time }),
      checkMs(time),
    ]);
    expect([RULES.gapMs, ...limits]).toEqual([3000, [6, 1_800_000], [12, 3_600_000], [null, null]]);
  });
});
