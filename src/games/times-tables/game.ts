import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { cardTitle, chip, description, heading, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'times-tables',
  title,
  heading,
  cardTitle,
  description,
  chip,
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
  description: pageDescription,
  ages: '7-11',
  teaches,
  isShortcut: true,
};
