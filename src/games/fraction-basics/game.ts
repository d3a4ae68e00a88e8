import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'fraction-basics',
  title: 'Fraction Basics',
  description: 'Find equal parts at the old mill.',
  chip: 'First fractions',
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
  description:
    'First fractions at the old mill: find half of 8, simplify, add and subtract, and write decimals as fractions. Bars show why. Free.',
  ages: '7-11',
  teaches: [
    'Halves and quarters of amounts',
    'Equal fractions',
    'Adding and subtracting fractions',
    'Decimals as fractions',
  ],
  isShortcut: true,
  sharePicture: { focusPercent: 55 },
};
