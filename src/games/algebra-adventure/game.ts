import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'algebra-adventure',
  title,
  description,
  chip,
  tint: 'sun',
  section: 'primary',
  order: 8,
  crop: '[--ox:27%] [--oy:45%]',
  island: { order: 11, spot: '[--x:247] [--y:518] [--w:205]' },
  settings: { mode: ['findX', 'balance', 'substitute'], difficulty: ['easy', 'medium', 'hard'] },
  isTimed: true,
  maxPlayers: 2,
  rememberedSettings: ['mode', 'difficulty'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '8-14',
  teaches,
  sharePicture: { focusPercent: 52 },
};
