import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'math-warp',
  title,
  description,
  chip,
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
  description: pageDescription,
  ages: '9-14',
  teaches,
  sharePicture: { isNight: true, focusPercent: 52, islandAt: [738, 420] },
};
