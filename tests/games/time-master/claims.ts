import { type Question, questionAt } from '../../../machines/time-master/questions';
import { DIFFICULTIES } from '../../../machines/time-master/rules';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

export const claims = createClaims<Question>({
  settings: ['difficulty'],
  draw: (seed, round) => {
    const difficulty = DIFFICULTIES.find((one) => one === round['difficulty']) ?? DIFFICULTIES[0];
    return indicesUpTo(10).map((number) => questionAt(seed, { difficulty }, number));
  },
  practises: {
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
    /** Time intervals in minutes. */
    '3.MD.A.1': { 'an interval': ({ asked }) => asked.type === 'elapsedTime' },
  },
});
