import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'math-warp',
  title: 'Math Warp',
  description: 'Fly through the portal with the right answer.',
  chip: 'Times and divide',
  tint: 'teal',
  section: 'more',
  order: 11,
  crop: '[--ox:70%] [--oy:50%]',
  island: { order: 3, spot: '[--x:366] [--y:-3] [--w:216]', ground: 'air' },
  settings: {},
  isTimed: true,
  maxPlayers: 2,
});

export const page: GamePage = {
  description: 'Find the missing number and fly through the portal. A free game for multiplication and division facts.',
  ages: '9-14',
  teaches: ['Multiplication and division', 'Missing numbers'],
  sharePicture: { isNight: true, focusPercent: 52, islandAt: [738, 420] },
};
