import type { Curriculum } from '../../catalogue/define-game.ts';

export const curriculum: Curriculum = [
  {
    round: {},
    england: [
      ['Year 1', 'Recognise and name common 2-D shapes [for example … squares … circles and triangles].'],
      ['Year 2', 'Identify … the properties of 2-D shapes, including the number of sides …'],
      ['Year 2', 'Compare … common 2-D … shapes …'],
    ],
    commonCore: ['K.G.A.2'],
  },
];
