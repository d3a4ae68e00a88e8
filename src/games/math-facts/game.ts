import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'math-facts',
  title,
  description,
  chip,
  tint: 'coral',
  section: 'primary',
  order: 3,
  crop: '[--ox:25%] [--oy:60%]',
  island: { order: 9, spot: '[--x:-222] [--y:474] [--w:212]' },
  settings: {
    mode: ['addition', 'subtraction', 'multiplication', 'division', 'mixed'],
    difficulty: ['easy', 'medium', 'hard'],
  },
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['mode', 'difficulty'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '6-11',
  teaches,
  sharePicture: { focusPercent: 38, islandAt: [964, 408] },
};
