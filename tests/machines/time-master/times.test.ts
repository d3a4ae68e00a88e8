import { describe, expect, it } from 'vitest';
import { addMinutes, getJumps } from '../../../machines/time-master/times';
import { format24HourTime } from '../../../src/games/time-master/digital-time';
import {
  formatDuration,
  formatShortDuration,
  formatTime,
  getDayName,
  timeInWords,
} from '../../../src/games/time-master/time-text';
import { indicesUpTo } from '../../helpers/seeds';

const at = (hours: number, minutes = 0): number => 60 * hours + minutes;

describe('A time of day', () => {
  it.each([
    [at(0), '12:00 AM', '00:00', 'midnight'],
    [at(0, 15), '12:15 AM', '00:15', 'quarter past 12 at night'],
    [at(1), '1:00 AM', '01:00', "1 o'clock in the morning"],
    [at(9, 5), '9:05 AM', '09:05', '5 past 9 in the morning'],
    [at(11, 45), '11:45 AM', '11:45', 'quarter to 12 in the morning'],
    [at(12), '12:00 PM', '12:00', 'noon'],
    [at(12, 30), '12:30 PM', '12:30', 'half past 12 in the afternoon'],
    [at(12, 50), '12:50 PM', '12:50', '10 to 1 in the afternoon'],
    [at(15, 45), '3:45 PM', '15:45', 'quarter to 4 in the afternoon'],
    [at(18, 25), '6:25 PM', '18:25', '25 past 6 in the evening'],
    [at(21), '9:00 PM', '21:00', "9 o'clock at night"],
    [at(23, 55), '11:55 PM', '23:55', '5 to 12 at night'],
  ])('%i minutes after midnight is %s, on the 24-hour clock %s, in words %s', (time, figures, dayClock, text) => {
    expect([formatTime(time), format24HourTime(time), timeInWords(time)]).toEqual([figures, dayClock, text]);
  });

  it('uses different words for every five minutes', () => {
    expect(new Set(indicesUpTo(288).map((step) => timeInWords(5 * step))).size).toBe(288);
  });

  it('wraps at noon and midnight', () => {
    expect(formatTime(addMinutes(at(11, 30), 60))).toBe('12:30 PM');
    expect(formatTime(addMinutes(at(23, 30), 60))).toBe('12:30 AM');
    expect(formatTime(addMinutes(at(0, 30), -60))).toBe('11:30 PM');
  });
});

describe('A duration', () => {
  it.each([
    [155, '2 hours 35 minutes', '2 h 35 min'],
    [61, '1 hour 1 minute', '1 h 1 min'],
    [120, '2 hours', '2 h'],
    [45, '45 minutes', '45 min'],
    [0, '0 minutes', '0 min'],
  ])('of %i minutes is %s', (minutes, full, short) => {
    expect([formatDuration(minutes), formatShortDuration(minutes)]).toEqual([full, short]);
  });
});

describe('The jumps along a duration', () => {
  it.each([
    [
      at(10, 45),
      155,
      [
        ['toHour', 15],
        ['hours', 120],
        ['rest', 20],
      ],
    ],
    [
      at(3),
      150,
      [
        ['hours', 120],
        ['rest', 30],
      ],
    ],
    [
      at(3, 30),
      90,
      [
        ['toHour', 30],
        ['hours', 60],
      ],
    ],
    [at(3, 10), 20, [['rest', 20]]],
    [
      at(3, 50),
      20,
      [
        ['toHour', 10],
        ['rest', 10],
      ],
    ],
    [at(3, 50), 10, [['toHour', 10]]],
    [at(3), 15, [['rest', 15]]],
  ])('from %i minutes on, %i minutes long: %j', (start, length, jumps) => {
    expect(getJumps(start, length).map(({ kind, minutes }) => [kind, minutes])).toEqual(jumps);
  });

  it('add up to the duration from any starting time', () => {
    for (const start of indicesUpTo(60)) {
      for (const length of indicesUpTo(200).map((minutes) => minutes + 1)) {
        const jumps = getJumps(start, length);
        expect(jumps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(length);
        expect(
          jumps.every(({ kind, minutes }) => minutes > 0 && (kind === 'hours' ? minutes % 60 === 0 : minutes < 60)),
        ).toBe(true);
      }
    }
  });
});

describe('A day', () => {
  it('keeps its name in every week', () => {
    expect([getDayName(0), getDayName(6), getDayName(7), getDayName(-1), getDayName(-13)]).toEqual([
      'Monday',
      'Sunday',
      'Monday',
      'Sunday',
      'Tuesday',
    ]);
  });
});
