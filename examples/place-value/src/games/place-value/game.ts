import { defineGame, type GamePage } from '../../catalogue/define-game.ts';

export const game = defineGame({
  id: 'place-value',
  title: 'Place Value',
  description: 'Put each digit in its place and load the train.',
  chip: 'Thousands to ones',
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
  description:
    'Digit cards go to thousands, hundreds, tens and ones: make numbers from words and from their parts. A free game about place value.',
  ages: '6-9',
  teaches: ['Place value to 10,000', 'Zero as a place holder', 'Numbers in words'],
};
