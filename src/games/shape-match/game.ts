import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'shape-match',
  title: 'Shape Match',
  description: 'Name each shape and count its sides.',
  chip: 'Shapes and sides',
  tint: 'leaf',
  section: 'primary',
  order: 4,
  crop: '[--ox:50%] [--oy:72%]',
  island: { order: 1, spot: '[--x:-93] [--y:19] [--w:198]' },
  firstRound: { seed: 383, questions: 3 },
  settings: { difficulty: ['easy', 'medium', 'hard'] },
  isTimed: false,
  opensWith: 'question',
  maxPlayers: 2,
});

export const page: GamePage = {
  description:
    'Name shapes, count their sides and compare them in a garden of statues. A free geometry game for primary school.',
  ages: '5-9',
  teaches: ['Names of flat shapes', 'Sides of shapes', 'Comparing shapes'],
};
