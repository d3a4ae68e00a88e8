import { type Question, questionAt } from '../../../machines/time-master/questions';
import { DIFFICULTIES, ROUND_TYPES } from '../../../machines/time-master/rules';
import type { ClockReading } from '../../../machines/time-master/time-problem';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

const isRead =
  (shows: ClockReading['shows'], isExact: (minutes: number) => boolean = () => true) =>
  ({ asked }: Question): boolean =>
    asked.type === 'clockReading' && asked.shows === shows && isExact(asked.time % 60);

export const claims = createClaims<Question>({
  settings: ['difficulty', 'type'],
  draw: (seed, round) => {
    const difficulty = settingOf(round, 'difficulty', DIFFICULTIES);
    const type = settingOf(round, 'type', ROUND_TYPES);
    return indicesUpTo(10).map((number) => questionAt(seed, { difficulty, type }, number));
  },
  practises: {
    'Tell the time to the hour and half past the hour …': {
      'a full hour': isRead('hands', (minutes) => minutes === 0),
      'half past': isRead('hands', (minutes) => minutes === 30),
    },
    'Tell … the time to five minutes, including quarter past/to the hour …': {
      'five minutes': isRead('hands', (minutes) => minutes % 15 !== 0),
      'a quarter': isRead('hands', (minutes) => minutes === 15 || minutes === 45),
    },
    'Estimate and read time with increasing accuracy to the nearest minute …': {
      'a minute': isRead('hands', (minutes) => minutes % 5 !== 0),
    },
    'Read … and convert time between … digital 12- and 24-hour clocks.': { '24 hours': isRead('dayClock') },
    /** Tell and write time in hours and half-hours with analogue and digital clocks. */
    '1.MD.B.3': { hands: isRead('hands'), figures: isRead('figures') },
    /** Tell and write time to the nearest five minutes with analogue and digital clocks. */
    '2.MD.C.7': { hands: isRead('hands'), figures: isRead('figures') },
    'Know the number of minutes in an hour …': {
      'minutes of hours': ({ asked }) => asked.type === 'timeConversion' && asked.unit === 'minutes',
    },
    'Know … the number of hours in a day.': {
      'hours of days': ({ asked }) => asked.type === 'timeConversion' && asked.unit === 'hours',
    },
    'Solve problems involving converting from hours to minutes …': {
      'minutes of hours': ({ asked }) => asked.type === 'timeConversion' && asked.unit === 'minutes',
    },
    'Recognise and use language relating to dates, including days of the week …': {
      'a day of the week': ({ asked }) => asked.type === 'dateArithmetic',
    },
    'Compare … time [for example … earlier, later].': { 'two times': ({ asked }) => asked.type === 'timeComparison' },
    'Compare durations of events [for example, to calculate the time taken by particular events or tasks].': {
      'the time between two times': ({ asked }) => asked.type === 'elapsedTime' && asked.asks === 'length',
    },
    /** Time intervals in minutes, and time to the nearest minute. */
    '3.MD.A.1': {
      'an interval or a minute': ({ asked }) => asked.type === 'elapsedTime' || asked.type === 'clockReading',
    },
  },
});
