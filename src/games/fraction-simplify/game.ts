import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

/** The title is Fraction Master, but the id is the route, which the specification sets. */
export const game = defineGame({
  id: 'fraction-simplify',
  title: 'Fraction Master',
  description: 'Cut the cakes into equal parts.',
  chip: 'Fractions',
  tint: 'coral',
  section: 'primary',
  order: 5,
  crop: '[--ox:50%] [--oy:44%]',
  island: { order: 12, spot: '[--x:456] [--y:431] [--w:224]' },
  settings: { difficulty: ['easy', 'medium', 'hard'] },
  questions: 10,
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  rememberedSettings: ['difficulty'],
});

export const page: GamePage = {
  description:
    'Cut the cakes: simplify, add, subtract and multiply fractions, and see why each answer is right. Free, with or without a clock.',
  ages: '8-11',
  teaches: ['Simplifying fractions', 'Adding and subtracting fractions', 'Multiplying fractions'],
  sharePicture: { islandAt: [876, 214] },
};
