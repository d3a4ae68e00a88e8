import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'time-master',
  title: 'Time Master',
  description: 'Watch the hands of the big clock turn.',
  chip: 'Clocks, hours, dates',
  tint: 'violet',
  section: 'primary',
  order: 6,
  crop: '[--ox:50%] [--oy:52%]',
  island: { order: 7, spot: '[--x:-648] [--y:494] [--w:188]' },
  settings: { difficulty: ['easy', 'medium', 'hard'], type: ['all', 'clock'] },
  laterSettings: ['type'],
  questions: 10,
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['difficulty'],
});

export const page: GamePage = {
  description:
    'Read the clock, convert time, and find how much time has passed. A free game about clocks, hours and dates.',
  ages: '6-11',
  teaches: ['Telling the time', 'Units of time', 'Elapsed time and dates'],
  sharePicture: { islandAt: [524, -6] },
};
