import { describe, expect, it } from 'vitest';
import { parseTypedAnswer } from '../../../machines/time-master/read-answer';
import type { TimeProblem } from '../../../machines/time-master/time-problem';
import { vocabulary } from '../../../src/games/time-master/typed-time-text';
import { spellings } from '../../helpers/spellings';

const ASKED = {
  end: { type: 'elapsedTime', asks: 'end', start: 0, length: 60 },
  length: { type: 'elapsedTime', asks: 'length', start: 0, length: 60 },
  hours: { type: 'timeConversion', unit: 'hours', days: 3, hours: 0, minutes: 0 },
  minutes: { type: 'timeConversion', unit: 'minutes', days: 0, hours: 3, minutes: 0 },
  day: { type: 'dateArithmetic', day: 0, days: 8 },
} as const satisfies Record<string, TimeProblem>;
const read = (asked: keyof typeof ASKED, typed: string) => parseTypedAnswer({ asked: ASKED[asked] }, typed, vocabulary);

const at = (hours: number, minutes = 0): number => 60 * hours + minutes;

describe('A typed time', () => {
  it.each(
    spellings(
      ['3:45 pm | 3:45PM | 3:45 p.m. |   3.45 Pm  | 03:45 pm | 3 45 pm | 345pm | 15:45 | 15h45', at(15, 45)],
      ['1545 | 15:45 PM | ３：４５ ＰＭ', at(15, 45)],
      ["3 pm | 3 o'clock pm", at(15)],
      ['3:45 am', at(3, 45)],
      ['12 pm | noon | 12 noon | 12:00 noon', at(12)],
      ['12:05 AM | 0:05', at(0, 5)],
      ['24:00 | Midnight | 12:00 midnight', 0],
    ),
  )('as %j is %i minutes after midnight', (typed, time) => {
    expect(read('end', typed)).toBe(time);
  });

  it.each(['3:45', '12:30', '3', '15', '345'])('as %j is incomplete: morning or afternoon?', (typed) => {
    expect(read('end', typed)).toBe('halfMissing');
  });

  it.each(['', 'abc', ':', '3:75 pm', '25:10', '24:30', '15:45 am', '0:30 pm', 'pm', 'toString', '3:45 pm pm'])(
    'as %j is not a time',
    (typed) => {
      expect(read('end', typed)).toBe('unreadable');
    },
  );
});

describe('A typed duration', () => {
  it.each(
    spellings(
      ['4 hours 20 minutes | 4 h 20 min | 4h20 | 4H20M | 4 hrs, 20 mins | 4 hours and 20 minutes', 260],
      ['4 hr. 20 min. | 4:20 | 4:20 h | 260 minutes | 260min | 3 h 80 min | 04 h 20 min | ４ｈ２０', 260],
      ['٤ h ٢٠ min', 260],
      ['٢½ hours | 2.5 hours | 2,5 h | 2½ hours | 2 1/2 hours', 150],
      ['1 hour | an hour', 60],
      ['2 h 0 min', 120],
      ['0 h 45 min', 45],
      ['2.1 h', 126],
      ['½ h | half an hour', 30],
      ['an hour and 5 minutes', 65],
    ),
  )('as %j is %i minutes', (typed, minutes) => {
    expect(read('length', typed)).toBe(minutes);
  });

  it.each(['4', '260', '12'])('as %j is incomplete: hours or minutes?', (typed) => {
    expect(read('length', typed)).toBe('unitMissing');
  });

  it.each(['', 'abc', 'h', '4 h x', '4 h 75', '4 horses', '-4 h', '4:75', '20 min 4 h', '1.234 h', '1,234 h'])(
    'as %j is not a duration',
    (typed) => {
      expect(read('length', typed)).toBe('unreadable');
    },
  );
});

describe('A typed number of hours or minutes', () => {
  it.each(spellings(['72 | 72 hours | 72h | 72 HRS | 72 hr. |  +072  | ７２', 72], ['1,234 | 1 234 hours', 1234]))(
    'as %j is %i',
    (typed, hours) => {
      expect(read('hours', typed)).toBe(hours);
    },
  );

  it('is in the required unit', () => {
    expect([read('minutes', '180 min'), read('minutes', '180 minutes'), read('minutes', '180')]).toEqual([
      180, 180, 180,
    ]);
    expect([read('hours', '3 days'), read('hours', '4320 minutes'), read('minutes', '3 hours')]).toEqual([
      'otherUnit',
      'otherUnit',
      'otherUnit',
    ]);
    expect(read('minutes', '2.5 hours')).toBe('otherUnit');
  });

  it.each(['', 'abc', '-', 'hours', '7x2', '7²', '1/2', '1.234', "1'234"])('is not accepted for %j', (typed) => {
    expect(read('hours', typed)).toBe('unreadable');
  });
});

describe('A typed day', () => {
  it.each(
    spellings(['Tuesday | tuesday |  TUE  | Tues. | tu', 1], ['th', 3], ['Mon', 0], ['sun', 6], ['sa', 5], ['Weds', 2]),
  )('as %j is day %i of the week', (typed, day) => {
    expect(read('day', typed)).toBe(day);
  });

  it.each(['', 't', 's', 'Tuesdays', 'today', '2', 'yesterday'])('is not accepted for %j', (typed) => {
    expect(read('day', typed)).toBe('unreadable');
  });
});
