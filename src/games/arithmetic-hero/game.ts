import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, documentTitle, pageDescription, screenshotLabel, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'arithmetic-hero',
  title,
  documentTitle,
  description,
  chip,
  tint: 'violet',
  section: 'more',
  order: 10,
  crop: '[--ox:45%] [--oy:50%]',
  island: { order: 2, spot: '[--x:110] [--y:76] [--w:239]' },
  settings: {
    mode: ['arcade', 'practice', 'challenge'],
    level: ['1', '2', '3', '4', '5'],
    answers: ['type', 'choice'],
  },
  isTimed: true,
  hasEndlessRounds: true,
  rememberedSettings: ['mode', 'level'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '8-14',
  teaches,
  isShortcut: true,
  screenshot: { form: 'wide', label: screenshotLabel },
  sharePicture: { isNight: true, focusPercent: 52, islandAt: [742, 36] },
};
