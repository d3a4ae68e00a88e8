import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      ['Year 2', 'Know the number of minutes in an hour and the number of hours in a day.'],
      ['Year 1', 'Recognise and use language relating to dates, including days of the week, weeks, months and years.'],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'medium' },
    england: [
      [
        'Year 3',
        'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
      ],
    ],
    commonCore: [],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      [
        'Year 3',
        'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
      ],
    ],
    commonCore: [],
  },
];
