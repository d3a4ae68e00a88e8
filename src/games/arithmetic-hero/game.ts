import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'arithmetic-hero',
  title: 'Arithmetic Hero',
  documentTitle: 'Arithmetic Hero - Math Game',
  description: 'Zap the sums before they reach the city.',
  chip: '+ − × ÷ with a hero',
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
  description:
    'Zap falling sums before they reach the city. A free arithmetic game with five levels, a practice mode and a hero to dress.',
  ages: '8-14',
  teaches: ['Addition and subtraction', 'Multiplication and division', 'Mental arithmetic'],
  isShortcut: true,
  screenshot: { form: 'wide', label: 'Arithmetic Hero: sums fall on a city at night' },
  sharePicture: { isNight: true, focusPercent: 52, islandAt: [742, 36] },
};
