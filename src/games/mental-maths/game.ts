import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'mental-maths',
  title: 'Mental Maths',
  cardTitle: 'Mental Maths Challenge',
  description: 'Pop the bubble with the right answer before the time is up.',
  chip: '+ − × ÷ in your head',
  tint: 'teal',
  section: 'primary',
  order: 1,
  crop: '[--ox:33%] [--oy:55%]',
  island: { order: 10, spot: '[--x:14] [--y:490] [--w:216]' },
  settings: {},
  questions: 25,
  isTimed: true,
  maxPlayers: 2,
});

export const page: GamePage = {
  description:
    'Twenty-five sums to do in your head: pop the bubble with the right answer. A free mental maths game, with or without a clock.',
  ages: '7-11',
  teaches: ['Mental arithmetic', 'Addition and subtraction', 'Multiplication and division'],
  isShortcut: true,
  screenshot: { form: 'narrow', label: 'Mental Maths on a phone' },
  sharePicture: { focusPercent: 62, islandAt: [506, 408] },
};
