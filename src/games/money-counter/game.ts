import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'money-counter',
  title: 'Money Counter',
  description: 'Count the coins and give the right change.',
  chip: 'Coins and change',
  tint: 'leaf',
  section: 'primary',
  order: 7,
  crop: '[--ox:50%] [--oy:52%]',
  island: { order: 6, spot: '[--x:446] [--y:201] [--w:218]' },
  settings: { difficulty: ['easy', 'medium', 'hard'] },
  questions: 10,
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['difficulty'],
});

export const page: GamePage = {
  description:
    'Count coins, give change and shop at the market stall. A free game about money, with US coins and notes.',
  ages: '6-10',
  teaches: ['Counting money', 'Giving change', 'Adding and comparing amounts'],
  sharePicture: { islandAt: [566, 204] },
};
