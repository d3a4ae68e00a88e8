import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'time-master',
  title,
  description,
  chip,
  tint: 'violet',
  section: 'primary',
  order: 6,
  crop: '[--ox:50%] [--oy:52%]',
  island: { order: 7, spot: '[--x:-648] [--y:494] [--w:188]' },
  settings: { difficulty: ['easy', 'medium', 'hard'], type: ['all', 'clock'] },
  laterSettings: ['type'],
  questions: 10,
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['difficulty'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '6-11',
  teaches,
  sharePicture: { islandAt: [524, -6] },
};
