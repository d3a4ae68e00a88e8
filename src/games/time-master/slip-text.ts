import type { Question } from '../../../machines/time-master/questions';
import type { TimeSlip } from '../../../machines/time-master/slips';

/** What went wrong, kindly; all of it is true of the answer that was given. */
export function slipText({ asked }: Question, slip: TimeSlip): string {
  switch (slip) {
    case 'hourOfHundred':
      return 'An hour has 60 minutes, not 100.';
    case 'minutesForgotten':
      return 'The hours are right! The minutes are still to come.';
    case 'dayOfTwelve':
      return 'The clock goes round twice: 12 hours and 12 more.';
    case 'hourMore':
      return 'So close: just one hour too many.';
    case 'hourLess':
      return 'So close: one hour is still to come.';
    case 'apart':
      return 'Hours and minutes go together. Go to the full hour first.';
    case 'otherHalf':
      return 'The right time! Only AM and PM changed seats.';
    case 'otherWay':
      return asked.type === 'timeComparison' && asked.asks === 'later' ? 'That one is earlier.' : 'That one is later.';
    case 'dayShort':
      return 'So close: one day is still to come. The first day is not counted.';
    case 'dayBeyond':
      return 'So close: just one day too far.';
    case 'otherDirection':
      return asked.type === 'dateArithmetic' && asked.days < 0
        ? 'You went on. This one goes back.'
        : 'You went back. This one goes on.';
  }
}
