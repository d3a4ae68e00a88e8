import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'number-bonds',
  title,
  description,
  chip,
  tint: 'sky',
  section: 'more',
  order: 14,
  crop: '[--ox:50%] [--oy:50%]',
  island: { order: 14, spot: '[--x:626] [--y:330] [--w:120]' },
  settings: { difficulty: ['easy', 'medium', 'hard'] },
  questions: 10,
  isTimed: true,
});

/** For search engines and link previews, and for the page until the game has loaded. */
export const page: GamePage = {
  description: pageDescription,
  ages: '5-8',
  teaches,
};
