import type { Question } from '../../../machines/time-master/questions';
import { getHourOnFace, HOUR } from '../../../machines/time-master/times';
import type { TimeMistake } from '../../../machines/time-master/typical-mistakes';

/** A kind explanation of the mistake. It must be true of the given answer. */
export function typicalMistakeText({ asked }: Question, slip: TimeMistake): string {
  switch (slip) {
    case 'hourOfHundred':
      return 'An hour has 60 minutes, not 100.';
    case 'minutesForgotten':
      return 'The hours are right! Now add the minutes.';
    case 'dayOfTwelve':
      return 'The clock goes round twice a day: 12 + 12 hours.';
    case 'hourMore':
      return 'So close! Just one hour too many.';
    case 'hourLess':
      return 'So close! One more hour.';
    case 'apart':
      return "Count to the next o'clock first, then add the rest.";
    case 'handsSwapped':
      return 'Look again: the short hand shows the hour.';
    case 'nextHour':
      return asked.type === 'clockReading' && asked.shows === 'hands'
        ? `The short hand is not at ${getHourOnFace(asked.time + HOUR)} yet.`
        : 'So close! Just one hour too many.';
    case 'numberForMinutes':
      return 'For the long hand, count the numbers in fives.';
    case 'pastForTo':
      return asked.type === 'clockReading' && asked.time % HOUR > HOUR / 2
        ? 'More than 30 minutes have passed.'
        : 'Fewer than 30 minutes have passed.';
    case 'otherHalf':
      return 'Right time! Just swap AM and PM.';
    case 'otherWay':
      return asked.type === 'timeComparison' && asked.asks === 'later' ? 'That one is earlier.' : 'That one is later.';
    case 'dayShort':
      return 'So close! Start counting from the day after.';
    case 'dayBeyond':
      return 'So close! Just one day too far.';
    case 'otherDirection':
      return asked.type === 'dateArithmetic' && asked.days < 0
        ? 'You counted forwards. This one goes back.'
        : 'You counted back. This one goes forwards.';
  }
}
