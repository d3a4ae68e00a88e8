import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'algebra-adventure',
  title: 'Algebra Adventure',
  description: 'Keep the balance level and find x.',
  chip: 'The missing number',
  tint: 'sun',
  section: 'primary',
  order: 8,
  crop: '[--ox:27%] [--oy:45%]',
  island: { order: 11, spot: '[--x:247] [--y:518] [--w:205]' },
  settings: { mode: ['findX', 'balance', 'substitute'], difficulty: ['easy', 'medium', 'hard'] },
  isTimed: true,
  maxPlayers: 2,
  rememberedSettings: ['mode', 'difficulty'],
});

export const page: GamePage = {
  description:
    'Keep the balance level and find x. A free first algebra game: solve equations by what both sides weigh.',
  ages: '8-14',
  teaches: ['First algebra', 'Solving equations', 'Substitution'],
  sharePicture: { focusPercent: 52 },
};
