import { describe, expect, it } from 'vitest';
import { getTopic, practiceTopic } from '../../../machines/time-master/practice';
import type { ElapsedTime, TimeProblem } from '../../../machines/time-master/time-problem';

const elapsed = (start: number, length: number): ElapsedTime => ({
  type: 'elapsedTime',
  asks: 'length',
  start,
  length,
});
const hours: TimeProblem = { type: 'timeConversion', unit: 'minutes', days: 0, hours: 3, minutes: 0 };
const days: TimeProblem = { type: 'timeConversion', unit: 'hours', days: 3, hours: 0, minutes: 0 };
const on: TimeProblem = { type: 'dateArithmetic', day: 0, days: 3 };
const back: TimeProblem = { type: 'dateArithmetic', day: 0, days: -3 };
const compared = (form: 'words' | 'dayClock'): TimeProblem => ({
  type: 'timeComparison',
  asks: 'later',
  first: { time: 0, form: 'figures' },
  second: { time: 5, form },
});

describe('The topic that a question practises', () => {
  it.each([
    [hours, 'minutesInHours'],
    [days, 'hoursInDays'],
    [elapsed(180, 150), 'hoursOnClock'],
    [elapsed(190, 20), 'hoursOnClock'],
    [elapsed(225, 95), 'overTheHour'],
    [elapsed(645, 155), 'overNoon'],
    [elapsed(1400, 100), 'overNoon'],
    [compared('words'), 'comparing'],
    [compared('dayClock'), 'dayClock'],
    [on, 'daysOn'],
    [back, 'daysBack'],
  ] as const)('%j: %s', (asked, practice) => {
    expect(getTopic(asked)).toBe(practice);
  });
});

describe('The suggestion for practice', () => {
  it('is the topic with the most mistakes', () => {
    expect(practiceTopic([on, hours, back, hours])).toBe('minutesInHours');
  });

  it('is the first of several topics with equally many mistakes', () => {
    expect(practiceTopic([back, on, on, back])).toBe('daysBack');
  });

  it('is empty after a round without mistakes', () => {
    expect(practiceTopic([])).toBeNull();
  });
});
