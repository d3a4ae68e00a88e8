import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'fraction-basics',
  title,
  description,
  chip,
  tint: 'sun',
  section: 'more',
  order: 12,
  crop: '[--ox:35%] [--oy:60%]',
  island: { order: 8, spot: '[--x:-433] [--y:499] [--w:194]' },
  settings: { type: ['all', 'convert', 'simplify', 'add', 'subtract', 'halves', 'thirds'] },
  isTimed: false,
  hasTypedAnswers: true,
  opensWith: 'question',
  maxPlayers: 2,
});

export const page: GamePage = {
  description: pageDescription,
  ages: '7-11',
  teaches,
  isShortcut: true,
  sharePicture: { focusPercent: 55 },
};
