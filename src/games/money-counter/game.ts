import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'money-counter',
  title,
  description,
  chip,
  tint: 'leaf',
  section: 'primary',
  order: 7,
  crop: '[--ox:50%] [--oy:52%]',
  island: { order: 6, spot: '[--x:446] [--y:201] [--w:218]' },
  settings: { difficulty: ['easy', 'medium', 'hard'], money: ['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'INR'] },
  laterSettings: ['money'],
  questions: 10,
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['difficulty'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '6-10',
  teaches,
  sharePicture: { islandAt: [566, 204] },
};
