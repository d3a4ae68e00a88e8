import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'number-bonds',
  title: 'Number Bonds',
  description: 'Find the beads that are missing.',
  chip: 'Parts of a whole',
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
  description:
    'Two parts make a whole: find the missing one among four. A free game about number bonds of 5, 10 and 20.',
  ages: '5-8',
  teaches: ['Number bonds', 'Addition and subtraction'],
};
