import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

/** The title is Fraction Master, but the id is the route, which the specification sets. */
export const game = defineGame({
  id: 'fraction-simplify',
  title,
  description,
  chip,
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
  description: pageDescription,
  ages: '8-11',
  teaches,
  sharePicture: { islandAt: [876, 214] },
};
