import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: { difficulty: 'easy' },
    england: [
      ['Year 1', 'Compare … time [for example … earlier, later].'],
      ['Year 1', 'Recognise and use language relating to dates, including days of the week …'],
      ['Year 2', 'Know the number of minutes in an hour …'],
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
      ['Year 4', 'Solve problems involving converting from hours to minutes …'],
    ],
    commonCore: ['3.MD.A.1'],
  },
  {
    round: { difficulty: 'hard' },
    england: [
      ['Year 2', 'Know … the number of hours in a day.'],
      [
        'Year 3',
        'Compare durations of events [for example, to calculate the time taken by particular events or tasks].',
      ],
    ],
    commonCore: ['3.MD.A.1'],
  },
];
