import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'target-takedown',
  title: 'Target Takedown',
  description: 'Pick tiles that add up to the target.',
  chip: 'Adding up',
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
  description:
    'Pick number tiles that add up to the target. A free game for adding in your head, at speed or with all the time you want.',
  ages: '8-14',
  teaches: ['Addition', 'Making totals', 'Mental arithmetic'],
  sharePicture: { focusPercent: 66, islandAt: [962, -2] },
};
