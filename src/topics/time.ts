import { TIME_TEXT } from './text/time.ts';
import { withText } from './topic.ts';

export const TIME = withText(TIME_TEXT, [
  {
    slug: 'oclock-and-half-past',
    yearId: 'year1',
    asks: { skills: ['time.read.half'] },
    videos: [],
    lessons: [
      ['tell-the-time-to-the-hour-using-the-hour-hand', 'Tell the time to the hour using the hour hand'],
      ['tell-the-time-to-the-half-hour-using-the-hour-hand', 'Tell the time to the half hour using the hour hand'],
      [
        'tell-the-time-to-the-hour-and-half-hour-using-the-hour-and-minute-hands',
        'Tell the time to the hour and half hour using both hands',
      ],
    ],
    statements: ['tell-time-hour-half-hour'],
  },
  {
    slug: 'time-to-five-minutes',
    yearId: 'year2',
    asks: { skills: ['time.read.five'] },
    videos: [],
    lessons: [
      [
        'tell-and-write-the-time-to-five-minutes-past-on-a-clock-face',
        'Tell the time to five minutes past on a clock face',
      ],
      [
        'tell-and-write-the-time-to-five-minutes-past-and-to-on-a-clock-face',
        'Tell the time to five minutes past and to on a clock face',
      ],
      [
        'tell-and-write-quarter-past-and-quarter-to-on-a-clock-face',
        'Tell quarter past and quarter to on a clock face',
      ],
    ],
    statements: ['tell-write-time-five-minutes'],
  },
  {
    slug: 'time-to-the-minute',
    yearId: 'year3',
    asks: { skills: ['time.read.minute'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['tell-and-write-the-time-to-the-nearest-minute-past', 'Tell and write the time to the nearest minute past'],
      [
        'tell-and-write-the-time-to-the-nearest-minute-past-and-to',
        'Tell and write the time to the nearest minute past and to',
      ],
    ],
    statements: ['estimate-read-time-increasing-accuracy'],
  },
  {
    slug: '24-hour-clock',
    yearId: 'year4',
    asks: { skills: ['time.read.day', 'time.compare.dayAm', 'time.compare.dayPm'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['read-the-time-on-a-12-and-24-hour-digital-clock', 'Read the time on a 12 and 24-hour digital clock'],
      ['convert-between-times-given-in-12-and-24-hours', 'Convert between times given in 12 and 24 hours'],
    ],
    statements: ['read-write-convert-time-analogue'],
  },
  {
    slug: 'hours-and-minutes',
    yearId: 'year4',
    asks: { skills: ['time.convert'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      [
        'know-the-number-of-minutes-in-an-hour-and-hours-in-a-day',
        'Know the number of minutes in an hour and hours in a day',
      ],
      ['convert-from-hours-to-minutes-and-minutes-to-seconds', 'Convert from hours to minutes and minutes to seconds'],
    ],
    statements: ['number-minutes-hour-number-hours', 'solve-problems-involving-converting-hours'],
  },
  {
    slug: 'how-long-does-it-take',
    yearId: 'year3',
    asks: {
      skills: [
        'time.elapsed.long',
        'time.elapsed.longOverHour',
        'time.elapsed.longOverNoon',
        'time.elapsed.end',
        'time.elapsed.endOverHour',
        'time.elapsed.endOverNoon',
      ],
    },
    hasNoWorksheet: true,
    videos: [],
    lessons: [],
    statements: ['compare-durations-events-example-calculate'],
  },
  {
    slug: 'earlier-or-later',
    yearId: 'year3',
    asks: { skills: ['time.compare.hour', 'time.compare.half', 'time.compare.past', 'time.compare.to'] },
    hasNoWorksheet: true,
    videos: [],
    lessons: [],
    statements: ['practical-problems-time'],
  },
  {
    slug: 'days-of-the-week',
    yearId: 'year1',
    asks: {
      skills: [
        'time.dates.on',
        'time.dates.onPastSunday',
        'time.dates.onWeeks',
        'time.dates.back',
        'time.dates.backWeeks',
      ],
    },
    hasNoWorksheet: true,
    videos: [],
    lessons: [
      ['use-language-relating-to-days-of-the-week', 'Use language relating to days of the week'],
      ['sequence-events-across-a-week-in-chronological-order', 'Sequence events across a week in chronological order'],
    ],
    statements: ['language-relating-dates-days-week'],
  },
]);
