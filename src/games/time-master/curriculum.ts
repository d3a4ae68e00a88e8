import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy', type: 'all' },
    england: [
      ['Year 1', 'Compare … time [for example … earlier, later].'],
      ['Year 1', 'Recognise and use language relating to dates, including days of the week …'],
      ['Year 2', 'Know the number of minutes in an hour …'],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'medium', type: 'all' },
    england: [
      [
        'Year 3',
        'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
      ],
      ['Year 4', 'Solve problems involving converting from hours to minutes …'],
    ],
    commonCore: ['3.MD.A.1'],
  },
  {
    round: { difficulty: 'hard', type: 'all' },
    england: [
      ['Year 2', 'Know … the number of hours in a day.'],
      [
        'Year 3',
        'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
      ],
    ],
    commonCore: ['3.MD.A.1'],
  },
  {
    round: { difficulty: 'easy', type: 'clock' },
    england: [['Year 1', 'Tell the time to the hour and half past the hour …']],
    commonCore: ['1.MD.B.3'],
  },
  {
    round: { difficulty: 'medium', type: 'clock' },
    england: [['Year 2', 'Tell … the time to five minutes, including quarter past/to the hour …']],
    commonCore: ['2.MD.C.7'],
  },
  {
    round: { difficulty: 'hard', type: 'clock' },
    england: [
      ['Year 3', 'Estimate and read time with increasing accuracy to the nearest minute …'],
      ['Year 4', 'Read … and convert time between … digital 12- and 24-hour clocks.'],
    ],
    commonCore: ['3.MD.A.1'],
  },
];
