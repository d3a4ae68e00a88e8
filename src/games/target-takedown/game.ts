import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'target-takedown',
  title,
  description,
  chip,
  tint: 'coral',
  section: 'primary',
  order: 9,
  crop: '[--ox:70%] [--oy:70%]',
  island: { order: 5, spot: '[--x:176] [--y:301] [--w:248]' },
  settings: { mode: ['classic', 'survival', 'chill'] },
  isTimed: true,
  hasFewerChoices: true,
  rememberedSettings: ['mode'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '8-14',
  teaches,
  sharePicture: { focusPercent: 66, islandAt: [962, -2] },
};
