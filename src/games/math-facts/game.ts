import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'math-facts',
  title: 'Math Facts Race',
  description: 'Answer quickly and race along the coast.',
  chip: 'Quick sums',
  tint: 'coral',
  section: 'primary',
  order: 3,
  crop: '[--ox:25%] [--oy:60%]',
  island: { order: 9, spot: '[--x:-222] [--y:474] [--w:212]' },
  settings: {
    mode: ['addition', 'subtraction', 'multiplication', 'division', 'mixed'],
    difficulty: ['easy', 'medium', 'hard'],
  },
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['mode', 'difficulty'],
});

export const page: GamePage = {
  description:
    'Type the answers and race your cart along the coast. A free game to practise number facts: addition, subtraction, multiplication and division.',
  ages: '6-11',
  teaches: ['Number facts', 'Addition and subtraction', 'Multiplication and division'],
  sharePicture: { focusPercent: 38, islandAt: [964, 408] },
};
