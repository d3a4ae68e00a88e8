import type { TopicText } from '../topic.ts';

export const TIME_TEXT = {
  'oclock-and-half-past': {
    title: 'O’clock and half past',
    summary: 'Reading a clock at o’clock and half past, with a free game, a worksheet with clocks, and lessons.',
    steps: [
      'The short hand shows the hour.',
      'The long hand at 12 means o’clock. At 6 it means half past.',
      'At half past, the short hand is between two numbers.',
    ],
    searchTerms: ['telling the time', 'tell the time', 'read a clock', 'hour', 'half hour', 'analogue'],
  },
  'time-to-five-minutes': {
    title: 'Tell the time to five minutes',
    summary:
      'Reading a clock to five minutes, such as 25 past 4, with a free game, a worksheet with clocks, and lessons.',
    steps: [
      'Read the short hand first: the hour is the number that it has just passed.',
      'Count in fives for the long hand: 1 is 5, 2 is 10, 3 is a quarter past.',
      'After 6 you can also count back from the next hour.',
    ],
    searchTerms: [
      'telling the time',
      'tell the time',
      'read a clock',
      'quarter past',
      'quarter to',
      'analogue',
      'minutes',
    ],
  },
  'time-to-the-minute': {
    title: 'Tell the time to the minute',
    summary: 'Reading a clock to the nearest minute, with a free game and lessons.',
    steps: [
      'Read the hour from the short hand.',
      'Count in fives up to the number before the long hand.',
      'Then count the small marks one by one.',
    ],
    searchTerms: ['telling the time', 'tell the time', 'read a clock', 'nearest minute', 'analogue'],
  },
  '24-hour-clock': {
    title: 'The 24-hour clock',
    summary: 'Reading and comparing times on the 24-hour clock, such as 15:30, with a free game and lessons.',
    steps: [
      'From 1:00 to 12:59, the hours are the ones that you know.',
      'From 13:00 on, take 12 away: 15:30 is 3:30 in the afternoon.',
    ],
    searchTerms: ['digital clock', 'am and pm', 'twenty-four hour', 'military time', 'convert times'],
  },
  'hours-and-minutes': {
    title: 'Hours into minutes, days into hours',
    summary: 'Changing hours into minutes and days into hours, with a free game and lessons.',
    steps: [
      'An hour has 60 minutes, and a day has 24 hours.',
      '2 hours is 2 × 60 = 120 minutes.',
      'Add the minutes that are left over.',
    ],
    searchTerms: ['converting units of time', 'minutes in an hour', 'hours in a day', 'convert'],
  },
  'how-long-does-it-take': {
    title: 'How long does it take?',
    summary: 'Finding how long something takes, or when it ends, such as 3:45 to 4:10, with a free game.',
    steps: [
      'Go up to the next hour first: from 3:45 to 4:00 is 15 minutes.',
      'Then go on: from 4:00 to 4:10 is 10 minutes.',
      'Together that is 25 minutes.',
    ],
    searchTerms: ['elapsed time', 'duration', 'time intervals', 'start and end', 'time problems'],
  },
  'earlier-or-later': {
    title: 'Earlier or later?',
    summary: 'Comparing a time in figures with a time in words, such as 3:20 and 20 to 4, with a free game.',
    steps: ['Write both times in figures: 20 to 4 is 3:40.', 'Compare the hours first, then the minutes.'],
    searchTerms: ['comparing times', 'before and after', 'digital and analogue', 'time in words'],
  },
  'days-of-the-week': {
    title: 'Days of the week',
    summary: 'Counting days forward and back in the week, with a free game and lessons.',
    steps: [
      'Say the days in order and count: for three days after Monday, say Tuesday, Wednesday, Thursday.',
      'After seven days it is the same day again.',
    ],
    searchTerms: ['calendar', 'dates', 'weekday', 'week', 'yesterday and tomorrow'],
  },
} satisfies Readonly<Record<string, TopicText>>;
