import type { Curriculum } from '../define-game.ts';

/** What of the curricula each of its rounds practises. */
export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      [
        'Year 1',
        'Tell the time to the hour and half past the hour and draw the hands on a clock face to show these times.',
      ],
      ['Year 2', 'Know the number of minutes in an hour and the number of hours in a day.'],
      ['Year 1', 'Recognise and use language relating to dates, including days of the week, weeks, months and years.'],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'medium' },
    england: [
      [
        'Year 2',
        'Tell and write the time to five minutes, including quarter past/to the hour and draw the hands on a clock face to show these times.',
      ],
      [
        'Year 3',
        'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
      ],
      ['Year 2', 'Compare and sequence intervals of time.'],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      [
        'Year 3',
        'Tell and write the time from an analogue clock, including using Roman numerals from I to XII, and 12-hour and 24-hour clocks.',
      ],
      ['Year 4', 'Read, write and convert time between analogue and digital 12- and 24-hour clocks.'],
      [
        'Year 4',
        'Solve problems involving converting from hours to minutes, minutes to seconds, years to months, weeks to days.',
      ],
    ],
    commonCore: [],
  },
];
