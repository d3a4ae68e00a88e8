import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'times-tables',
  title: 'Times Tables',
  heading: 'Times Tables Master',
  cardTitle: 'Times Tables Master',
  description: 'Find the hidden numbers and turn over every tile.',
  chip: 'Times tables',
  tint: 'violet',
  section: 'primary',
  order: 2,
  crop: '[--ox:50%] [--oy:70%]',
  island: { order: 4, spot: '[--x:-66] [--y:247] [--w:218]' },
  settings: { size: ['3', '4'] },
  isTimed: true,
  hasTypedAnswers: true,
  opensWith: 'question',
});

export const page: GamePage = {
  description:
    'A free times tables puzzle: find the hidden factors from 1 to 9 by their products, and turn over every tile.',
  ages: '7-11',
  teaches: ['Times tables', 'Factors and products'],
  isShortcut: true,
};
