import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'place-value',
  title,
  description,
  chip,
  tint: 'leaf',
  section: 'more',
  order: 15,
  crop: '[--ox:50%] [--oy:60%]',
  island: { order: 15, spot: '[--x:610] [--y:60] [--w:100]' },
  settings: { difficulty: ['easy', 'medium', 'hard'] },
  questions: 10,
  isTimed: true,
});

/** For search engines and link previews, and for the page until the game has loaded. */
export const page: GamePage = {
  description: pageDescription,
  ages: '6-9',
  teaches,
};
